import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SearchForm } from '#client/search/SearchForm.tsx';
import { SearchPanel } from './SearchPanel.tsx';
import { SEARCH_DEBOUNCE_MS } from './type-search.ts';

const ask = vi.hoisted(() => vi.fn<(document: unknown, variables: { query: string }) => Promise<unknown>>());
vi.mock('#client/app/load.ts', () => ({ browserLoad: ask }));

const game = { __typename: 'Category', id: '1', name: 'World of Warcraft', image: '/media/wow.svg' };
const image = { src: '/media/raid.webp', avif: '', webp: '', width: 320, height: 240 };
const raid = { id: '7', name: 'Heroic raid', path: 'wow-carry/raids/heroic', image, game };
const free = { id: '8', name: 'Raid advice', path: 'wow-carry/raids/advice', image, game };
const raids = {
  id: '2',
  name: 'Raids',
  path: 'wow-carry/raids',
  productCount: 27,
  priceFrom: { formatted: '$8.90' },
  game,
};
const FOUND = {
  search: {
    total: 12,
    products: [
      { ...raid, price: { amount: '34.90', formatted: '$34.90' } },
      { ...free, price: { amount: '0.00', formatted: '$0.00' } },
    ],
    categories: [raids],
  },
};

let root: Root;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  ask.mockReset().mockResolvedValue(FOUND);
  const Page = () => (
    <SearchForm>
      <SearchPanel />
    </SearchForm>
  );
  const router = createMemoryRouter([{ path: '*', Component: Page }]);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<RouterProvider router={router} />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const field = () => document.querySelector('input')!;
const rows = () => [...document.querySelectorAll<HTMLElement>('[role=option]')];
const status = () => document.querySelector('[role=status]')?.textContent;

async function type(text: string) {
  await act(async () => {
    field().focus();
    field().value = text;
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
}

async function rest() {
  await act(() => vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS));
}

async function press(key: string) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  await act(async () => void field().dispatchEvent(event));
  return event;
}

it('services and categories are found with name and picture, and with a price where there is one', async () => {
  await type('raid');
  expect(status()).toBe('Searching…');
  expect(field().getAttribute('aria-expanded')).toBe('false');
  await rest();
  expect(status()).toBe('12 results for “raid”');
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    'Heroic raidWorld of Warcraft$34.90',
    'Raid adviceWorld of Warcraft',
    'RaidsWorld of Warcraft, 27 servicesfrom $8.90',
    'All 12 results for “raid”',
  ]);
  expect(rows().map((row) => row.querySelector('img') !== null)).toEqual([true, true, true, false]);
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    'raid',
    'Raid',
    'Raid',
  ]);
});

it('the arrows go round the rows while the focus stays in the field, and Enter opens the row', async () => {
  await type('raid');
  await rest();
  const activeRow = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
  expect(activeRow()).toBeUndefined();
  await press('ArrowDown');
  expect(activeRow()).toContain('Heroic raid');
  await press('ArrowUp');
  expect(activeRow()).toContain('All 12 results');
  await press('Home');
  expect(activeRow()).toContain('Heroic raid');
  await press('End');
  await press('ArrowUp');
  expect(rows()[2]?.getAttribute('aria-selected')).toBe('true');
  expect(document.activeElement).toBe(field());
  const followed: string[] = [];
  document.addEventListener('click', (event) => {
    event.preventDefault();
    followed.push((event.target as HTMLElement).getAttribute('href') ?? '');
  });
  expect((await press('Enter')).defaultPrevented).toBe(true);
  expect(followed).toEqual(['/en-us/wow-carry/raids']);
});

it('Enter without a chosen row is the form’s own, and the question on its way is called off', async () => {
  await type('raid');
  expect((await press('Enter')).defaultPrevented).toBe(false);
  await act(async () => void field().form!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  await rest();
  expect(ask).not.toHaveBeenCalled();
  expect(status()).toBe('');
});

it('Escape empties the field and takes the results away at once; then it is for others', async () => {
  await type('raid');
  await rest();
  expect((await press('Escape')).defaultPrevented).toBe(true);
  expect([field().value, rows().length]).toEqual(['', 0]);
  expect((await press('Escape')).defaultPrevented).toBe(false);
});

it('leaving the field closes the results, coming back opens them without another question', async () => {
  await type('raid');
  await rest();
  await act(async () => field().blur());
  expect(rows()).toEqual([]);
  await act(async () => field().focus());
  expect(rows()).toHaveLength(4);
  expect(ask).toHaveBeenCalledOnce();
});

it('without results there is no list, only a word of it', async () => {
  ask.mockResolvedValue({ search: { total: 0, products: [], categories: [] } });
  await type('xyzzy');
  await rest();
  expect(status()).toBe('Nothing found');
  expect(document.querySelector('[role=listbox]')).toBeNull();
  expect(field().hasAttribute('aria-controls')).toBe(false);
});
