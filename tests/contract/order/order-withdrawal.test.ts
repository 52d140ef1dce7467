import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dispute } from '#shop/fulfilment/team-acts.ts';
import { ENGINES } from '#tests/support/database/database.ts';
import { testOnOneEngine } from '#tests/support/database/one-engine.ts';
import { fillCart, orderBody, placeOrder } from '#tests/support/buyer/purchase.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { shopperOf, type Shopper } from '#tests/support/buyer/shopper.ts';
import { act, buyRanks, buyRanksAndLesson, mailsAbout, see, teamOf } from '#tests/support/buyer/work.ts';

const HOUR_MS = 60 * 60 * 1000;
const BEGIN = new Date('2026-03-10T12:00:00Z');

describe.each(ENGINES)('withdrawing an order on %s', (engine) => {
  const testOnce = testOnOneEngine(engine);
  let shop: TestShop;
  let rest: Shopper;
  let now = BEGIN;
  let team: ReturnType<typeof teamOf>;

  const after = (hours: number) => void (now = new Date(BEGIN.getTime() + hours * HOUR_MS));
  const at = (hours: number) => new Date(BEGIN.getTime() + hours * HOUR_MS).toISOString();

  beforeAll(async () => {
    shop = await createTestShop({ engine, now: () => now });
    team = teamOf(shop, () => now);
  });
  beforeEach(async () => {
    after(0);
    rest = await shopperOf(shop);
  });
  afterAll(() => shop.close());

  testOnce('refunds the full amount before the work begins', async () => {
    const order = await buyRanksAndLesson(shop, rest);
    expect(order['refund_offer']).toMatchObject({ share: 1, amount_decimal: '85.50' });
    await team.assign(order);
    const ended = await act(rest, order, 'withdraw');
    expect(ended.data).toMatchObject({
      stage: 'refunded',
      order_status_id: 11,
      refund_offer: null,
      refunds: [{ cause: 'withdrawn', amount_decimal: '85.50', reason: 'Canceled before the work began' }],
    });
    expect((await act(rest, order, 'withdraw')).data['refunds']).toHaveLength(1);
    await expect(team.do(order, 1)).rejects.toThrow('This order is not being worked on.');
  });

  testOnce('refunds the price of the steps not yet reached, less earlier refunds', async () => {
    const order = await buyRanksAndLesson(shop, rest);
    await team.assign(order);
    await team.do(order, 1);
    // 60.50 less the 10.00 of 55.50 that silver is, and the other line whole.
    expect((await see(rest, order))['refund_offer']).toMatchObject({
      amount_decimal: '74.60',
      share: 0.8725,
      lines: [{ amount_decimal: '49.60' }, { amount_decimal: '25.00' }],
    });
    after(11);
    await act(rest, order, 'accept-compensation');
    await team.do(order, 3);
    const offered = (await see(rest, order))['refund_offer'];
    const ended = await act(rest, order, 'withdraw');
    expect(ended.data['refunds']?.map(({ amount_decimal }) => amount_decimal)).toContain(offered?.['amount_decimal']);
    const total = ended.data['refunds']?.reduce((sum, { amount_decimal }) => sum + Number(amount_decimal), 0);
    expect(total).toBeLessThanOrEqual(85.5);
  });

  test('several times concurrently refunds once', async () => {
    const order = await buyRanks(shop, rest);
    const answers = await Promise.all(Array.from({ length: 5 }, () => act(rest, order, 'withdraw')));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect((await see(rest, order))['refunds']).toHaveLength(1);
    expect((await mailsAbout(shop, order)).filter(({ subject }) => subject.includes('back for'))).toHaveLength(1);
  });

  testOnce('before payment cancels it without a refund', async () => {
    await fillCart(rest);
    const { data } = await placeOrder(rest, orderBody());
    await rest.put('/confirm');
    const left = await act(rest, data, 'withdraw');
    expect(left.data).toMatchObject({ stage: 'cancelled', order_status_id: 7, refunds: [] });
  });

  testOnce('is no longer possible once the buyer has confirmed completion', async () => {
    const order = await buyRanks(shop, rest);
    await team.assign(order);
    expect(await act(rest, order, 'confirm')).toMatchObject({ status: 409, error: ['This order is not done yet.'] });
    after(11);
    await team.do(order, 3);
    const confirmed = await act(rest, order, 'confirm');
    // Begun more than two hours late and done late: 15 percent, without being asked for.
    expect(confirmed.data).toMatchObject({
      confirmed_at: at(11),
      refunds: [{ cause: 'late', amount_decimal: '9.08' }],
      can: { confirm: false, withdraw: false },
    });
    expect((await act(rest, order, 'confirm')).data['confirmed_at']).toBe(at(11));
    expect(await act(rest, order, 'withdraw')).toMatchObject({ status: 409 });
  });

  testOnce('is rejected during a dispute, and a won dispute restores the order’s stage', async () => {
    const order = await buyRanks(shop, rest);
    await team.assign(order);
    await team.do(order, 1);
    await team.change(order, (one) => dispute(one, 'open'));
    expect(await see(rest, order)).toMatchObject({ stage: 'disputed', order_status_id: 13, refund_offer: null });
    expect(await act(rest, order, 'withdraw')).toMatchObject({ status: 409 });
    await expect(team.do(order, 2)).rejects.toThrow('This order is not being worked on.');
    await team.change(order, (one) => dispute(one, 'won'));
    expect(await see(rest, order)).toMatchObject({ stage: 'in_progress', order_status_id: 3 });
    await team.change(order, (one) => dispute(one, 'open'));
    await team.change(order, (one) => dispute(one, 'lost'));
    expect(await see(rest, order)).toMatchObject({ stage: 'reversed', refund_offer: null, compensation: null });
  });
});
