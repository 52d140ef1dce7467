import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expireOrders } from '#shop/lifecycle/expire.ts';
import { ANY_ENGINE } from '#tests/support/database/database.ts';
import { fillCart, orderBody, placeOrder } from '#tests/support/buyer/purchase.ts';
import { askToken, tokenOf } from '#tests/support/buyer/rest.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { shopperOf, type Shopper } from '#tests/support/buyer/shopper.ts';

const KEY = 'one-attempt-to-buy';
const TWO_DAYS_MS = 48 * 60 * 60 * 1000;
const json = { headers: { Accept: 'application/json' } };

describe.each(ANY_ENGINE)('an unusual checkout on %s', (engine) => {
  let shop: TestShop;
  let rest: Shopper;
  let now = new Date('2026-03-01T12:00:00Z');

  beforeAll(async () => {
    shop = await createTestShop({ engine, now: () => now });
  });
  beforeEach(async () => {
    rest = await shopperOf(shop);
    await fillCart(rest);
  });
  afterAll(() => shop.close());

  const tellGuest = () =>
    rest.post('/guest', { email: 'rowan@example.com', custom_field: orderBody()['custom_field'] });
  const choose = (payment_method = 'bank_transfer') => rest.post('/paymentmethods', { payment_method, agree: 1 });

  test('can be completed step by step instead of in one request', async () => {
    expect((await tellGuest()).status).toBe(200);
    expect((await choose()).status).toBe(200);
    const made = await rest.post('/confirm');
    expect(made).toMatchObject({
      status: 200,
      data: { order_status_id: 0, total_decimal: '25.00', currency_code: 'USD' },
    });
    expect((await rest.post('/confirm')).data['order_id']).toBe(made.data['order_id']);
    expect((await rest.get('/pay', json)).data).toMatchObject({ payment_action: { type: 'none' } });
    expect((await rest.put('/confirm')).data['order_status_id']).toBe(1);
    expect((await rest.get('/cart')).data).toEqual([]);
  });

  test('reports the missing step', async () => {
    expect(await rest.post('/confirm')).toMatchObject({ status: 400, error: ['Empty payment address.'] });
    await tellGuest();
    expect(await rest.post('/confirm', {})).toMatchObject({ status: 400, error: ['Empty payment method.'] });
    await choose();
    // Whatever comes before the choice of a method makes it void.
    await tellGuest();
    expect(await rest.post('/confirm')).toMatchObject({ status: 400, error: ['Empty payment method.'] });
    await choose();
    await fillCart(rest);
    expect(await rest.post('/confirm')).toMatchObject({ status: 400, error: ['Empty payment method.'] });
    expect(await rest.put('/confirm')).toMatchObject({ status: 400, error: ['No order in session'] });
  });

  test('rejects every step while the cart is empty', async () => {
    const stranger = await shopperOf(shop);
    const message = 'Your cart is empty or a product is out of stock.';
    for (const path of ['/guest', '/combined']) {
      expect(await stranger.post(path, orderBody())).toMatchObject({ status: 400, error: [message] });
    }
  });

  test.each([
    ['a@b.c', 400],
    ['a@b.io', 200],
    ['a@b.games', 200],
    ['a@b.museum', 200],
    ['a@b.musesum', 400],
    ['a@b.c0m', 400],
    ['a@b', 400],
    ['a b@c.com', 400],
    ['@c.com', 400],
    ['a@@c.com', 400],
    ['a..b@c.com', 400],
    ['jürgen@bücher.de', 200],
    [`${'a'.repeat(64)}@${'b'.repeat(27)}.com`, 200],
    [`${'a'.repeat(64)}@${'b'.repeat(28)}.com`, 400],
    ['', 400],
    [7, 400],
    [null, 400],
  ])('responds to the email address %j with %i', async (email, status) => {
    const answer = await rest.post('/guest', { ...orderBody(), email });
    expect(answer.status).toBe(status);
    if (status === 400) expect(answer.error).toEqual(['E-Mail address does not appear to be valid!']);
  });

  test('accepts a comment of at most 2000 characters in any script', async () => {
    const of = (length: number) => placeOrder(rest, orderBody({ comment: '🧙'.repeat(length) }));
    expect(await of(2001)).toMatchObject({ status: 400, error: ['Comment is not a valid input!'] });
    expect((await of(2000)).data['comment']).toHaveLength(4000);
    expect(await placeOrder(rest, orderBody({ comment: 'a\u0007b' }))).toMatchObject({
      status: 400,
      error: ['Invalid characters in comment'],
    });
  });

  test('retried with the same key after a token renewal returns the same order', async () => {
    const first = await placeOrder(rest, orderBody(), KEY);
    const renewed = await shopperOf(shop, tokenOf(await askToken(shop, { old_token: rest.token })));
    expect((await placeOrder(rest, orderBody(), KEY)).status).toBe(401);
    const again = await placeOrder(renewed, orderBody(), KEY);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.data['order_id']).toBe(first.data['order_id']);
  });

  test('confirmed before the payment arrives stays pending', async () => {
    const { data } = await placeOrder(rest, orderBody({ payment_method: 'sandbox_card' }));
    expect((await rest.put('/confirm')).data).toMatchObject({ order_status_id: 1, order_status: 'Pending' });
    expect((await rest.get('/pay', json)).data['payment_action']).toEqual(data['payment_action']);
  });

  test('with an expired order offers no payment and keeps the cart', async () => {
    const { data } = await placeOrder(rest, orderBody({ payment_method: 'sandbox_card' }));
    now = new Date(now.getTime() + TWO_DAYS_MS);
    await expireOrders(shop.db, now);
    expect((await rest.get('/pay', json)).data).toMatchObject({
      order_id: data['order_id'],
      order_status_id: 14,
      payment_action: { type: 'none' },
    });
    expect((await rest.put('/confirm')).data['order_status_id']).toBe(14);
    expect((await rest.get('/cart')).data['total_product_count']).toBe(1);
  });

  test('requires no XSRF token and ignores one that is sent', async () => {
    const headers = { 'X-XSRF-TOKEN': 'wrong', Cookie: 'XSRF-TOKEN=other' };
    expect(
      (await rest.post('/paymentmethods', { payment_method: 'bank_transfer', agree: 1 }, { headers })).status,
    ).toBe(200);
  });
});
