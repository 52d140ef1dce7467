import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ENGINES } from '#tests/support/database/database.ts';
import { testOnOneEngine } from '#tests/support/database/one-engine.ts';
import { productId } from '#tests/support/catalog/goods.ts';
import { brokenRules } from '#tests/support/database/invariants.ts';
import { fillCart, orderBody, placeOrder } from '#tests/support/buyer/purchase.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { shopperOf, type Shopper } from '#tests/support/buyer/shopper.ts';

const MINUTE_MS = 60 * 1000;
const OPENED = '2026-03-10T12:00:00.000Z';
const HELD_UNTIL = '2026-03-10T12:15:00.000Z';

describe.each(ENGINES)('the prices of a checkout on %s', (engine) => {
  const testOnce = testOnOneEngine(engine);
  let shop: TestShop;
  let rest: Shopper;
  let now = new Date(OPENED);

  beforeAll(async () => {
    shop = await createTestShop({ engine, now: () => now });
  });
  beforeEach(async () => {
    now = new Date(OPENED);
    rest = await shopperOf(shop);
    await setPrice('coaching', 25_000_000);
    await fillCart(rest);
  });
  afterEach(async () => {
    expect(await brokenRules(shop.db)).toEqual({});
  });
  afterAll(() => shop.close());

  const setPrice = async (slug: string, micros: number) =>
    shop.db.updateTable('product').set({ price_micros: micros }).where('slug', '=', slug).execute();
  const pass = (minutes: number) => (now = new Date(now.getTime() + minutes * MINUTE_MS));
  const open = async (accept_total?: string, currency = 'USD') =>
    (await rest.post('/pricelock', { accept_total }, { headers: { 'X-Oc-Currency': currency } })).data;
  const cartTotal = async () => (await rest.get('/cart')).data['total_decimal'];
  const place = (expected_total: string, more: object = {}) => placeOrder(rest, orderBody({ expected_total, ...more }));

  testOnce('are locked for 15 minutes, and an order uses them even if the catalogue has changed', async () => {
    expect(await open()).toMatchObject({ total_decimal: '25.00', held_until: HELD_UNTIL, before: null });
    await setPrice('coaching', 30_000_000);
    pass(14);
    expect(await cartTotal()).toBe('25.00');
    expect(await open()).toMatchObject({ total_decimal: '25.00', held_until: HELD_UNTIL, before: null });
    const { data } = await place('25.00');
    expect(data).toMatchObject({ total_decimal: '25.00', products: [{ total_decimal: '25.00' }] });
  });

  testOnce('stay locked when a special offer ends', async () => {
    await rest.delete('/cart/empty');
    await rest.post('/cart', { product_id: await productId(rest, 'normal-raid') });
    const before = await shop.db
      .selectFrom('product')
      .where('slug', '=', 'normal-raid')
      .select(['special_from', 'special_until'])
      .executeTakeFirstOrThrow();
    const special = (await open())['total_decimal'];
    pass(5);
    await shop.db.updateTable('product').set({ special_until: now }).where('slug', '=', 'normal-raid').execute();
    const stranger = await shopperOf(shop);
    await stranger.post('/cart', { product_id: await productId(stranger, 'normal-raid') });
    expect((await stranger.get('/cart')).data['total_decimal']).not.toBe(special);
    const body = orderBody({ expected_total: special, custom_field: { account: { battletag: 'Rowan#2134' } } });
    expect((await placeOrder(rest, body)).data['total_decimal']).toBe(special);
    await shop.db.updateTable('product').set(before).where('slug', '=', 'normal-raid').execute();
  });

  testOnce(
    'that have risen after the lock expired are shown as old and new, and not locked until accepted',
    async () => {
      const { products } = await open();
      await setPrice('coaching', 30_000_000);
      pass(15);
      const risen = {
        total_decimal: '30.00',
        held_until: null,
        before: {
          currency_code: 'USD',
          total_decimal: '25.00',
          products: [{ key: products?.[0]?.['key'], total_decimal: '25.00' }],
        },
      };
      expect(await open()).toMatchObject(risen);
      expect(await open('29.99')).toMatchObject(risen);
      expect(await open('25.00')).toMatchObject(risen);
      expect((await place('25.00')).details).toMatchObject([{ code: 'price_changed', field: 'expected_total' }]);
      expect(await open('30.00')).toMatchObject({
        total_decimal: '30.00',
        held_until: '2026-03-10T12:30:00.000Z',
        before: null,
      });
      expect((await place('30.00')).data['total_decimal']).toBe('30.00');
    },
  );

  testOnce('that have risen while in the cart are shown and accepted too', async () => {
    await rest.post('/coupon', { coupon: 'TEN' });
    await setPrice('coaching', 30_000_000);
    expect(await open()).toMatchObject({
      total_decimal: '27.00',
      held_until: null,
      before: { total_decimal: '22.50', products: [{ total_decimal: '25.00' }] },
    });
    expect(await open('27.00')).toMatchObject({ held_until: HELD_UNTIL, before: null });
    pass(16);
    expect(await open()).toMatchObject({ total_decimal: '27.00', before: null });
  });

  testOnce('that are unchanged after 15 minutes are locked again', async () => {
    await open();
    pass(20);
    expect(await open()).toMatchObject({ held_until: '2026-03-10T12:35:00.000Z', before: null });
  });

  test('that have fallen are locked at the lower price at once, and the change is shown', async () => {
    await open();
    await setPrice('coaching', 20_000_000);
    expect(await cartTotal()).toBe('25.00');
    expect(await open()).toMatchObject({
      total_decimal: '20.00',
      held_until: HELD_UNTIL,
      before: { total_decimal: '25.00' },
    });
    expect(await open()).toMatchObject({ total_decimal: '20.00', before: null });
  });

  testOnce('are not locked for longer by reopening the checkout', async () => {
    await open();
    await setPrice('coaching', 30_000_000);
    for (let minute = 0; minute < 14; minute += 1) {
      pass(1);
      expect((await open())['held_until']).toBe(HELD_UNTIL);
    }
    pass(1);
    expect(await open()).toMatchObject({ total_decimal: '30.00', held_until: null });
  });

  testOnce(
    'are fixed when the order starts: the old ones until the lock expires, the new ones from then on',
    async () => {
      await open();
      await setPrice('coaching', 30_000_000);
      now = new Date(new Date(HELD_UNTIL).getTime() - 1);
      expect((await place('25.00', { email: 'early@example.com' })).status).toBe(200);
      now = new Date(HELD_UNTIL);
      expect((await place('25.00', { email: 'late@example.com' })).status).toBe(409);
    },
  );

  testOnce('are locked for one cart: a changed quantity or coupon ends the lock', async () => {
    const { cart_version: version, products } = await open();
    await setPrice('coaching', 30_000_000);
    await rest.put('/cart', { key: products?.[0]?.['key'], quantity: 2 });
    expect(await cartTotal()).toBe('60.00');
    expect((await place('25.00', { cart_version: version })).details[0]).toMatchObject({ field: 'cart_version' });
    await rest.put('/cart', { key: products?.[0]?.['key'], quantity: 1 });
    await rest.post('/coupon', { coupon: 'TEN' });
    expect(await cartTotal()).toBe('27.00');
    expect((await place('27.00')).data['total_decimal']).toBe('27.00');
  });

  testOnce('include the locked discount, and the order uses up the coupon', async () => {
    await rest.post('/coupon', { coupon: 'K1' });
    expect(await open()).toMatchObject({ total_decimal: '22.50' });
    await setPrice('coaching', 30_000_000);
    await shop.db.updateTable('coupon').set({ percent_hundredths: 100 }).where('code', '=', 'K1').execute();
    const held = await place('22.50', { email: 'held@example.com' });
    expect(held.data).toMatchObject({ total_decimal: '22.50' });
    const other = await shopperOf(shop);
    await fillCart(other);
    expect((await other.post('/coupon', { coupon: 'K1' })).status).toBe(400);
    await shop.db.updateTable('coupon').set({ percent_hundredths: 1000 }).where('code', '=', 'K1').execute();
  });

  const alive = { use_limit: 5, enabled: true, ends_at: null };
  testOnce.each([
    ['is used up', { use_limit: 0 }],
    ['is withdrawn', { enabled: false }],
    ['has run out', { ends_at: new Date('2026-03-10T12:00:00Z') }],
  ])(
    'are no longer locked with a coupon that %s, and the total without it is accepted in one step',
    async (_, death) => {
      await rest.post('/coupon', { coupon: 'K5' });
      await open();
      await shop.db.updateTable('coupon').set(death).where('code', '=', 'K5').execute();
      expect((await place('22.50')).details).toMatchObject([{ code: 'price_changed', total_decimal: '25.00' }]);
      const before = { total_decimal: '22.50', dead_coupon: 'K5' };
      expect(await open()).toMatchObject({ total_decimal: '25.00', held_until: null, before });
      expect(await open('25.00')).toMatchObject({ coupon: '', held_until: HELD_UNTIL, before: null });
      // What was given up stays so, though it counts again.
      await shop.db.updateTable('coupon').set(alive).where('code', '=', 'K5').execute();
      expect((await place('25.00')).data).toMatchObject({ total_decimal: '25.00', coupon: '' });
    },
  );

  testOnce('are locked in each currency separately', async () => {
    await open();
    const kept = { held_until: HELD_UNTIL, before: null };
    expect(await open(undefined, 'EUR')).toMatchObject({ total_decimal: '23.00', ...kept });
    expect(await open()).toMatchObject({ total_decimal: '25.00', ...kept });
  });

  testOnce('keep the exchange rate at which they were locked', async () => {
    await open(undefined, 'GBP');
    await shop.db.updateTable('currency').set({ rate: '0.9' }).where('code', '=', 'GBP').execute();
    const { data } = await rest.post('/combined', orderBody({ expected_total: '19.75' }), {
      headers: { 'X-Oc-Currency': 'GBP' },
    });
    expect(data).toMatchObject({ total_decimal: '19.75', currency_value: '0.790000000' });
    await shop.db.updateTable('currency').set({ rate: '0.79' }).where('code', '=', 'GBP').execute();
  });

  test('share one lock between two tabs: accepting in one applies to the other', async () => {
    await open();
    await setPrice('coaching', 30_000_000);
    pass(16);
    const [, , ...refused] = await Promise.all([open(), open('30.00'), place('25.00'), place('25.00')]);
    expect(refused.map(({ status }) => status)).toEqual([409, 409]);
    const answers = await Promise.all([place('30.00'), open(), place('30.00')]);
    expect(answers[0].data['order_id']).toBe(answers[2].data['order_id']);
    expect(await cartTotal()).toBe('30.00');
  });

  testOnce('stay locked after a declined payment', async () => {
    await open();
    const { data } = await place('25.00', { payment_method: 'sandbox_card' });
    await setPrice('coaching', 30_000_000);
    const address = new URL(String(data['payment_action']?.['url'])).pathname;
    await fetch(`${shop.url}${address}/decline`, { method: 'POST', redirect: 'manual' });
    expect(await open()).toMatchObject({ total_decimal: '25.00', held_until: HELD_UNTIL });
    expect((await place('25.00')).status).toBe(200);
  });

  testOnce('are not locked for a cart that cannot be ordered or is empty', async () => {
    const id = await productId(rest, 'dungeon-07');
    await rest.post('/cart', { product_id: id });
    await open();
    await shop.db.updateTable('product').set({ enabled: false }).where('id', '=', id).execute();
    expect(await open()).toMatchObject({ held_until: null, before: null });
    await rest.delete('/cart/empty');
    expect(await open()).toEqual([]);
    await shop.db.updateTable('product').set({ enabled: true }).where('id', '=', id).execute();
  });

  testOnce('come with the buyer data of an earlier attempt until the order is confirmed', async () => {
    await place('25.00', { comment: 'After eight' });
    expect((await rest.get('/guest')).data).toMatchObject({
      email: 'rowan@example.com',
      custom_field: { account: { platform: 'pc' } },
    });
    expect((await rest.get('/paymentmethods')).data).toMatchObject({ code: 'bank_transfer', comment: 'After eight' });
    await rest.put('/confirm');
    await fillCart(rest);
    expect((await rest.get('/guest')).data).toMatchObject({ email: '', custom_field: { account: {} } });
    expect((await rest.get('/paymentmethods')).data).toMatchObject({ code: '', comment: '' });
  });
});
