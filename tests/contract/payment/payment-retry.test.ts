import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expireOrders } from '#shop/lifecycle/expire.ts';
import { endAfterAnswer } from '#shop/payment/event/after-answer.ts';
import { ENGINES } from '#tests/support/database/database.ts';
import { testOnOneEngine } from '#tests/support/database/one-engine.ts';
import { brokenRules } from '#tests/support/database/invariants.ts';
import { paymentOf, referenceOf, sweepIn, timesPaid } from '#tests/support/provider/payment.ts';
import { fillCart, orderBody, placeOrder, visit } from '#tests/support/buyer/purchase.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { shopperOf, type Loose, type Shopper } from '#tests/support/buyer/shopper.ts';
import { act } from '#tests/support/buyer/work.ts';

const MINUTE_MS = 60 * 1000;
const CARD = { payment_method: 'sandbox_card' };

describe.each(ENGINES)('retrying the payment of an order on %s', (engine) => {
  const testOnce = testOnOneEngine(engine);
  let shop: TestShop;
  let rest: Shopper;
  let first: Loose;
  let now = new Date();

  beforeAll(async () => {
    shop = await createTestShop({ engine, now: () => now });
  });
  beforeEach(async () => {
    now = new Date();
    rest = await shopperOf(shop);
    await fillCart(rest);
    first = await attempt();
  });
  afterEach(async () => expect(await brokenRules(shop.db)).toEqual({}));
  afterAll(() => shop.close());

  const place = (given: object = {}, key: string = randomUUID()) =>
    placeOrder(rest, orderBody({ ...CARD, ...given }), key);
  const attempt = async (given: object = {}, key?: string) => (await place(given, key)).data;
  const press = async (order: Loose, button: string) => {
    const answer = await visit(shop, `${String(order['payment_action']?.['url'])}/${button}`, 'POST');
    await endAfterAnswer(shop.db);
    return answer;
  };
  const seen = async (order: Loose) => (await rest.get(`/order/${order['order_token']}`)).data;
  const ordersOf = async () => {
    const { session_id } = await shop.db
      .selectFrom('placed_order')
      .where('id', '=', Number(first['order_id']))
      .select('session_id')
      .executeTakeFirstOrThrow();
    const rows = await shop.db.selectFrom('placed_order').where('session_id', '=', session_id).select('id').execute();
    return rows.map(({ id }) => id);
  };

  testOnce('after a decline resumes the same order, under the same key or a new one', async () => {
    const key = randomUUID();
    await press(first, 'decline');
    const second = await attempt({}, key);
    await press(second, 'decline');
    const third = await place({}, key);
    expect([second['order_id'], third.data['order_id']]).toEqual([first['order_id'], first['order_id']]);
    expect(new Set([first, second, third.data].map(referenceOf)).size).toBe(3);
    expect((await place({}, key)).data['payment_action']).toEqual(third.data['payment_action']);
    expect((await place({ comment: 'Other' }, key)).status).toBe(422);
    await press(third.data, 'approve');
    expect([await timesPaid(shop, first), await ordersOf()]).toEqual([1, [Number(first['order_id'])]]);
    expect((await place({}, key)).data).toMatchObject({ order_status_id: 2, payment_action: { type: 'none' } });
  });

  testOnce('while the first is open returns the same payment page, with the buyer’s latest changes', async () => {
    const again = await attempt({ email: 'other@example.com', comment: 'After eight' });
    expect([again['order_id'], referenceOf(again)]).toEqual([first['order_id'], referenceOf(first)]);
    expect(again).toMatchObject({ email: 'other@example.com', comment: 'After eight' });
    await press(again, 'approve');
    expect(await seen(first)).toMatchObject({ order_status_id: 2, email: 'other@example.com' });
  });

  test('from many tabs concurrently leaves one order with one open payment', async () => {
    await press(first, 'decline');
    const tabs = await Promise.all(Array.from({ length: 8 }, () => place()));
    expect(tabs.map(({ status }) => status)).toEqual(tabs.map(() => 200));
    expect(new Set(tabs.map(({ data }) => String(data['order_id'])))).toEqual(new Set([String(first['order_id'])]));
    expect(new Set(tabs.map(({ data }) => referenceOf(data))).size).toBe(1);
  });

  testOnce('by another method closes the first payment, and refunds it if it is captured late', async () => {
    await press(first, 'late');
    const bank = await attempt({ payment_method: 'bank_transfer' });
    expect([bank['order_id'], bank['payment_action']]).toEqual([first['order_id'], { type: 'none' }]);
    await sweepIn(3, shop);
    await sweepIn(4, shop);
    expect((await paymentOf(shop, referenceOf(first))).state).toBe('refunded');
    expect(await timesPaid(shop, first)).toBe(0);
  });

  testOnce('by bank transfer after a decline awaits the money, and empties the cart', async () => {
    await press(first, 'decline');
    const bank = await attempt({ payment_method: 'bank_transfer' });
    expect(bank['order_id']).toBe(first['order_id']);
    expect((await rest.put('/confirm')).data['order_status_id']).toBe(1);
    expect((await rest.get('/cart')).data['total_product_count'] ?? 0).toBe(0);
    expect((await seen(bank))['can']).toMatchObject({ pay: false });
  });

  test('while the first attempt is captured late charges once', async () => {
    await press(first, 'late');
    const second = await attempt();
    expect(referenceOf(second)).toBe(referenceOf(first));
    const [settled] = await Promise.all([press(second, 'approve'), sweepIn(3, shop), place()]);
    expect(settled.status).toBe(303);
    await sweepIn(4, shop);
    expect(await timesPaid(shop, first)).toBe(1);
    const taken = await shop.db
      .selectFrom('payment')
      .where('order_id', '=', Number(first['order_id']))
      .where('captured_minor', '>', 0)
      .select('state')
      .execute();
    expect(taken).toEqual([{ state: 'approved' }]);
  });

  test('while the buyer gives up the order leaves none that can be paid all the same', async () => {
    for (let round = 0; round < 3; round += 1) {
      const order = await attempt();
      const answers = await Promise.all([place(), act(rest, order, 'withdraw'), place()]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await brokenRules(shop.db)).toEqual({});
    }
  });

  testOnce('after the cart has changed creates a new order and cancels the old one', async () => {
    await press(first, 'decline');
    await fillCart(rest);
    await rest.get('/cart');
    const other = await attempt();
    expect(other['order_id']).not.toBe(first['order_id']);
    expect((await seen(first))['order_status_id']).toBe(7);
    expect((await press(first, 'approve')).location).toContain(`/order/${first['order_token']}`);
    expect(await timesPaid(shop, first)).toBe(0);
  });

  testOnce('extends the hold on the order by the same time, but not after it expired', async () => {
    await press(first, 'decline');
    now = new Date(now.getTime() + 20 * MINUTE_MS);
    await attempt();
    now = new Date(now.getTime() + 20 * MINUTE_MS);
    await expireOrders(shop.db, now);
    expect((await seen(first))['order_status_id']).toBe(0);
    now = new Date(now.getTime() + 11 * MINUTE_MS);
    const late = await attempt();
    expect(late['order_id']).not.toBe(first['order_id']);
  });

  testOnce('from the order page resumes the same order, and a decline returns there', async () => {
    const other = await shopperOf(shop);
    const pay = () => other.post(`/order/${first['order_token']}/pay`, {});
    expect((await seen(first))['can']).toMatchObject({ pay: true });
    const opened = await pay();
    expect(referenceOf(opened.data)).toBe(referenceOf(first));
    const { location } = await press(opened.data, 'decline');
    expect(location).toContain(`/order/${first['order_token']}?payment=declined`);
    now = new Date(now.getTime() + 20 * MINUTE_MS);
    const second = await pay();
    expect(referenceOf(second.data)).not.toBe(referenceOf(first));
    expect(Date.parse(String(second.data['pay_by']))).toBe(now.getTime() + 30 * MINUTE_MS);
    await press(second.data, 'approve');
    expect([await timesPaid(shop, first), (await seen(first))['can']?.['pay']]).toEqual([1, false]);
    expect(await pay()).toMatchObject({ status: 409 });
  });

  testOnce('from the order page is rejected after its time is over, and for a bank transfer', async () => {
    now = new Date(now.getTime() + 31 * MINUTE_MS);
    expect(await rest.post(`/order/${first['order_token']}/pay`, {})).toMatchObject({ status: 409 });
    const bank = await attempt({ payment_method: 'bank_transfer' });
    expect((await seen(bank))['can']).toMatchObject({ pay: false });
    expect(await rest.post(`/order/${bank['order_token']}/pay`, {})).toMatchObject({ status: 409 });
  });

  testOnce('uses a coupon once', async () => {
    const used = async () =>
      (await shop.db.selectFrom('coupon').where('code', '=', 'K1').select('used').executeTakeFirstOrThrow()).used;
    const before = await used();
    await rest.post('/coupon', { coupon: 'K1' });
    await rest.get('/cart');
    const order = await attempt();
    await press(order, 'decline');
    const again = await attempt();
    expect([again['order_id'], again['total_decimal'], await used()]).toEqual([order['order_id'], '22.50', before + 1]);
    await press(again, 'approve');
    expect(await used()).toBe(before + 1);
    await shop.db.updateTable('coupon').set({ use_limit: null }).where('code', '=', 'K1').execute();
  });

  testOnce('a declined order is not confirmed as pending, and the cart stays filled', async () => {
    await press(first, 'decline');
    expect((await rest.put('/confirm')).data['order_status_id']).toBe(0);
    expect((await rest.get('/cart')).data['total_product_count']).toBe(1);
  });
});
