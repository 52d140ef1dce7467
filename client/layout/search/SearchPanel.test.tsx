import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SearchForm } from '#client/search/SearchForm.tsx';
import { SearchPanel } from './SearchPanel.tsx';
import { SEARCH_DEBOUNCE_MS } from './type-search.ts';

const ask = vi.hoisted(() => vi.fn<(document: unknown, variables: { query: string }) => Promise<unknown>>());
const popular = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('#client/data/query-browser.ts', () => ({
  queryBrowser: (document: unknown, variables: { query: string }) =>
    'query' in variables ? ask(document, variables) : popular(),
}));

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
const GAMES = [{ ...game, path: 'wow-carry', children: [{ ...raids, children: [] }] }];
const SITE = {
  games: GAMES,
  menu: { games: GAMES, links: null },
  currency: 'USD',
  region: 'US',
};
const NOTHING_TOLD = { instead: null, notSold: null, leftOut: [] };
const LINE = {
  __typename: 'InterpretedLine',
  quantity: 500,
  options: [
    { sendid: '1', value: '11', name: 'Region', text: 'Europe', preset: false },
    { sendid: '2', value: '21', name: 'Route', text: 'Auction house', preset: true },
  ],
  query: 'region=eu&quantity=500',
  missing: [],
  chips: [
    { key: 'amount', name: 'Amount', value: '500000', state: 'CHOSEN', text: '500k', start: 0, end: 4 },
    { key: 'region', name: 'Region', value: 'Europe', state: 'CHOSEN', text: 'eu', start: 5, end: 7 },
  ],
  total: { formatted: '$9.68' },
  isFrom: false,
  eta: '1 hour',
  run: null,
  product: { id: '17', name: 'WoW gold', path: 'wow-carry/gold/wow-gold', inStock: true, image, game },
};
const FOUND = {
  interpret: { lines: [] as unknown[] },
  search: {
    ...NOTHING_TOLD,
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
  vi.useFakeTimers();
  ask.mockReset().mockResolvedValue(FOUND);
  popular
    .mockReset()
    .mockResolvedValue({ wow: { items: [{ ...raid, price: { amount: '34.90', formatted: '$34.90' } }] } });
  localStorage.clear();
  const Page = () => (
    <SearchForm>
      <SearchPanel />
    </SearchForm>
  );
  const routes = [{ id: 'site', path: '*', Component: Page, loader: () => SITE }];
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { site: SITE } } });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<RouterProvider router={router} />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
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

it('local matches appear at once, then results with name, picture and price after the debounce', async () => {
  await type('raid');
  expect(status()).toBe('Searching…');
  expect(rows().map(({ textContent }) => textContent)).toEqual(['RaidsWorld of Warcraft']);
  expect(ask).not.toHaveBeenCalled();
  await rest();
  expect(status()).toBe('12 results for “raid”');
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    'Heroic raidWorld of Warcraftfrom $34.90',
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

it('words that were read as others are told, and those that were left out', async () => {
  const told = async (search: object) => {
    ask.mockResolvedValue({ ...FOUND, search: { ...FOUND.search, ...search } });
    await type(`raid ${JSON.stringify(search).length}`);
    await rest();
    return document.querySelector('p')?.textContent;
  };
  expect(await told({ instead: 'valorant immortal' })).toBe('Showing results for “valorant immortal”:');
  expect(await told({ instead: 'raid', leftOut: ['xyzzy'] })).toMatch(
    /^Nothing has all of .* Closest without “xyzzy”:$/,
  );
});

it('arrow keys cycle through the rows while focus stays in the field, and Enter opens the active row', async () => {
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

it('Enter without an active row submits the form and cancels the pending search', async () => {
  await type('raid');
  expect((await press('Enter')).defaultPrevented).toBe(false);
  await act(async () => void field().form!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  await rest();
  expect(ask).not.toHaveBeenCalled();
  expect(status()).toBe('');
});

it('Escape closes the list, then clears the field, then is not handled', async () => {
  await type('raid');
  await rest();
  expect((await press('Escape')).defaultPrevented).toBe(true);
  expect([field().value, rows()]).toEqual(['raid', []]);
  expect((await press('Escape')).defaultPrevented).toBe(true);
  expect([field().value, rows()]).toEqual(['', []]);
  expect((await press('Escape')).defaultPrevented).toBe(false);
});

it('the down arrow reopens the list that Escape closed', async () => {
  await type('raid');
  await rest();
  await press('Escape');
  expect((await press('ArrowDown')).defaultPrevented).toBe(true);
  expect(rows()).toHaveLength(4);
  expect(ask).toHaveBeenCalledOnce();
});

it('leaving the field closes the results, and returning reopens them without another request', async () => {
  await type('raid');
  await rest();
  await act(async () => field().blur());
  expect(rows()).toEqual([]);
  await act(async () => field().focus());
  expect(rows()).toHaveLength(4);
  expect(ask).toHaveBeenCalledOnce();
});

it('without results a link leads to the “Help me build” form with the query', async () => {
  ask.mockResolvedValue({
    interpret: { lines: [] },
    search: { ...NOTHING_TOLD, leftOut: ['xyzzy'], total: 0, products: [], categories: [] },
  });
  await type('xyzzy');
  // Until there is an answer, what stood there before stays.
  expect([status(), rows().length]).toEqual(['Searching…', 2]);
  await rest();
  expect(status()).toBe('Nothing found');
  expect(document.querySelector('[role=listbox]')?.getAttribute('aria-label')).toBe('Suggestions');
  expect(document.querySelector('p')?.textContent).toContain('Nothing found for “xyzzy”');
  expect(rows().map((row) => row.getAttribute('href'))).toEqual([
    '/en-us/wow-carry/raids/heroic',
    '/en-us/hmb?q=xyzzy',
  ]);
});

it('a failed search shows an error, and local suggestions remain', async () => {
  ask.mockRejectedValue(new Error('no network'));
  await type('kyveza');
  await rest();
  expect(status()).toBe('No answer. Enter tries again.');
  expect(document.querySelector('p')?.textContent).toBe('No answer. Enter tries again.');
  expect(rows().map(({ textContent }) => textContent)).toContain('World of Warcraft');
});

it('a query for something not sold shows the reason', async () => {
  const notSold = 'We do not sell accounts';
  ask.mockResolvedValue({
    interpret: { lines: [] },
    search: { ...NOTHING_TOLD, notSold, total: 0, products: [], categories: [] },
  });
  await type('account');
  await rest();
  expect(document.body.textContent).toContain('We do not sell accounts.');
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    'Heroic raidWorld of Warcraftfrom $34.90',
    'Questions and answers',
  ]);
});

it('a matched configuration is listed first, with its price, a link and Add to cart', async () => {
  ask.mockResolvedValue({ ...FOUND, interpret: { lines: [LINE] } });
  await type('500k eu');
  await rest();
  const [open, add] = rows();
  expect(open?.textContent).toContain('500,000 · Europe');
  expect(open?.textContent).toContain('$9.68');
  expect(open?.getAttribute('href')).toBe('/en-us/wow-carry/gold/wow-gold?region=eu&quantity=500');
  expect(add?.textContent).toBe('Add to cart: WoW gold');
});

it('a configuration with a missing choice asks for it instead of offering Add to cart', async () => {
  const missing = [{ key: 'faction', name: 'Faction', message: '' }];
  ask.mockResolvedValue({ ...FOUND, interpret: { lines: [{ ...LINE, missing }] } });
  await type('500k eu');
  await rest();
  expect(rows()[0]?.textContent).toContain('Choose faction');
  expect(rows().some(({ textContent }) => textContent?.startsWith('Add to cart'))).toBe(false);
});

it('an empty field lists recent searches, popular services and games', async () => {
  localStorage.setItem('recent-searches', '["m+ 10"]');
  await act(async () => field().focus());
  const links = () => rows().map((row) => row.getAttribute('href'));
  expect(links()).toEqual(['/en-us/search/m%2B%2010', '/en-us/wow-carry/raids/heroic', '/en-us/wow-carry']);
  await act(async () => document.querySelector<HTMLElement>('[aria-label="Clear recent searches"]')!.click());
  expect(links()).toEqual(['/en-us/wow-carry/raids/heroic', '/en-us/wow-carry']);
  expect(localStorage.getItem('recent-searches')).toBeNull();
});

it('a submitted search is stored in localStorage', async () => {
  await type('raid');
  await act(async () => void field().form!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  expect(localStorage.getItem('recent-searches')).toBe('["raid"]');
});
