import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '#shop/db/transaction.ts';
import { endAfterAnswer } from '#shop/payment/event/after-answer.ts';
import { findEvent, insertEvent, MAX_TRIES } from '#shop/payment/event/store.ts';
import { expireOrders } from '#shop/lifecycle/expire.ts';
import { setPaymentState } from '#shop/order/payment/store.ts';
import { refund } from '#shop/payment/refund/refund.ts';
import { failRefund } from '#shop/payment/refund/refund-store.ts';
import { readBusiness } from '#shop/http/observe/business-store.ts';
import { processEvents } from '#shop/payment/event/inbox.ts';
import { decide } from '#shop/payment/sandbox/store.ts';
import { ENGINES } from '#tests/support/database/database.ts';
import { testOnOneEngine } from '#tests/support/database/one-engine.ts';
import { untilBlocked } from '#tests/support/database/blocked.ts';
import { brokenRules } from '#tests/support/database/invariants.ts';
import {
  noticeOf,
  paymentDepsOf,
  paymentOf,
  referenceOf,
  sweepIn,
  timesPaid,
} from '#tests/support/provider/payment.ts';
import { fillCart, orderBody, placeOrder, visit } from '#tests/support/buyer/purchase.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { deskOf } from '#tests/support/desk.ts';
import { shopperOf, type Loose, type Shopper } from '#tests/support/buyer/shopper.ts';
import { act } from '#tests/support/buyer/work.ts';

describe.each(ENGINES)('a payment reported late, twice or never, on %s', (engine) => {
  const testOnce = testOnOneEngine(engine);
  let shop: TestShop;
  let rest: Shopper;
  let order: Loose;
  let address: string;

  beforeAll(async () => {
    shop = await createTestShop({ engine });
  });
  beforeEach(async () => {
    rest = await shopperOf(shop);
    await fillCart(rest);
    await place();
  });
  afterAll(() => shop.close());

  const place = async () => {
    order = (await placeOrder(rest, orderBody({ payment_method: 'sandbox_card' }), randomUUID())).data;
    address = String(order['payment_action']?.['url']);
  };
  const press = async (button: string) => {
    const answer = await visit(shop, `${address}/${button}`, 'POST');
    await endAfterAnswer(shop.db);
    return answer;
  };
  const countOf = async () => Number((await rest.get('/cart')).data['total_product_count'] ?? 0);

  testOnce('is approved after 3-D Secure, or fails there and leaves the cart unchanged', async () => {
    const page = await visit(shop, `${address}/challenge`);
    expect(page.text).toContain('Complete 3-D Secure');
    expect((await press('challenge/fail')).location).toContain('payment=declined');
    expect([await timesPaid(shop, order), await countOf()]).toEqual([0, 1]);
    await place();
    expect((await press('challenge/complete')).location).toBe(order['order_url']);
    expect([await timesPaid(shop, order), await countOf()]).toEqual([1, 0]);
  });

  testOnce('pays its order even when the tab was closed', async () => {
    const left = await press('close');
    expect([left.status, left.location]).toEqual([200, null]);
    expect(await timesPaid(shop, order)).toBe(1);
  });

  const tellLater = async (reference: string) => {
    const { body } = noticeOf(shop, reference);
    await insertEvent(shop.db, { provider: 'sandbox', event_id: `evt_${randomUUID()}`, body }, new Date());
    await sweepIn(0, shop);
  };

  testOnce('captured after its decline pays the pending order and closes the next attempt', async () => {
    const first = referenceOf(order);
    await press('decline');
    await place();
    const second = referenceOf(order);
    expect(second).not.toBe(first);
    await tellLater(first);
    expect([await timesPaid(shop, order), await countOf()]).toEqual([1, 0]);
    expect((await paymentOf(shop, first)).state).toBe('approved');
    expect(await paymentOf(shop, second)).toMatchObject({ state: 'closed', is_over: true });
    await press('approve');
    expect((await paymentOf(shop, second)).captured_minor).toBe(0);
    expect(await brokenRules(shop.db)).toEqual({});
  });

  testOnce('captured after its decline is refunded when another payment has paid the order', async () => {
    const first = referenceOf(order);
    await press('decline');
    await place();
    await press('approve');
    await tellLater(first);
    expect(await timesPaid(shop, order)).toBe(1);
    expect((await paymentOf(shop, first)).state).toMatch(/^refund/);
  });

  test('captured for an expired order cannot resume it once its refund has begun in another process', async () => {
    const reference = referenceOf(order);
    const payment = await paymentOf(shop, reference);
    await inTransaction(shop.db, async (tx) => decide(tx, payment, 'captured'));
    await expireOrders(shop.db, new Date(Date.now() + 31 * 60_000));
    await tellLater(reference);
    const resumed = await inTransaction(shop.db, async (tx) => {
      expect(await setPaymentState(tx, reference, 'late', 'refund_due')).toBe(true);
      const answer = act(rest, order, 'rebook', { dates: {} });
      if (engine === 'postgres') await untilBlocked(tx);
      return { answer };
    });
    expect([(await resumed.answer).status, await timesPaid(shop, order)]).toEqual([409, 0]);
    expect(await brokenRules(shop.db)).toEqual({});
  });

  testOnce('reported twice pays the order once', async () => {
    await press('twice');
    expect(await timesPaid(shop, order)).toBe(1);
    const events = await shop.db
      .selectFrom('payment_event')
      .where('body', 'like', `%${referenceOf(order)}%`)
      .selectAll()
      .execute();
    expect(events).toHaveLength(1);
  });

  testOnce('reported two minutes late pays the order then, not before', async () => {
    await press('late');
    await sweepIn(1, shop);
    expect(await timesPaid(shop, order)).toBe(0);
    await sweepIn(2.1, shop);
    expect(await timesPaid(shop, order)).toBe(1);
  });

  testOnce('reported late, after another cart was ordered, is refunded in full, once', async () => {
    await press('late');
    const reference = referenceOf(order);
    const first = order;
    await fillCart(rest);
    await rest.get('/cart');
    await place();
    await sweepIn(3, shop);
    await sweepIn(4, shop);
    expect((await paymentOf(shop, reference)).state).toBe('refunded');
    expect(await timesPaid(shop, first)).toBe(0);
    const given = await shop.db.selectFrom('sandbox_refund').where('reference', '=', reference).selectAll().execute();
    expect(given.map(({ amount_minor }) => amount_minor)).toEqual([2500]);
  });

  testOnce('is recovered when the shop crashed after the capture and no event arrived', async () => {
    const payment = await paymentOf(shop, referenceOf(order));
    await inTransaction(shop.db, (tx) => decide(tx, payment, 'captured'));
    await sweepIn(2, shop);
    expect(await timesPaid(shop, order)).toBe(0);
    await sweepIn(4, shop);
    expect(await timesPaid(shop, order)).toBe(1);
  });

  testOnce('is recovered when the shop crashed between storing an event and processing it', async () => {
    const id = `evt_${randomUUID()}`;
    const body = { id, verdict: 'captured', reference: referenceOf(order), amount_minor: 2500, currency: 'USD' };
    const event = { provider: 'sandbox', event_id: id, body: JSON.stringify(body) };
    expect(await insertEvent(shop.db, event, new Date())).toBe(true);
    expect(await insertEvent(shop.db, event, new Date())).toBe(false);
    await sweepIn(0, shop);
    expect(await timesPaid(shop, order)).toBe(1);
  });

  testOnce('an event that cannot be processed is retried later and does not block others', async () => {
    const broken = { provider: 'sandbox', event_id: `evt_${randomUUID()}`, body: 'not json' };
    await insertEvent(shop.db, broken, new Date());
    await press('close');
    expect(await timesPaid(shop, order)).toBe(1);
    const left = await shop.db
      .selectFrom('payment_event')
      .where('event_id', '=', broken.event_id)
      .selectAll()
      .executeTakeFirstOrThrow();
    expect([left.processed_at, left.tries]).toEqual([null, 1]);
    expect(left.due_at.getTime()).toBeGreaterThan(Date.now());
  });

  test('an event that fails for a day is left to the desk, which can retry it', async () => {
    const id = `evt_${randomUUID()}`;
    await insertEvent(shop.db, { provider: 'sandbox', event_id: id, body: '{}' }, new Date());
    const triesOf = () =>
      shop.db.selectFrom('payment_event').where('event_id', '=', id).select('tries').executeTakeFirst();
    for (let hour = 0; hour < MAX_TRIES + 5; hour += 1) {
      await processEvents(paymentDepsOf(shop, { now: () => new Date(Date.now() + hour * 61 * 60_000) }));
    }
    expect(await triesOf()).toEqual({ tries: MAX_TRIES });

    const desk = deskOf(shop);
    const listed = async () => (await desk.ask('GET', '/payment-events')).data;
    const failed = await listed();
    const shown = failed.find(({ event_id }) => String(event_id) === id);
    expect(shown).toMatchObject({ provider: 'sandbox', processed_at: null });
    expect(String(shown?.['outcome'])).toContain('"verdict"');
    expect((await readBusiness(shop.db, new Date())).eventsFailed).toBe(failed.length);

    expect((await desk.ask('POST', `/payment-events/${id}/retry`)).data).toMatchObject({
      event_id: id,
      processed_at: null,
    });
    expect(await triesOf()).toEqual({ tries: 1 });
    const body = { id, verdict: 'captured', reference: referenceOf(order), amount_minor: 2500, currency: 'USD' };
    await shop.db
      .updateTable('payment_event')
      .set({ body: JSON.stringify(body) })
      .where('event_id', '=', id)
      .execute();
    expect((await desk.ask('POST', `/payment-events/${id}/retry`)).data).toMatchObject({ outcome: 'approved' });
    expect(await timesPaid(shop, order)).toBe(1);
    expect((await desk.ask('POST', `/payment-events/${id}/retry`)).status).toBe(404);
    expect((await listed()).filter(({ event_id }) => String(event_id) === id)).toEqual([]);
  });

  test('an event that failed permanently is deleted a month after it arrived', async () => {
    const id = `evt_${randomUUID()}`;
    await insertEvent(shop.db, { provider: 'sandbox', event_id: id, body: '{}' }, new Date());
    await shop.db.updateTable('payment_event').set({ given_up_at: new Date() }).where('event_id', '=', id).execute();
    const isThere = async () => (await findEvent(shop.db, id)) !== undefined;
    await sweepIn(29 * 24 * 60, shop);
    expect(await isThere()).toBe(true);
    await sweepIn(31 * 24 * 60, shop);
    expect(await isThere()).toBe(false);
  });

  test('is refunded in parts, once per key under concurrent requests, at most the amount paid', async () => {
    await press('approve');
    const payment = await paymentOf(shop, referenceOf(order));
    const give = (minor: number, key: string) =>
      refund(paymentDepsOf(shop), payment, minor, `${payment.reference}:${key}`);
    await Promise.all([give(2000, 'a'), give(2000, 'a'), give(2000, 'a')]);
    const both = await Promise.allSettled([give(400, 'b'), give(400, 'c')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await give(100, 'd');
    await expect(give(1, 'e')).rejects.toThrow('more than was paid');
    const given = await shop.db
      .selectFrom('sandbox_refund')
      .where('reference', '=', payment.reference)
      .select('amount_minor')
      .execute();
    expect(given.map(({ amount_minor }) => amount_minor).sort()).toEqual([100, 2000, 400]);
    const refunds = () =>
      shop.db.selectFrom('payment_refund').where('reference', '=', payment.reference).selectAll().execute();
    for (const one of await refunds()) await failRefund(shop.db, one, 'A second process was rejected', new Date());
    expect((await refunds()).map(({ state }) => state)).toEqual(['done', 'done', 'done']);
    expect(await brokenRules(shop.db)).toEqual({});
  });
});
