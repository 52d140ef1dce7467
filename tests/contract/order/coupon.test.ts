import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { expireOrders } from '#shop/lifecycle/expire.ts';
import { ENGINES } from '#tests/support/database/database.ts';
import { testOnOneEngine } from '#tests/support/database/one-engine.ts';
import { brokenRules } from '#tests/support/database/invariants.ts';
import { addRaid, fillCart, orderBody, placeOrder, usesOf, visit } from '#tests/support/buyer/purchase.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { shopperOf, type Shopper } from '#tests/support/buyer/shopper.ts';

const REFUSED = 'Warning: Coupon is either invalid, expired or reached its usage limit!';
const HALF_AN_HOUR_MS = 30 * 60 * 1000;
/** Only ends a test that hangs. */
const LIMIT_MS = 30_000;
const ONE_DAY_MS = 24 * 60 * 60 * 1000;

describe.each(ENGINES)('a coupon of an order on %s', (engine) => {
  const testOnce = testOnOneEngine(engine);
  let shop: TestShop;
  let rest: Shopper;
  let now = new Date('2026-03-10T12:00:00Z');

  beforeAll(async () => {
    shop = await createTestShop({ engine, now: () => now });
  });
  beforeEach(async () => {
    now = new Date('2026-03-10T12:00:00Z');
    rest = await shopperOf(shop);
    await fillCart(rest);
  });
  afterEach(async () => expect(await brokenRules(shop.db)).toEqual({}));
  afterAll(() => shop.close());

  const apply = (coupon: unknown) => rest.post('/coupon', { coupon });

  testOnce('is stored with its share of each line, and leaves the cart with the confirmed order', async () => {
    await addRaid(rest);
    await apply('TEN');
    const used = await usesOf(shop, 'TEN');
    const account = { platform: 'pc' };
    const { data } = await placeOrder(rest, orderBody({ custom_field: { account }, expected_total: '57.15' }));
    expect(data).toMatchObject({
      coupon: 'TEN',
      total_decimal: '57.15',
      totals: [{ value_decimal: '63.50' }, { code: 'coupon', value_decimal: '-6.35' }, { value_decimal: '57.15' }],
      products: [{ discount_decimal: '2.50' }, { discount_decimal: '3.85' }],
    });
    expect(await usesOf(shop, 'TEN')).toBe(used + 1);
    await rest.put('/confirm');
    await fillCart(rest);
    expect((await rest.get('/cart')).data['coupon']).toBe('');
    expect(await usesOf(shop, 'TEN')).toBe(used + 1);
  });

  testOnce('can be sent with the order itself, and is validated there as well', async () => {
    const { data: seen } = await rest.get('/cart');
    const guards = { cart_version: seen['cart_version'], expected_total: '22.50' };
    expect(await placeOrder(rest, orderBody({ coupon: 'NOPE' }))).toMatchObject({
      status: 400,
      details: [{ code: 'coupon', field: 'coupon', message: REFUSED }],
    });
    expect((await placeOrder(rest, orderBody({ coupon: 'TEN', ...guards, expected_total: '25.00' }))).status).toBe(409);
    const first = await placeOrder(rest, orderBody({ coupon: 'ten', ...guards }));
    expect(first).toMatchObject({ status: 200, data: { total_decimal: '22.50' } });
    const again = await placeOrder(rest, orderBody({ coupon: 'ten', ...guards }));
    expect(again.data['order_id']).toBe(first.data['order_id']);
  });

  testOnce('with one use left stays reserved for the shopper with the unfinished order', async () => {
    await apply('K1');
    const card = orderBody({ payment_method: 'sandbox_card' });
    const first = await placeOrder(rest, card, 'first-attempt-0000');
    expect(await usesOf(shop, 'K1')).toBe(1);
    const other = await shopperOf(shop);
    await fillCart(other);
    expect((await other.post('/coupon', { coupon: 'K1' })).status).toBe(400);
    expect((await rest.get('/cart')).data['total_decimal']).toBe('22.50');
    const second = await placeOrder(rest, card, 'second-attempt-000');
    expect(second.data['order_id']).toBe(first.data['order_id']);
    expect(await usesOf(shop, 'K1')).toBe(1);
    await visit(shop, String(second.data['payment_action']?.['url']) + '/decline', 'POST');
    // A decline ends the payment, not the order: it may still be paid in another way.
    expect(await usesOf(shop, 'K1')).toBe(1);
    // An order that a payment has in hand is left for later: the provider's notice of the decline may be coming in.
    const expired = () => expireOrders(shop.db, new Date(now.getTime() + HALF_AN_HOUR_MS));
    await vi.waitFor(async () => expect(await expired()).toBe(1), LIMIT_MS);
    expect(await usesOf(shop, 'K1')).toBe(0);
    expect((await other.post('/coupon', { coupon: 'K1' })).status).toBe(200);
  });

  test('of an unpaid order is released once, after half an hour, or after a day for a bank transfer', async () => {
    await apply('K5');
    const { data } = await placeOrder(rest, orderBody({ payment_method: 'sandbox_card' }));
    const confirmed = await shopperOf(shop);
    await fillCart(confirmed);
    await placeOrder(confirmed, orderBody({ coupon: 'K5' }));
    await confirmed.put('/confirm');
    expect(await usesOf(shop, 'K5')).toBe(2);
    expect(await expireOrders(shop.db, new Date(now.getTime() + HALF_AN_HOUR_MS - 1))).toBe(0);
    expect(await expireOrders(shop.db, new Date(now.getTime() + HALF_AN_HOUR_MS))).toBe(1);
    expect(await usesOf(shop, 'K5')).toBe(1);
    expect(await expireOrders(shop.db, new Date(now.getTime() + ONE_DAY_MS - 1))).toBe(0);
    const later = new Date(now.getTime() + ONE_DAY_MS);
    const swept = await Promise.all([expireOrders(shop.db, later), expireOrders(shop.db, later)]);
    expect(swept[0] + swept[1]).toBeGreaterThanOrEqual(1);
    expect(await usesOf(shop, 'K5')).toBe(0);
    const { order_status, history } = (await rest.get(`/order/${data['order_token']}`)).data;
    expect([order_status, history?.length]).toEqual(['Expired', 2]);
    const late = await visit(shop, `${data['payment_action']?.['url']}/approve`, 'POST');
    expect(late.location).toContain('/pay/sandbox/');
    expect((await rest.get(`/order/${data['order_token']}`)).data['order_status']).toBe('Expired');
  });

  testOnce('covering the full total leaves one payment method and requires no payment', async () => {
    const methods = async () =>
      (await rest.get('/paymentmethods')).data['payment_methods']?.map(({ code, kind }) => [code, kind]);
    expect((await methods())?.flat()).not.toContain('free_checkout');
    expect((await placeOrder(rest, orderBody({ payment_method: 'free_checkout' }))).details[0]?.code).toBe(
      'payment_method',
    );
    await apply('ALL');
    expect(await methods()).toEqual([['free_checkout', 'offline']]);
    expect((await placeOrder(rest, orderBody())).details[0]?.code).toBe('payment_method');
    const { data } = await placeOrder(rest, orderBody({ payment_method: 'free_checkout', expected_total: '0.00' }));
    expect(data).toMatchObject({ total_decimal: '0.00', payment_action: { type: 'none' } });
    expect((await rest.put('/confirm')).data).toMatchObject({ order_status: 'Processing' });
    now = new Date(now.getTime() + 2 * ONE_DAY_MS);
    await expireOrders(shop.db, now);
    expect((await rest.get(`/order/${data['order_token']}`)).data['order_status']).toBe('Processing');
  });
});
