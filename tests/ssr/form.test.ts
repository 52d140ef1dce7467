import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { openSite, SITE_URL, type Site } from './open-site.ts';

const CART = '/en-us/checkout/cart';

let shop: TestShop;
let site: Site;
beforeAll(async () => void (shop = await createTestShop()));
afterAll(() => shop.close());
beforeEach(async () => void (site = await openSite({}, { shop })));
afterEach(() => site.close());

async function productId(slug: string): Promise<string> {
  const { text } = await site.get(`/en-us/product/${slug}`, { 'user-agent': 'Googlebot' });
  return /name="product" value="([^"]+)"/.exec(text)?.[1] ?? '';
}

function cookieOf(headers: { 'set-cookie'?: string[] | undefined }): string {
  return (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
}

test('without script a form adds to the cart, and the cart page shows it', async () => {
  const added = await site.post(CART, { intent: 'add', product: await productId('coaching'), quantity: '1' });
  expect([added.status, added.headers.location]).toEqual([303, CART]);
  const session = added.headers['set-cookie']?.find((cookie) => cookie.startsWith('waystone='));
  expect(session).toMatch(/HttpOnly/i);
  const cart = await site.get(CART, { cookie: cookieOf(added.headers) });
  expect(cart.text).toContain('Coaching');
  expect(cart.text).toContain('$25.00');
  expect((await site.get(CART)).text).not.toContain('Coaching');
});

test('a refused form comes back with 422, what is wrong and what was typed', async () => {
  const path = '/en-us/wow-carry/raids/manaforge/heroic-raid';
  const product = await productId('heroic-raid');
  const { status, headers, text } = await site.post(path, { product, quantity: '3' });
  expect(status).toBe(422);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(text).toContain('equired');
  expect(text).toMatch(/name="quantity"[^>]*value="3"|value="3"[^>]*name="quantity"/);
});

test('a form of another site is refused', async () => {
  const foreign = [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }];
  for (const headers of foreign) {
    expect((await site.post(CART, { intent: 'add', product: '1' }, headers)).status).toBe(403);
  }
  const own = await site.post(CART, { intent: 'nonsense' }, { origin: SITE_URL, 'sec-fetch-site': 'same-origin' });
  expect(own.status).toBe(400);
});

test('a form that is too large or of another kind is not read', async () => {
  const large = await site.post(CART, { intent: 'add', product: 'x'.repeat(70_000) });
  expect(large.status).toBe(413);
  const json = await site.post(CART, {}, { 'content-type': 'application/json' });
  expect(json.status).toBe(415);
});

test('without script a chosen currency is kept and leads back', async () => {
  const { status, headers } = await site.post('/en-us/currency', { currency: 'EUR', back: '/en-us/wow-carry' });
  expect([status, headers.location]).toEqual([303, '/en-us/wow-carry']);
  expect(headers['set-cookie']?.join()).toContain('currency=EUR');
});
