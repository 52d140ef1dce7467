import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApplyCouponDocument } from '#client/generated/graphql.ts';
import { OfferBar } from './OfferBar.tsx';

const shop = vi.hoisted(() => ({ asked: [] as unknown[][], errors: [] as object[] }));
vi.mock('#client/data/query-browser.ts', () => ({
  queryBrowser: async (...question: unknown[]) => {
    shop.asked.push(question);
    return { applyCoupon: { cart: { lines: [] }, errors: shop.errors } };
  },
  forgetCart: async () => undefined,
  keepAnswer: () => undefined,
}));
const game = { id: '1', name: 'WoW', path: 'wow-carry', image: '', children: [] };
const CODE = 'WELCOME10';
const campaign = { title: '10% off', code: CODE, minimum: { formatted: '€18.40' } };
vi.mock('#client/site/site.ts', () => ({ useMenu: () => [game], useSite: () => ({ content: { campaign } }) }));

let root: Root;
beforeEach(() => {
  document.documentElement.dataset['offer'] = CODE;
  document.cookie = 'waystone_offer=another.no; Path=/';
  document.cookie = 'waystone_cart=0';
  shop.asked = [];
  shop.errors = [];
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

async function visit(path = '/en-us') {
  const router = createMemoryRouter([{ path: '*', Component: OfferBar }], { initialEntries: [path] });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<RouterProvider router={router} />));
}
const words = () => document.body.textContent;
const press = (name: string) =>
  act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click());

test('Apply adds the offer’s coupon to the cart', async () => {
  document.cookie = 'waystone_cart=1';
  await visit();
  expect(words()).toContain('from €18.40');
  await press('Apply');
  expect(shop.asked).toEqual([[ApplyCouponDocument, { input: { code: CODE } }]]);
  expect(words()).toContain('is applied to your cart');
  expect(document.cookie).toContain(`waystone_offer=${CODE}.used`);
});

test('without a cart the offer is saved, and no request is sent', async () => {
  await visit();
  await press('Apply');
  expect(shop.asked).toEqual([]);
  expect(words()).toContain('is saved');
  expect(document.cookie).toContain('.kept');
});

test('an offer that does not fit the cart shows the reason and is saved', async () => {
  document.cookie = 'waystone_cart=1';
  shop.errors = [{ field: 'code', code: 'INVALID', message: 'Works from €18.40' }];
  await visit();
  await press('Apply');
  expect(words()).toContain('Works from €18.40');
  expect(document.cookie).toContain('.kept');
});

test('a declined offer is not shown again, and focus moves to the page', async () => {
  const main = document.body.appendChild(document.createElement('main'));
  await visit();
  document.querySelector<HTMLElement>('button[type="button"]')?.focus();
  await press('No thanks');
  expect(words()).toBe('');
  expect(document.activeElement).toBe(main);
  await act(async () => root.unmount());
  await visit();
  expect(words()).toBe('');
});

test.each([
  '/en-us/checkout/cart',
  '/en-us/checkout',
  '/en-us/order/x',
  '/en-us/wow-carry/some-raid',
  '/en-us/product/gold',
])('no offer is shown on %s', async (path) => {
  await visit(path);
  expect(words()).toBe('');
});
