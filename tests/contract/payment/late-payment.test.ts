import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expireOrders } from '#shop/lifecycle/expire.ts';
import { inTransaction } from '#shop/db/transaction.ts';
import { decide } from '#shop/payment/sandbox/store.ts';
import { sweepPayments } from '#shop/payment/sweep.ts';
import { ENGINES } from '#tests/support/database/database.ts';
import { testOnOneEngine } from '#tests/support/database/one-engine.ts';
import { productId } from '#tests/support/catalog/goods.ts';
import { brokenRules } from '#tests/support/database/invariants.ts';
import { mailsOf } from '#tests/support/provider/mail.ts';
import { paymentDepsOf, paymentOf, referenceOf } from '#tests/support/provider/payment.ts';
import { fillCart, orderBody, placeOrder, visit } from '#tests/support/buyer/purchase.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { type Loose, shopperOf, type Shopper } from '#tests/support/buyer/shopper.ts';
import { act, see } from '#tests/support/buyer/work.ts';

const BEGIN = new Date('2026-03-10T12:00:00Z');
const MINUTE_MS = 60 * 1000;
const CHOICE_HOURS = 72;

describe.each(ENGINES)('a payment that arrives after its order expired, on %s', (engine) => {
  const testOnce = testOnOneEngine(engine);
  let shop: TestShop;
  let rest: Shopper;
  let order: Loose;
  let now = BEGIN;

  beforeAll(async () => {
    shop = await createTestShop({ engine, now: () => now });
  });
  beforeEach(async () => {
    now = BEGIN;
    rest = await shopperOf(shop);
  });
  afterEach(async () => {
    expect(await brokenRules(shop.db)).toEqual({});
    for (const table of ['event_seat', 'idempotency_key', 'payment_refund', 'payment', 'order_event'] as const) {
      await shop.db.deleteFrom(table).execute();
    }
    await shop.db.deleteFrom('store_credit_entry').execute();
    for (const table of ['order_line', 'placed_order', 'cart', 'store_credit'] as const) {
      await shop.db.deleteFrom(table).execute();
    }
    await shop.db.updateTable('coupon').set({ used: 0 }).execute();
  });
  afterAll(() => shop.close());

  const pass = (minutes: number) => void (now = new Date(now.getTime() + minutes * MINUTE_MS));
  const sweep = () => sweepPayments(paymentDepsOf(shop, { now: () => now }));
  const place = async (more: object = {}) =>
    (order = (await placeOrder(rest, orderBody({ payment_method: 'sandbox_card', ...more }), randomUUID())).data);
  /** The money is taken in time, and nobody tells of it until the order has expired. */
  const expire = async () => {
    const payment = await paymentOf(shop, referenceOf(order));
    await inTransaction(shop.db, (tx) => decide(tx, payment, 'captured'));
    pass(31);
    await expireOrders(shop.db, now);
    rest = await shopperOf(shop);
  };
  const pay = sweep;
  const stateOf = async () => (await paymentOf(shop, referenceOf(order))).state;
  const seats = async (event: number) =>
    (await shop.db.selectFrom('event_seat').where('event_id', '=', event).selectAll().execute()).map(
      ({ order_id, expires_at }) => [order_id, expires_at],
    );
  const runs = async () =>
    shop.db
      .selectFrom('event')
      .where('run_key', '=', 'solo')
      .where('starts_at', '>', now)
      .orderBy('starts_at')
      .select(['id', 'starts_at'])
      .execute();
  const hold = async (by: Shopper, event: number) =>
    by.post('/cart', { product_id: await productId(by, 'normal-raid'), event_id: event, quantity: 1 });
  /** An order of the only seat of a run, which others have by the time it is paid. */
  const payForTakenSeat = async () => {
    const { id } = (await runs())[0]!;
    await hold(rest, id);
    await place({ custom_field: { account: { battletag: 'Rowan#2134' } } });
    await expire();
    const other = await shopperOf(shop);
    expect((await hold(other, id)).status).toBe(200);
    await pay();
    return id;
  };
  const key = () => String(order['products']?.[0]?.['key']);
  const mails = async (subject: string) => {
    await shop.deliverMail();
    const wanted = `${subject} ${String(order['order_number'])}`;
    return mailsOf(shop).filter((mail) => mail.subject.startsWith(wanted));
  };

  testOnce('waits for the buyer’s choice, requested by mail and on the payment page', async () => {
    await fillCart(rest);
    await place();
    await expire();
    await pay();
    const page = await visit(shop, String(order['payment_action']?.['url']));
    expect(page.text).toContain(`href="${String(order['order_url'])}"`);
    expect(page.text).toContain('Your payment came late');
    expect(await stateOf()).toBe('late');
    const chooseBy = new Date(now.getTime() + CHOICE_HOURS * 60 * MINUTE_MS).toISOString();
    expect(await see(rest, order)).toMatchObject({
      stage: 'expired',
      paid_at: null,
      late_payment: { amount_decimal: '25.00', state: 'choose', choose_by: chooseBy },
    });
    const [mail, ...more] = await mails('Your payment for');
    expect([more, mail?.text.includes(String(order['order_token']))]).toEqual([[], true]);
  });

  testOnce('lets the buyer resume the order once, when no new date is needed', async () => {
    await fillCart(rest);
    await place();
    await expire();
    await pay();
    const same = randomUUID();
    const { data } = await act(rest, order, 'rebook', { dates: {} }, same);
    expect(data).toMatchObject({ stage: 'paid', late_payment: null, ended_at: null, paid_at: now.toISOString() });
    const again = await act(rest, order, 'rebook', { dates: {} }, same);
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
    expect((await act(rest, order, 'rebook', { dates: {} })).status).toBe(409);
    expect((await act(rest, order, 'refund-late')).status).toBe(409);
    expect([await stateOf(), await mails('We have your payment for')]).toEqual(['approved', [expect.anything()]]);
    await sweep();
    expect(await stateOf()).toBe('approved');
  });

  testOnce('lets the buyer take a seat at another date instead of the one taken', async () => {
    const taken = await payForTakenSeat();
    const [date] = (await see(rest, order))['products']?.[0]?.['other_dates'] ?? [];
    const id = Number(date?.['event_id']);
    expect(id).not.toBe(taken);
    for (const dates of [{}, { [key()]: taken }, { [key()]: 999_999 }]) {
      expect((await act(rest, order, 'rebook', { dates })).status).toBe(409);
    }
    const { data } = await act(rest, order, 'rebook', { dates: { [key()]: id } });
    expect(data).toMatchObject({
      stage: 'paid',
      products: [{ event: { event_id: id, starts_at: date?.['starts_at'] } }],
    });
    expect(await seats(id)).toEqual([[order['order_id'], null]]);
  });

  testOnce('lets the buyer keep the same date while it is free', async () => {
    const { id, starts_at } = (await runs())[0]!;
    await hold(rest, id);
    await place({ custom_field: { account: { battletag: 'Rowan#2134' } } });
    await expire();
    await pay();
    const [date] = (await see(rest, order))['products']?.[0]?.['other_dates'] ?? [];
    expect(date).toMatchObject({ event_id: id, starts_at: starts_at.toISOString() });
    expect((await act(rest, order, 'rebook', { dates: { [key()]: id } })).status).toBe(200);
    expect(await seats(id)).toEqual([[order['order_id'], null]]);
  });

  test('books a contested seat for only one of two buyers', async () => {
    await payForTakenSeat();
    const [one, dates] = [order, (await see(rest, order))['products']?.[0]?.['other_dates'] ?? []];
    const wanted = Number(dates[0]?.['event_id']);
    const other = await shopperOf(shop);
    const answers = await Promise.all([
      act(rest, one, 'rebook', { dates: { [key()]: wanted } }),
      hold(other, wanted),
      act(rest, one, 'rebook', { dates: { [key()]: wanted } }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await brokenRules(shop.db)).toEqual({});
    expect(await seats(wanted)).toHaveLength(1);
  });

  test('is refunded once, at the buyer’s request', async () => {
    await payForTakenSeat();
    const { data } = await act(rest, order, 'refund-late');
    expect(data).toMatchObject({ stage: 'expired', late_payment: { state: 'due', choose_by: null } });
    expect(Number(data['version'])).toBeGreaterThan(Number(order['version'] ?? 0));
    expect((await act(rest, order, 'refund-late')).status).toBe(200);
    expect((await act(rest, order, 'rebook', { dates: {} })).status).toBe(409);
    await sweep();
    await sweep();
    expect(await see(rest, order)).toMatchObject({
      late_payment: { amount_decimal: expect.any(String), state: 'paid' },
    });
    const given = shop.db.selectFrom('sandbox_refund').where('reference', '=', referenceOf(order)).selectAll();
    expect(await given.execute()).toHaveLength(1);
  });

  testOnce('is refunded if the buyer makes no choice for three days', async () => {
    await fillCart(rest);
    await place();
    await expire();
    await pay();
    pass(CHOICE_HOURS * 60 - 1);
    await sweep();
    expect(await stateOf()).toBe('late');
    pass(1);
    rest = await shopperOf(shop);
    expect((await act(rest, order, 'rebook', { dates: {} })).status).toBe(409);
    await sweep();
    expect(await stateOf()).toBe('refunded');
  });

  testOnce('cannot resume the order while its coupon is used up', async () => {
    await fillCart(rest);
    await place({ coupon: 'K1' });
    await expire();
    await pay();
    await shop.db.updateTable('coupon').set({ used: 1 }).where('code', '=', 'K1').execute();
    const refused = await act(rest, order, 'rebook', { dates: {} });
    expect([refused.status, refused.error]).toEqual([409, [expect.stringContaining('has been used up')]]);
    await shop.db.updateTable('coupon').set({ used: 0 }).where('code', '=', 'K1').execute();
    expect((await act(rest, order, 'rebook', { dates: {} })).data).toMatchObject({ stage: 'paid' });
  });

  testOnce('cannot bring back a coupon that the buyer has used for another order', async () => {
    await fillCart(rest);
    await place({ coupon: 'ONCE' });
    await expire();
    await pay();
    const other = await shopperOf(shop);
    await fillCart(other);
    const { data } = await placeOrder(other, orderBody({ coupon: 'ONCE' }), randomUUID());
    const refused = await act(rest, order, 'rebook', { dates: {} });
    expect([refused.status, refused.error]).toEqual([409, [expect.stringContaining('is for one order')]]);
    expect((await act(other, data, 'withdraw')).status).toBe(200);
    expect((await act(rest, order, 'rebook', { dates: {} })).data).toMatchObject({ stage: 'paid' });
  });

  /** An order of 25.00, of which 10.00 were paid with store credit. */
  const payPartByCredit = async () => {
    const [code, minor] = ['CR-ABCD-EFGH-JKLM', 1000];
    const { id } = await shop.db
      .insertInto('store_credit')
      .values({ code, currency: 'USD', balance_minor: minor, created_at: now, expires_at: new Date('2027-03-10') })
      .returning('id')
      .executeTakeFirstOrThrow();
    await enter(id, 'refund', minor);
    await fillCart(rest);
    expect((await rest.post('/coupon', { coupon: code })).status).toBe(200);
    await rest.get('/cart');
    await place();
    await expire();
    await pay();
    return id;
  };
  const enter = (credit_id: number, cause: 'refund' | 'spent', amount_minor: number) =>
    shop.db
      .insertInto('store_credit_entry')
      .values({ credit_id, order_id: null, cause, amount_minor, at: now })
      .execute();
  const balance = async (id: number) =>
    (await shop.db.selectFrom('store_credit').where('id', '=', id).select('balance_minor').executeTakeFirstOrThrow())
      .balance_minor;

  testOnce('spends the order’s store credit again when the order is resumed', async () => {
    const id = await payPartByCredit();
    expect(await balance(id)).toBe(1000);
    expect((await see(rest, order))['late_payment']).toMatchObject({ amount_decimal: '15.00', state: 'choose' });
    expect((await act(rest, order, 'rebook', { dates: {} })).data).toMatchObject({ stage: 'paid' });
    expect(await balance(id)).toBe(0);
  });

  testOnce('can only be refunded once the order’s store credit has been spent elsewhere', async () => {
    const id = await payPartByCredit();
    await shop.db.updateTable('store_credit').set({ balance_minor: 999 }).where('id', '=', id).execute();
    await enter(id, 'spent', -1);
    const refused = await act(rest, order, 'rebook', { dates: {} });
    expect([refused.status, refused.error]).toEqual([409, [expect.stringContaining('has been spent')]]);
    expect((await act(rest, order, 'refund-late')).status).toBe(200);
    await sweep();
    expect((await see(rest, order))['late_payment']).toMatchObject({ amount_decimal: '15.00', state: 'paid' });
    expect(await balance(id)).toBe(999);
  });

  testOnce('for an order its buyer had withdrawn is refunded without a choice, and announced by mail', async () => {
    await fillCart(rest);
    await place();
    await act(rest, order, 'withdraw');
    const payment = await paymentOf(shop, referenceOf(order));
    await inTransaction(shop.db, (tx) => decide(tx, payment, 'captured'));
    await sweep();
    expect(await stateOf()).toBe('refunded');
    expect((await see(rest, order))['late_payment']).toMatchObject({ state: 'paid', choose_by: null });
    expect(await mails('$25.00 back for')).toHaveLength(1);
  });
});
