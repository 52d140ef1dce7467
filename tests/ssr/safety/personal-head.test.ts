import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { fillCart, orderBody, placeOrder } from '#tests/support/buyer/purchase.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { shopperOf } from '#tests/support/buyer/shopper.ts';
import { headOf, jsonLdOf } from '#tests/ssr/head-of.ts';
import { openSite, SITE_URL, type Site } from '#tests/ssr/open-site.ts';

let shop: TestShop;
let site: Site;
beforeAll(async () => void (shop = await createTestShop()));
afterAll(() => shop.close());
beforeEach(async () => void (site = await openSite({}, { shop })));
afterEach(() => site.close());

function expectPersonal(text: string, title: string, path: string): void {
  const head = headOf(text);
  expect(text.match(/<h1[ >]/g)).toHaveLength(1);
  expect(head.titles).toEqual([title]);
  expect(head.meta('description')).toMatch(/^.{20,160}$/);
  expect(head.links('canonical')).toEqual([SITE_URL + path]);
  expect(head.meta('robots')).toMatch(/^noindex/);
  expect(head.languages).toEqual([]);
  expect(jsonLdOf(text)).toEqual([]);
}

test('RT10 the checkout page has its own head and is not indexed', async () => {
  const { text } = await site.get('/en-us/product/coaching', { 'user-agent': 'Googlebot' });
  const product = /name="product" value="([^"]+)"/.exec(text)?.[1] ?? '';
  const added = await site.post('/en-us/checkout/cart', { intent: 'add', product, quantity: '1' });
  const cookie = (added.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ');
  const checkout = await site.get('/en-us/checkout', { cookie });
  expect(checkout.status).toBe(200);
  expectPersonal(checkout.text, 'Checkout | Waystone', '/en-us/checkout');
});

test('RT10 the checkout without a cart redirects to the cart, which says why', async () => {
  const { status, headers } = await site.get('/en-us/checkout');
  expect([status, headers.location]).toEqual([302, '/en-us/checkout/cart?payment=no-cart']);
  const cart = await site.get('/en-us/checkout/cart?payment=no-cart');
  expect(cart.text).toContain('its cookie was deleted');
  expect((await site.get('/en-us/checkout/cart')).text).not.toContain('its cookie was deleted');
});

test('RT67 an order page has its own head and is not indexed', async () => {
  const shopper = await shopperOf(site.shop);
  await fillCart(shopper);
  const { data } = await placeOrder(shopper, orderBody());
  const path = `/en-us/order/${String(data['order_token'])}`;
  const { status, text } = await site.get(path);
  expect(status).toBe(200);
  expectPersonal(text, `Order ${String(data['order_number'])} | Waystone`, path);
});
