import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expireOrders } from '#shop/lifecycle/expire.ts';
import { endAfterAnswer } from '#shop/payment/event/after-answer.ts';
import { settlePayment } from '#shop/payment/settle.ts';
import { sweepPayments } from '#shop/payment/sweep.ts';
import { ENGINES } from '#tests/support/database/database.ts';
import { testOnOneEngine } from '#tests/support/database/one-engine.ts';
import { productId } from '#tests/support/catalog/goods.ts';
import { brokenRules } from '#tests/support/database/invariants.ts';
import { paymentDepsOf, paymentOf, referenceOf, timesPaid } from '#tests/support/provider/payment.ts';
import { fillCart, orderBody, placeOrder, visit } from '#tests/support/buyer/purchase.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { shopperOf, type Loose, type Shopper } from '#tests/support/buyer/shopper.ts';
import { forEachCurrency } from '#shop/money/currency.ts';

const START = '2026-03-10T12:00:00Z';
const MINUTE_MS = 60 * 1000;
const ROUNDS = 6;

describe.each(ENGINES)('an unpaid reservation on %s', (engine) => {
  const testOnce = testOnOneEngine(engine);
  let shop: TestShop;
  let rest: Shopper;
  let raid: number;
  let now = new Date(START);

  beforeAll(async () => {
    shop = await createTestShop({ engine, now: () => now });
    raid = await productId(await shopperOf(shop), 'normal-raid');
  });
  beforeEach(async () => {
    now = new Date(START);
    rest = await shopperOf(shop);
  });
  afterEach(async () => {
    expect(await brokenRules(shop.db)).toEqual({});
    for (const table of ['event_seat', 'idempotency_key', 'payment', 'order_event', 'order_line', 'cart'] as const) {
      await shop.db.deleteFrom(table).execute();
    }
    await shop.db.deleteFrom('placed_order').execute();
    await shop.db.updateTable('coupon').set({ used: 0 }).execute();
  });
  afterAll(() => shop.close());

  const pass = (minutes: number) => void (now = new Date(now.getTime() + minutes * MINUTE_MS));
  const runs = async (key: string) =>
    shop.db
      .selectFrom('event')
      .where('run_key', '=', key)
      .where('starts_at', '>', now)
      .orderBy('starts_at')
      .select(['id', 'starts_at'])
      .execute();
  const hold = (by: Shopper, event: number, quantity = 1) =>
    by.post('/cart', { product_id: raid, event_id: event, quantity });
  const body = (more: object = {}) => orderBody({ custom_field: { account: { battletag: 'Rowan#2134' } }, ...more });
  const order = async (by: Shopper, more: object = { payment_method: 'sandbox_card' }) =>
    (await placeOrder(by, body(more), randomUUID())).data;
  const statusOf = async ({ order_id: id }: Loose) =>
    (await shop.db.selectFrom('placed_order').where('id', '=', Number(id)).select('status').executeTakeFirstOrThrow())
      .status;
  const approve = async (made: Loose) => {
    const answer = await visit(shop, `${made['payment_action']?.['url']}/approve`, 'POST');
    await endAfterAnswer(shop.db);
    return answer;
  };
  const solo = async () => (await runs('solo'))[0]!.id;

  testOnce('is released after half an hour, without waiting for a sweep', async () => {
    const event = await solo();
    await hold(rest, event);
    const made = await order(rest);
    const other = await shopperOf(shop);
    pass(29);
    expect((await hold(other, event)).status).toBe(400);
    pass(1);
    expect((await hold(other, event)).status).toBe(200);
    expect(await statusOf(made)).toBe(14);
    expect((await order(other, {}))['order_id']).toBeGreaterThan(0);
  });

  testOnce('expires before its run begins, whatever the payment method', async () => {
    const [{ id, starts_at: startsAt }] = (await runs('solo')) as [{ id: number; starts_at: Date }];
    for (const payment_method of ['sandbox_card', 'bank_transfer']) {
      now = new Date(startsAt.getTime() - 10 * MINUTE_MS);
      const buyer = await shopperOf(shop);
      expect((await hold(buyer, id)).status).toBe(200);
      const made = await order(buyer, { payment_method });
      await buyer.put('/confirm');
      now = new Date(startsAt.getTime() - MINUTE_MS);
      await expireOrders(shop.db, now);
      expect(await statusOf(made)).toBe(14);
    }
  });

  testOnce('is held for a day for a bank transfer only while the run is far ahead', async () => {
    const far = (await runs('raid-eu')).at(-1)!;
    expect((await hold(rest, far.id)).status).toBe(200);
    const made = await order(rest, {});
    await rest.put('/confirm');
    pass(23 * 60);
    await expireOrders(shop.db, now);
    expect(await statusOf(made)).toBe(1);
    pass(61);
    await expireOrders(shop.db, now);
    expect(await statusOf(made)).toBe(14);
  });

  testOnce('paid after its seat was taken leaves the order expired and unpaid', async () => {
    const event = await solo();
    await hold(rest, event);
    const made = await order(rest);
    pass(30);
    const other = await shopperOf(shop);
    await hold(other, event);
    await approve(made);
    await sweepPayments(paymentDepsOf(shop, { now: () => now }));
    expect(await statusOf(made)).toBe(14);
    expect(await timesPaid(shop, made)).toBe(0);
    expect((await paymentOf(shop, referenceOf(made))).state).not.toBe('approved');
  });

  testOnce('paid late while its seats are still free stays paid', async () => {
    const event = await solo();
    await hold(rest, event);
    const made = await order(rest);
    pass(31);
    await approve(made);
    pass(60);
    await expireOrders(shop.db, now);
    expect(await timesPaid(shop, made)).toBe(1);
    expect((await hold(await shopperOf(shop), event)).status).toBe(400);
  });

  testOnce('paid after the run has begun leaves the order expired and the payment late', async () => {
    const [{ id, starts_at: startsAt }] = (await runs('solo')) as [{ id: number; starts_at: Date }];
    now = new Date(startsAt.getTime() - 10 * MINUTE_MS);
    await hold(rest, id);
    const made = await order(rest);
    now = startsAt;
    await approve(made);
    await sweepPayments(paymentDepsOf(shop, { now: () => now }));
    expect([await statusOf(made), await timesPaid(shop, made)]).toEqual([14, 0]);
    expect((await paymentOf(shop, referenceOf(made))).state).toBe('late');
  });

  testOnce('and is paid by its first attempt after the run has begun leaves no second attempt open', async () => {
    const [{ id, starts_at: startsAt }] = (await runs('solo')) as [{ id: number; starts_at: Date }];
    now = new Date(startsAt.getTime() - 10 * MINUTE_MS);
    await hold(rest, id);
    const made = await order(rest);
    await visit(shop, `${made['payment_action']?.['url']}/decline`, 'POST');
    await endAfterAnswer(shop.db);
    const second = await order(rest);
    now = startsAt;
    const {
      reference,
      remote_id: remoteId,
      amount_minor: amountMinor,
      currency,
    } = await paymentOf(shop, referenceOf(made));
    const report = { remoteId, amountMinor, currency, isLive: false, capture: reference } as const;
    await settlePayment(paymentDepsOf(shop, { now: () => now }), 'sandbox', reference, {
      verdict: 'captured',
      ...report,
    });
    const states = [made, second].map(async (one) => (await paymentOf(shop, referenceOf(one))).state);
    expect([await statusOf(made), ...(await Promise.all(states))]).toEqual([14, 'late', 'closed']);
  });

  test('contested by the late payer and the next buyer goes to at most one of them', async () => {
    const event = await solo();
    for (let round = 0; round < ROUNDS; round += 1) {
      const [late, next] = [await shopperOf(shop), await shopperOf(shop)];
      expect((await hold(late, event)).status).toBe(200);
      const made = await order(late);
      pass(30);
      const [, , taken] = await Promise.all([approve(made), expireOrders(shop.db, now), hold(next, event)]);
      const bought = taken.status === 200 ? await order(next) : undefined;
      await sweepPayments(paymentDepsOf(shop, { now: () => now }));
      expect(await brokenRules(shop.db)).toEqual({});
      const isPaid = (await timesPaid(shop, made)) === 1;
      expect([isPaid, bought?.['order_id'] !== undefined]).not.toEqual([true, true]);
      const { state } = await paymentOf(shop, referenceOf(made));
      expect(isPaid ? ['approved'] : ['closed', 'late']).toContain(state);
      await shop.db.updateTable('placed_order').set({ status: 7, stage: 'cancelled' }).execute();
      await shop.db.deleteFrom('event_seat').execute();
      await shop.db.deleteFrom('order_event').execute();
      await shop.db.deleteFrom('payment').execute();
      await shop.db.deleteFrom('idempotency_key').execute();
      await shop.db.deleteFrom('order_line').execute();
      await shop.db.deleteFrom('placed_order').execute();
    }
  });

  test('releases its coupon use to exactly one of several waiting buyers', async () => {
    await fillCart(rest);
    await placeOrder(rest, orderBody({ coupon: 'K1', payment_method: 'sandbox_card' }));
    const crowd = await Promise.all(Array.from({ length: 8 }, () => shopperOf(shop)));
    for (const one of crowd) await fillCart(one);
    pass(30);
    await Promise.all([expireOrders(shop.db, now), expireOrders(shop.db, now)]);
    const answers = await Promise.all(crowd.map((one) => placeOrder(one, orderBody({ coupon: 'K1' }))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  testOnce('is limited per visitor: seats, runs and orders', async () => {
    const far = await runs('raid-eu');
    const wide = await createTestShop({
      engine,
      now: () => now,
      config: {
        caps: { heldSeats: 3, heldRuns: 2, unpaidOrders: 2, orderMinor: forEachCurrency(() => 5000) },
      },
    });
    try {
      const visitor = await shopperOf(wide);
      const take = (event: number, quantity: number) =>
        visitor.post('/cart', { product_id: raid, event_id: event, quantity });
      expect((await take(far[0]!.id, 4)).details).toMatchObject([{ field: 'event_id', code: 'out_of_range' }]);
      expect((await take(far[0]!.id, 1)).status).toBe(200);
      expect((await take(far[1]!.id, 1)).status).toBe(200);
      expect((await take(far[2]!.id, 1)).error[0]).toContain('at most 2 runs');
      // An order that is not paid holds them as the cart did.
      expect((await placeOrder(visitor, body())).status).toBe(200);
      await visitor.put('/confirm');
      expect((await take(far[2]!.id, 1)).status).toBe(400);
      await fillCart(visitor);
      expect((await placeOrder(visitor, orderBody())).status).toBe(200);
      await visitor.put('/confirm');
      await fillCart(visitor);
      expect((await placeOrder(visitor, orderBody())).error[0]).toContain('2 orders wait for their payment');
      pass(25 * 60);
      await expireOrders(wide.db, now);
      expect((await placeOrder(visitor, orderBody())).status).toBe(200);
      await visitor.put('/confirm');
      const tooMuch = { product_id: await productId(visitor, 'coaching'), quantity: 3 };
      expect((await visitor.post('/cart', tooMuch)).error[0]).toContain('at most $50.00');
    } finally {
      await wide.close();
    }
  });
});
