import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { keepAdded, showAdded } from '#client/cart/count/added.ts';
import type { CartPage_CartFragment } from '#client/generated/graphql.ts';
import { listenForBack } from '#client/ui/hydration/back-press.ts';
import { whenPainted } from '#client/ui/hydration/when-painted.ts';
import { AddedNotice, QUIET_MS } from './AddedNotice.tsx';

const related = vi.hoisted(() => ({ products: [] as object[] }));
vi.mock('#client/data/query-browser.ts', () => ({
  queryBrowser: async () => ({ related: related.products }),
  forgetCart: async () => undefined,
  keepAnswer: () => undefined,
}));

const picture = { src: '/a.png', avif: '', webp: '', width: 100, height: 100 };
const product = (id: string, name: string, required: boolean) => ({
  id,
  name,
  path: `wow-carry/${id}`,
  image: picture,
  start: 'Today',
  eta: '',
  price: { formatted: '$9.00' },
  inStock: true,
  nextStep: required ? 'Pick a day' : null,
});
const line = (id: string, name: string, answer: string) => ({
  id,
  product: { id: `p${id}`, name, path: 'wow-carry/raid', image: picture },
  choices: [answer],
  start: null,
  eta: '',
  answers: [{ sendid: '1', value: answer }],
  quantity: 1,
  inStock: true,
  problem: null,
  event: null,
  total: { amount: '12.00', formatted: '$12.00' },
});
const cart = {
  lines: [line('1', 'Old raid', 'Horde'), line('2', 'New raid', 'Alliance')],
  total: { formatted: '$24.00' },
} as unknown as CartPage_CartFragment;

beforeAll(listenForBack);

let root: Root;
let router: ReturnType<typeof createMemoryRouter>;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  // So that no fetch stands between the press and the sheet.
  await Promise.all([import('./AddedSheet.tsx'), import('#client/cart/add-to-cart.ts')]);
  router = createMemoryRouter([{ path: '*', Component: AddedNotice }]);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<RouterProvider router={router} />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
});

const add = () =>
  act(async () => {
    keepAdded(cart, '2');
    showAdded();
  });
const sheet = () => document.querySelector('dialog[open]');
/** Once the frame without it is painted. */
const isClosed = async () => {
  await act(whenPainted);
  expect(sheet()).toBeNull();
};
const press = (name: string) =>
  act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click());

test('the dialog lists the added line first, then the cart, its total, related products and links', async () => {
  related.products = [product('7', 'Coaching', true), product('8', 'Mount', false), product('p2', 'New raid', false)];
  await add();
  const names = [...document.querySelectorAll('dialog li')].map((one) => one.textContent);
  expect(names).toEqual([
    'New raidAlliance$12.00',
    'Old raidHorde$12.00',
    'MountToday$9.00',
    'CoachingTodayfrom $9.00',
  ]);
  expect(sheet()?.querySelector('output')?.textContent).toBe('$24.00');
  expect([...document.querySelectorAll('dialog a')].map((one) => one.textContent)).toEqual(
    expect.arrayContaining(['View cart', 'Checkout']),
  );
  expect(document.activeElement?.textContent).toBe('Added to your cart');
});

test('the dialog is not shown again within ten seconds', async () => {
  await add();
  await press('Keep shopping');
  await isClosed();
  vi.setSystemTime(Date.now() + QUIET_MS - 1);
  await add();
  expect(sheet()).toBeNull();
  vi.setSystemTime(Date.now() + 1);
  await add();
  expect(sheet()).not.toBeNull();
});

test('the browser’s back button closes the dialog', async () => {
  const before = history.length;
  await add();
  expect(history.length).toBe(before + 1);
  const back = new PopStateEvent('popstate', { state: {} });
  Object.defineProperty(back, 'isTrusted', { value: true });
  await act(async () => void dispatchEvent(back));
  await isClosed();
});

test('navigation to another page closes the dialog', async () => {
  await add();
  expect(sheet()).not.toBeNull();
  await act(() => router.navigate('/elsewhere'));
  expect(sheet()).toBeNull();
});

test('the dialog is not shown when the buyer goes straight to checkout', async () => {
  await act(async () => keepAdded(cart, '2'));
  expect(sheet()).toBeNull();
});
