import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openApi, type Api, type Browser, type Loose } from '#tests/support/buyer/api.ts';
import { endPriceLocks } from '#tests/support/database/price-lock.ts';

const OPEN = `mutation ($acceptTotal: String) {
  openCheckout(acceptTotal: $acceptTotal) {
    heldUntil
    before { total { amount currency } lines { line total { amount currency } } }
    cart { id count version total { amount currency } lines { id total { amount } } totals { code amount { amount } } }
    fields { game fields { sendid required } }
    guest { email fields { sendid value } paymentMethod comment }
    paymentMethods { code kind }
  }
}`;
const PLACE = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) { order { total { amount currency } } errors { field code } }
}`;

let api: Api;
let browser: Browser;

beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  api.upstream.instead(undefined);
  await setPrice(25_000_000);
  browser = api.newBrowser();
  const { data } = await browser.ask('{ product(path: "coaching") { id } }');
  await browser.ask('mutation ($product: ID!) { addToCart(input: { product: $product }) { errors { code } } }', {
    product: data['product']!['id'],
  });
});

const setPrice = (micros: number) =>
  api.shop.db.updateTable('product').set({ price_micros: micros }).where('slug', '=', 'coaching').execute();

async function open(acceptTotal?: string, more: Record<string, string> = {}): Promise<Loose> {
  const { data, errors } = await browser.ask(OPEN, { acceptTotal }, more);
  expect(errors).toBeUndefined();
  return data['openCheckout']!;
}

const place = async (more: object = {}) => {
  const input = {
    email: 'rowan@example.com',
    fields: [{ sendid: 'platform', value: 'pc' }],
    paymentMethod: 'bank_transfer',
    agree: true,
    idempotencyKey: randomUUID(),
    ...more,
  };
  return (await browser.ask(PLACE, { input })).data['placeOrder']!;
};

test('a held price applies to the cart and the order although the catalogue has changed', async () => {
  const opened = await open();
  expect(new Date(String(opened['heldUntil'])).getTime()).toBeGreaterThan(Date.now() + 14 * 60_000);
  await setPrice(30_000_000);
  const { data } = await browser.ask('{ cart { total { amount } } }');
  expect(data['cart']!['total']!['amount']).toBe('25.00');
  expect(await place({ expectedTotal: '25.00', cartVersion: opened['cart']!['version'] })).toEqual({
    order: { total: { amount: '25.00', currency: 'USD' } },
    errors: [],
  });
});

test('opening a checkout makes three shop calls (price lock, guest, payment methods) and none for the cart', async () => {
  api.upstream.forget();
  await open();
  expect(api.upstream.paths().sort()).toEqual(['guest', 'paymentmethods', 'pricelock']);
});

test('a risen total is returned with the old total of each line, and is held once accepted', async () => {
  const first = await open();
  const line = first['cart']!['lines']![0]!['id'];
  await setPrice(30_000_000);
  await endPriceLocks(api.shop.db);
  const risen = {
    heldUntil: null,
    before: { total: { amount: '25.00', currency: 'USD' }, lines: [{ line, total: { amount: '25.00' } }] },
    cart: { total: { amount: '30.00' } },
  };
  expect(await open()).toMatchObject(risen);
  expect(await open('25.00')).toMatchObject(risen);
  expect((await place({ expectedTotal: '25.00' }))['errors']).toMatchObject([
    { code: 'PRICE_CHANGED', field: 'expectedTotal' },
  ]);
  expect(await open('30.00')).toMatchObject({ before: null, heldUntil: expect.any(String) });
  expect(await place({ expectedTotal: '30.00' })).toMatchObject({ order: { total: { amount: '30.00' } }, errors: [] });
});

test('a total is held in another currency as well', async () => {
  await open();
  browser.cookies.set('currency', 'EUR');
  expect(await open()).toMatchObject({
    heldUntil: expect.any(String),
    before: null,
    cart: { total: { amount: '23.00', currency: 'EUR' } },
  });
});

test('the guest data of an earlier attempt is returned when the checkout opens again', async () => {
  await place({ paymentMethod: 'sandbox_card', comment: 'After eight' });
  expect((await open())['guest']).toEqual({
    email: 'rowan@example.com',
    fields: [{ sendid: 'platform', value: 'pc' }],
    paymentMethod: 'sandbox_card',
    comment: 'After eight',
  });
});

test('a checkout of an empty cart is null and creates no session', async () => {
  const visitor = api.newBrowser();
  const { data } = await visitor.ask(OPEN);
  expect([data['openCheckout'], visitor.cookies.has('waystone')]).toEqual([null, false]);
});

test('a shop without price locks supports checkout', async () => {
  api.upstream.instead(({ path }) =>
    path === 'pricelock'
      ? {
          status: 404,
          body: '{"success":0,"error":["Not Found"],"data":[]}',
          headers: { 'content-type': 'application/json' },
        }
      : undefined,
  );
  expect(await open()).toMatchObject({ heldUntil: null, before: null, cart: { total: { amount: '25.00' } } });
  expect(await place({ expectedTotal: '25.00' })).toMatchObject({ errors: [] });
});
