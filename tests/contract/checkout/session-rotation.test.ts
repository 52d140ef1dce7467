import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ANY_ENGINE } from '#tests/support/database/database.ts';
import { fillCart, orderBody, placeOrder } from '#tests/support/buyer/purchase.ts';
import { askToken, tokenOf } from '#tests/support/buyer/rest.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { type Shopper, shopperOf } from '#tests/support/buyer/shopper.ts';

const KEY = 'rotation-key-000001';

describe.each(ANY_ENGINE)('the session after an order on %s', (engine) => {
  let shop: TestShop;
  let before: Shopper;
  let now = new Date('2026-05-01T12:00:00Z');

  beforeAll(async () => {
    shop = await createTestShop({ engine, now: () => now });
  });
  beforeEach(async () => {
    before = await shopperOf(shop);
    await fillCart(before);
  });
  afterAll(() => shop.close());

  const wait = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));
  const buy = async () => {
    const placed = await placeOrder(before, orderBody(), KEY);
    return { order: placed.data, after: await shopperOf(shop, placed.headers.get('x-session-token') ?? '') };
  };

  test('gets a new token; the old one expires soon after the new one is used', async () => {
    const { after } = await buy();
    expect((await after.get('/cart')).data['total_product_count']).toBe(1);
    // Requests that were on their way.
    wait(9);
    expect((await before.get('/cart')).status).toBe(200);
    wait(2);
    for (const path of ['/cart', '/pay', '/guest']) expect((await before.get(path)).status).toBe(401);
    expect((await before.put('/confirm')).status).toBe(401);
    expect((await after.get('/cart')).status).toBe(200);
  });

  test('cannot be obtained by renewing the old token, before or after the new one is used', async () => {
    const stolen = await shopperOf(shop, before.token);
    const { after } = await buy();
    const early = await shopperOf(shop, tokenOf(await askToken(shop, { old_token: stolen.token })));
    expect((await after.get('/cart')).data['total_product_count']).toBe(1);
    const late = await shopperOf(shop, tokenOf(await askToken(shop, { old_token: stolen.token })));
    const later = await shopperOf(shop, tokenOf(await askToken(shop, { old_token: early.token })));
    wait(11);
    expect((await early.get('/cart')).status).toBe(401);
    expect((await late.get('/cart')).data).toEqual([]);
    expect((await later.get('/cart')).data).toEqual([]);
    expect((await after.get('/cart')).data['total_product_count']).toBe(1);
  });

  test('can be recovered with the old token when the response was lost', async () => {
    const { order } = await buy();
    wait(3_600);
    const again = await placeOrder(before, orderBody(), KEY);
    expect([again.status, again.data]).toEqual([200, order]);
    const after = await shopperOf(shop, again.headers.get('x-session-token') ?? '');
    expect((await after.put('/confirm')).data['order_id']).toBe(order['order_id']);
  });

  test('shows its last order only with that order’s token', async () => {
    const { order, after } = await buy();
    const plain = (await after.put('/confirm')).data;
    expect(Object.keys(plain).toSorted()).toEqual(['order_id', 'order_status', 'order_status_id']);
    const own = await after.put('/confirm', { order_token: order['order_token'] });
    expect(own.data).toMatchObject({ order_token: order['order_token'], total_formated: '$25.00' });
    expect((await after.put('/confirm', { order_token: 'x'.repeat(43) })).status).toBe(400);
    const page = await fetch(`${shop.url}/api/rest/pay`, { headers: { Authorization: `Bearer ${after.token}` } });
    expect(await page.text()).not.toContain(String(order['order_token']));
  });
});
