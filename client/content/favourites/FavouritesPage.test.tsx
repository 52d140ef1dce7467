import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refuseStorage } from '#tests/support/refuse-storage.ts';
import { LoadError } from '#client/data/load.ts';
import { BUILDS_KEY } from '#client/product/saved/builds.ts';
import { FAVOURITES_KEY } from '#client/product/saved/favourites.ts';
import { FavouritesPage } from './FavouritesPage.tsx';

const shop = vi.hoisted(() => ({ asked: [] as unknown[], answer: async (): Promise<unknown> => ({}) }));
vi.mock('#client/data/fetch-operation.ts', () => ({
  fetchOperation: (_: unknown, variables: unknown) => {
    shop.asked.push(variables);
    return shop.answer();
  },
}));
vi.mock('#client/site/site.ts', () => ({ useSite: () => ({ games: [], content: null }) }));

const kept = (id: string, name: string) => ({ id, path: `wow-carry/${id}`, name });
const card = (id: string, name: string) => ({
  __typename: 'Product',
  ...kept(id, name),
  image: { src: '' },
  highlights: [],
  price: { formatted: '$10.00' },
  inStock: true,
  nextStep: 'Pick a run',
});

let root: Root;
beforeEach(() => {
  localStorage.clear();
  shop.asked.length = 0;
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

async function show(...list: object[]): Promise<void> {
  if (list.length > 0) localStorage.setItem(FAVOURITES_KEY, JSON.stringify(list));
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.body.firstElementChild as HTMLElement);
  const router = createMemoryRouter([{ path: '/', element: <FavouritesPage /> }]);
  await act(async () => root.render(<RouterProvider router={router} />));
}

const text = () => document.body.textContent;
const press = (label: string) =>
  act(async () => {
    const button = [...document.querySelectorAll('button')].find(
      (one) => one.getAttribute('aria-label') === label || one.textContent === label,
    );
    button?.focus();
    button?.click();
  });

test('all favorites are fetched in one request, and shown with current prices', async () => {
  shop.answer = async () => ({ productsById: [card('1', 'Raid'), card('2', 'Gold')] });
  await show(kept('1', 'Raid'), kept('2', 'Gold'));
  expect(shop.asked).toEqual([{ ids: ['1', '2'] }]);
  expect([...document.querySelectorAll('article h3')].map((one) => one.textContent)).toEqual(['Raid', 'Gold']);
  expect(text()).toContain('$10.00');
});

test('a favorite that is no longer sold is reported and can be removed', async () => {
  shop.answer = async () => ({ productsById: [null] });
  await show(kept('1', 'Old raid'));
  expect(text()).toContain('Old raid is no longer sold');
  await press('Remove: Old raid');
  expect(document.activeElement).toBe(document.querySelector('main'));
  expect(text()).toContain('No favorites yet');
  expect(localStorage.getItem(FAVOURITES_KEY)).toBeNull();
});

test('without favorites no request is sent', async () => {
  await show();
  expect(shop.asked).toEqual([]);
  expect(text()).toContain('No favorites yet');
});

test('without a shop response an error is shown, and Try again fetches the favorites again', async () => {
  shop.answer = () => Promise.reject(new LoadError('NETWORK'));
  await show(kept('1', 'Raid'));
  expect(text()).toContain('The shop did not answer');
  shop.answer = async () => ({ productsById: [card('1', 'Raid')] });
  await press('Try again');
  expect(text()).toContain('$10.00');
});

test('an unmarked favorite stays on the page and can be marked again', async () => {
  shop.answer = async () => ({ productsById: [card('1', 'Raid')] });
  await show(kept('1', 'Raid'));
  await press('Favorite: Raid');
  expect(localStorage.getItem(FAVOURITES_KEY)).toBeNull();
  await press('Favorite: Raid');
  expect(localStorage.getItem(FAVOURITES_KEY)).toContain('Raid');
});

const PATH = 'wow-carry/raids/raid';
const saved = (name: string, difficulty: string) => ({
  name,
  product: 'Raid',
  path: PATH,
  search: `?difficulty=${difficulty}`,
  quantity: 1,
  options: [{ sendid: 'difficulty', value: difficulty }],
});
const quoted = (formatted: string) => ({ quote: { quote: { total: { formatted }, isExact: true }, errors: [] } });

test('a saved build shows its current price and links to its configuration', async () => {
  localStorage.setItem(BUILDS_KEY, JSON.stringify([saved('Main', 'heroic')]));
  shop.answer = async () => quoted('$26.00');
  await show();
  expect(shop.asked).toEqual([{ product: PATH, quantity: 1, options: [{ sendid: 'difficulty', value: 'heroic' }] }]);
  expect(text()).toContain('today $26.00');
  const link = document.querySelector('a[aria-label="Open: Main"]');
  expect(link?.getAttribute('href')).toBe(`/en-us/${PATH}?difficulty=heroic`);
});

test('a build without a price shows the reason and can be removed', async () => {
  localStorage.setItem(BUILDS_KEY, JSON.stringify([saved('Main', 'heroic'), saved('Alt', 'mythic')]));
  const errors = [{ code: 'OUT_OF_RANGE', field: 'quantity', message: 'At most 3' }];
  shop.answer = async () => ({ quote: { quote: null, errors } });
  await show();
  expect(text()).toContain('No price today. At most 3');
  await press('Remove: Main');
  expect(document.activeElement?.id).toBe('builds');
  expect([...document.querySelectorAll('input')].map(({ defaultValue }) => defaultValue)).toEqual(['Alt']);
});

test('a build of a discontinued service is reported, and links to a search instead', async () => {
  localStorage.setItem(BUILDS_KEY, JSON.stringify([saved('Main', 'heroic')]));
  const errors = [{ code: 'NOT_FOUND', field: 'product', message: 'Product not found' }];
  shop.answer = async () => ({ quote: { quote: null, errors } });
  await show();
  expect(text()).toContain('No longer sold');
  const search = document.querySelector('a[aria-label="Find something like Raid"]');
  expect(search?.getAttribute('href')).toBe('/en-us/search/Raid');
  expect(document.querySelector(`a[href*="${PATH}"]`)).toBeNull();
  await press('Remove: Main');
  expect(localStorage.getItem(BUILDS_KEY)).toBeNull();
});

test('without browser storage a notice is shown', async () => {
  shop.answer = async () => ({ productsById: [] });
  await show();
  expect(text()).not.toContain('keeps nothing for us');
  await act(async () => root.unmount());
  refuseStorage();
  await show();
  expect(text()).toContain('Your browser keeps nothing for us');
});
