import { describe, expect, test } from 'vitest';
import { dispute as disputeOrder } from '#shop/fulfilment/team-acts.ts';
import { anonymiseOrders } from '#shop/privacy/erase.ts';
import { settleReward } from '#shop/referral/reward.ts';
import { endOrder } from '#shop/refund/end-order.ts';
import { fillCart, orderBody, placeOrder } from '#tests/support/buyer/purchase.ts';
import { referralSuite } from '#tests/support/buyer/referrals.ts';
import { type Loose, shopperOf } from '#tests/support/buyer/shopper.ts';
import { act, addRanks, see } from '#tests/support/buyer/work.ts';
import { ENGINES } from '#tests/support/database/database.ts';
import { testOnOneEngine } from '#tests/support/database/one-engine.ts';
import { deskOf } from '#tests/support/desk.ts';
import { mailsOf } from '#tests/support/provider/mail.ts';

/** Half an hour after midnight on the first of a month. */
const NOW = new Date('2026-03-01T00:30:00Z');

describe.each(ENGINES)('referral codes on %s', (engine) => {
  const testOnce = testOnOneEngine(engine);
  const suite = referralSuite(engine, NOW);
  const { someone, buyAs, team, finish, codeOf, apply, friendOrder, earned, balance } = suite;
  const dispute = (order: Loose, ends: 'open' | 'won' | 'lost') =>
    team().change(order, (change) => disputeOrder(change, ends));

  testOnce('take a tenth off a first order, and earn their owner credit once it is completed', async () => {
    const { order } = await friendOrder(await codeOf());
    expect(order['total_decimal']).toBe('54.45');
    expect(await earned()).toMatchObject({ earned: 0, waiting: 1 });
    expect(await balance()).toBeUndefined();
    await finish(order);
    expect(await earned()).toMatchObject({ earned: 1, waiting: 0 });
    expect(await balance()).toBe('5.00');
    await suite.shop.deliverMail();
    const told = mailsOf(suite.shop).filter(({ to, subject }) => to === suite.email && subject.includes('friend'));
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain(String((await see(suite.owner, suite.own))['credits']?.[0]?.['code']));
  });

  test('earn once however often completion is reported, and add up for two friends', async () => {
    const code = await codeOf();
    const [one, two] = [await friendOrder(code), await friendOrder(code)];
    await Promise.all([finish(one.order), finish(two.order)]);
    for (const { order } of [one, two]) {
      await suite.shop.db.transaction().execute((tx) => settleReward(tx, Number(order['order_id']), NOW));
    }
    expect(await balance()).toBe('10.00');
  });

  test('earn at most the monthly limit across all codes of a mailbox, even concurrently', async () => {
    const second = await shopperOf(suite.shop);
    await addRanks(second);
    const other = await buyAs(second, suite.email.replace('.', '').replace('@', '+two@'));
    const { data } = await act(second, other, 'referral');
    const codes = [await codeOf(), String(data['referral']?.['code']), await codeOf()];
    expect(new Set(codes).size).toBe(2);
    const orders = [];
    for (const code of codes) orders.push((await friendOrder(code)).order);
    await Promise.all(orders.map((order) => finish(order)));
    const rewards = await suite.shop.db
      .selectFrom('referral_reward')
      .where(
        'order_id',
        'in',
        orders.map((order) => Number(order['order_id'])),
      )
      .select('amount_minor')
      .orderBy('amount_minor')
      .execute();
    expect(rewards.map(({ amount_minor }) => amount_minor)).toEqual([0, 500, 500]);
  });

  testOnce('earn no credit for an order that was canceled or partly refunded before completion', async () => {
    const code = await codeOf();
    const { rest, order } = await friendOrder(code);
    await act(rest, order, 'withdraw');
    const part = (await friendOrder(code)).order;
    const { version } = (await deskOf(suite.shop).show(part)).data;
    await deskOf(suite.shop).act(part, 'refund', { version, amount: '1.00', reason: 'A kindness' });
    await finish(part);
    expect(await earned()).toMatchObject({ earned: 0, waiting: 0 });
    expect(await balance()).toBeUndefined();
  });

  testOnce('have an unspent reward reclaimed when the order is refunded', async () => {
    const { order } = await friendOrder(await codeOf());
    await finish(order);
    await team().change(order, async ({ tx, order: locked, now }) => {
      await endOrder(tx, locked, { cause: 'cancelled', reason: 'A chargeback', isWhole: true }, now);
    });
    expect([await balance(), (await earned())?.['earned']]).toEqual(['0.00', 0]);
    const entries = await suite.shop.db
      .selectFrom('store_credit_entry')
      .where('order_id', '=', Number(order['order_id']))
      .orderBy('id')
      .select(['cause', 'amount_minor'])
      .execute();
    expect(entries).toEqual([
      { cause: 'referral', amount_minor: 500 },
      { cause: 'referral', amount_minor: -500 },
    ]);
  });

  testOnce('have a disputed reward reclaimed from credit that an unpaid order releases', async () => {
    const { order } = await friendOrder(await codeOf());
    await finish(order);
    const credit = String((await see(suite.owner, suite.own))['credits']?.[0]?.['code']);
    const spender = await shopperOf(suite.shop);
    await fillCart(spender);
    await apply(spender, credit);
    await spender.get('/cart');
    const held = await placeOrder(spender, orderBody({ email: someone(), payment_method: 'sandbox_card' }));
    expect(await balance()).toBe('0.00');
    await dispute(order, 'open');
    expect(await balance()).toBe('0.00');
    await act(spender, held.data, 'withdraw');
    expect(await balance()).toBe('0.00');
    await dispute(order, 'won');
    expect(await balance()).toBe('5.00');
    await dispute(order, 'open');
    await dispute(order, 'lost');
    expect(await balance()).toBe('0.00');
  });

  testOnce('earn no credit for an order paid with the owner’s credit or handed over to the owner', async () => {
    const code = await codeOf();
    const first = await friendOrder(code);
    await finish(first.order);
    const credit = String((await see(suite.owner, suite.own))['credits']?.[0]?.['code']);
    const rest = await shopperOf(suite.shop);
    await addRanks(rest);
    await apply(rest, code);
    await apply(rest, credit);
    await rest.get('/cart');
    await finish(await buyAs(rest, someone()));
    const given = await friendOrder(code);
    await act(given.rest, given.order, 'hand-over', { email: suite.email.replace('@', '+x@') });
    await finish(given.order);
    expect((await earned())?.['earned']).toBe(1);
  });

  testOnce('stay with their owner after a hand-over, and belong to no one after an erasure', async () => {
    const code = await codeOf();
    const { order } = await friendOrder(code);
    const late = (await friendOrder(code)).order;
    await act(suite.owner, suite.own, 'hand-over', { email: someone() });
    const { token } = await suite.shop.db
      .selectFrom('placed_order')
      .where('id', '=', Number(suite.own['order_id']))
      .select('token')
      .executeTakeFirstOrThrow();
    const seen = (await suite.owner.get(`/order/${token}`)).data;
    expect(seen['referral']).toMatchObject({ code: null });
    await finish(order);
    expect((await suite.owner.get(`/order/${token}`)).data['credits']).toEqual([]);
    await suite.shop.deliverMail();
    expect(mailsOf(suite.shop).some(({ to, subject }) => to === suite.email && subject.includes('friend'))).toBe(true);
    const ids = [Number(suite.own['order_id'])];
    await suite.shop.db.transaction().execute((tx) => anonymiseOrders(tx, { dataDir: suite.shop.dataDir }, ids, NOW));
    await finish(late);
    const rewards = suite.shop.db.selectFrom('referral_reward').where('order_id', '=', Number(late['order_id']));
    expect(await rewards.selectAll().execute()).toEqual([]);
  });
});
