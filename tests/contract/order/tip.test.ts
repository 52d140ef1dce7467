import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '#shop/db/transaction.ts';
import { decide } from '#shop/payment/sandbox/store.ts';
import { ENGINES } from '#tests/support/database/database.ts';
import { testOnOneEngine } from '#tests/support/database/one-engine.ts';
import { brokenRules } from '#tests/support/database/invariants.ts';
import { deskOf } from '#tests/support/desk.ts';
import { mailsOf } from '#tests/support/provider/mail.ts';
import { paymentOf, referenceOf, sweepIn } from '#tests/support/provider/payment.ts';
import { visit } from '#tests/support/buyer/purchase.ts';
import { type Loose, shopperOf, type Shopper } from '#tests/support/buyer/shopper.ts';
import { act, addRanks, buy, see, teamOf } from '#tests/support/buyer/work.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';

describe.each(ENGINES)('a tip on %s', (engine) => {
  const testOnce = testOnOneEngine(engine);
  let shop: TestShop;
  let rest: Shopper;
  let order: Loose;

  beforeAll(async () => {
    shop = await createTestShop({ engine });
  });
  beforeEach(async () => {
    rest = await shopperOf(shop);
    await addRanks(rest);
    order = await buy(shop, rest);
    const team = teamOf(shop, () => new Date());
    await team.assign(order);
    await team.do(order, 3);
  });
  afterAll(() => shop.close());

  const give = (amount: unknown) => act(rest, order, 'tip', { amount });
  const pageOf = (begun: Loose) => String(begun['payment_action']?.['url']);
  const pay = (begun: Loose, ending = 'approve') => visit(shop, `${pageOf(begun)}/${ending}`, 'POST');
  const tipOf = async () => (await see(rest, order))['tip'];
  const refundTip = () => deskOf(shop).act(order, 'refund-tip', { reason: 'Given by mistake' });

  testOnce('is offered once the order is done, with suggestions based on the amount paid', async () => {
    expect(await tipOf()).toEqual({
      can: true,
      least_decimal: '1.00',
      most_decimal: '200.00',
      suggested: ['4.00', '7.00', '13.00'],
      given: null,
    });
  });

  testOnce('is a separate payment, is shown, and leaves the order and its totals unchanged', async () => {
    const before = await see(rest, order);
    const { status, data: begun } = await give('7.5');
    expect(status).toBe(200);
    expect((await visit(shop, pageOf(begun))).text).toContain('$7.50');
    expect((await pay(begun)).location).toContain(String(order['order_token']));
    const after = await see(rest, order);
    expect(after['tip']).toMatchObject({ can: false, given: { amount_decimal: '7.50', state: 'paid' } });
    for (const field of ['totals', 'stage', 'paid_at', 'refunds', 'late_payment', 'order_status_id', 'history']) {
      expect(after[field]).toEqual(before[field]);
    }
    await shop.deliverMail();
    const receipts = mailsOf(shop).filter(({ subject }) =>
      subject.includes(`tip for ${String(order['order_number'])}`),
    );
    expect(receipts).toHaveLength(1);
    expect(receipts[0]?.text).toContain('$7.50');
  });

  testOnce('is rejected unless its amount is within the limits, without starting a payment', async () => {
    const wrong = ['0', '0.99', '200.01', '-5', '5.001', '1e3', 'NaN', '', ' 5', 5, null, undefined];
    for (const amount of wrong) expect((await give(amount)).status).toBe(400);
    const codeOf = async (amount: string) => (await give(amount)).details[0]?.code;
    for (const amount of ['0', '0.99', '200.01', '99999999']) expect(await codeOf(amount)).toBe('out_of_range');
    for (const amount of ['-5', '5.001', 'NaN']) expect(await codeOf(amount)).toBe('invalid_field');
    const begun = shop.db
      .selectFrom('payment')
      .where('kind', '=', 'tip')
      .where('order_id', '=', Number(order['order_id']));
    expect(await begun.selectAll().execute()).toEqual([]);
  });

  testOnce('is rejected while the order is in progress, and without its token', async () => {
    await addRanks(rest);
    const open = await buy(shop, rest);
    expect((await act(rest, open, 'tip', { amount: '5' })).status).toBe(409);
    expect((await see(rest, open))['tip']).toBeNull();
    const nobody = { order_token: 'x'.repeat(43) } as unknown as Loose;
    expect((await act(rest, nobody, 'tip', { amount: '5' })).status).toBe(404);
  });

  testOnce('requested twice is one payment; another amount replaces it; only one can be paid', async () => {
    const [first, same] = [(await give('5')).data, (await give('5.00')).data];
    expect(referenceOf(same)).toBe(referenceOf(first));
    const second = (await give('9')).data;
    expect((await paymentOf(shop, referenceOf(first))).state).toBe('closed');
    await pay(second);
    expect((await give('5')).status).toBe(409);
    expect(await tipOf()).toMatchObject({ given: { amount_decimal: '9.00' } });
  });

  test('requested several times concurrently is paid once', async () => {
    const begun = await Promise.all([give('5'), give('6'), give('5'), give('6')]);
    for (const { data } of begun) if (data['payment_action']?.['url']) await pay(data);
    const tips = await shop.db
      .selectFrom('payment')
      .where('kind', '=', 'tip')
      .where('order_id', '=', Number(order['order_id']))
      .where('state', '=', 'approved')
      .selectAll()
      .execute();
    expect(tips).toHaveLength(1);
    expect(await brokenRules(shop.db)).toEqual({});
  });

  testOnce('that is declined leaves the order unchanged and can be retried', async () => {
    await pay((await give('5')).data, 'decline');
    expect((await see(rest, order))['stage']).toBe('completed');
    expect(await tipOf()).toMatchObject({ can: true, given: null });
    await pay((await give('5')).data);
    expect(await tipOf()).toMatchObject({ given: { state: 'paid' } });
  });

  testOnce('is refunded in full, once, by the desk, separately from the order’s money', async () => {
    await pay((await give('5')).data);
    expect((await refundTip()).status).toBe(200);
    expect(await tipOf()).toMatchObject({ given: { state: 'due' } });
    expect((await refundTip()).status).toBe(409);
    await sweepIn(1, shop);
    await sweepIn(2, shop);
    expect(await tipOf()).toMatchObject({ can: true, given: { state: 'returned', amount_decimal: '5.00' } });
    const back = await shop.db
      .selectFrom('payment_refund')
      .innerJoin('payment', 'payment.reference', 'payment_refund.reference')
      .where('order_id', '=', Number(order['order_id']))
      .select(['kind', 'payment_refund.amount_minor'])
      .execute();
    expect(back).toEqual([{ kind: 'tip', amount_minor: 500 }]);
    expect((await see(rest, order))['refunds']).toEqual([]);
    expect(await brokenRules(shop.db)).toEqual({});
  });

  testOnce('left unpaid for a day is closed and can no longer be paid', async () => {
    const begun = (await give('5')).data;
    await sweepIn(25 * 60, shop);
    expect((await paymentOf(shop, referenceOf(begun))).state).toBe('closed');
    await pay(begun);
    await sweepIn(26 * 60, shop);
    expect(await paymentOf(shop, referenceOf(begun))).toMatchObject({ state: 'closed', captured_minor: 0 });
    expect(await tipOf()).toMatchObject({ can: true, given: null });
  });

  testOnce('paid after being replaced is refunded, and the new one is kept', async () => {
    const first = (await give('5')).data;
    const payment = await paymentOf(shop, referenceOf(first));
    await inTransaction(shop.db, (tx) => decide(tx, payment, 'captured'));
    await pay((await give('9')).data);
    await sweepIn(4, shop);
    await sweepIn(5, shop);
    expect((await paymentOf(shop, referenceOf(first))).state).toBe('refunded');
    expect(await tipOf()).toMatchObject({ can: false, given: { amount_decimal: '9.00', state: 'paid' } });
    expect(await brokenRules(shop.db)).toEqual({});
  });
});
