import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES } from '#tests/support/database/database.ts';
import { brokenRules } from '#tests/support/database/invariants.ts';
import { deskOf } from '#tests/support/desk.ts';
import { fillCart, orderBody, placeOrder } from '#tests/support/buyer/purchase.ts';
import { type Loose, shopperOf, type Shopper } from '#tests/support/buyer/shopper.ts';
import { act, addRanks, buy, buyRanks, buyRun } from '#tests/support/buyer/work.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';

const ROUNDS = 4;

describe.each(ENGINES)('concurrent actions on an order on %s', (engine) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await createTestShop({ engine });
    const { content } = await shop.db.selectFrom('site').select('content').executeTakeFirstOrThrow();
    const storeCredit = { bonusPercent: 10, months: 24 };
    await shop.db
      .updateTable('site')
      .set({ content: JSON.stringify({ ...content, storeCredit }) })
      .execute();
  });
  afterAll(() => shop.close());

  /** What the order gave back, in money and on codes, in minor units. */
  async function givenBack(order: Loose) {
    const id = Number(order['order_id']);
    const refunds = await shop.db.selectFrom('order_refund').where('order_id', '=', id).selectAll().execute();
    const entries = await shop.db
      .selectFrom('store_credit_entry')
      .where('order_id', '=', id)
      .where('amount_minor', '>', 0)
      .selectAll()
      .execute();
    const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0);
    return {
      refunded: sum(refunds.map(({ amount_minor: amount }) => amount)),
      earned: sum(entries.map(({ amount_minor: amount }) => amount)),
    };
  }

  test('refund at most the amount paid', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const rest = await shopperOf(shop);
      const order = round % 2 === 0 ? await buyRanks(shop, rest) : await buyRun(shop);
      const paid = Number(order['total_decimal']) * 100;
      const { version } = (await deskOf(shop).show(order)).data;
      const refund = { version, amount: '10.00', reason: 'A kindness' };
      const acts: (() => Promise<{ status: number }>)[] = [
        () => act(rest, order, 'withdraw', { refund_as: 'credit' }),
        () => act(rest, order, 'withdraw', { refund_as: 'money' }),
        () => act(rest, order, 'withdraw'),
        () => act(rest, order, 'refund-choice', { as: 'credit' }),
        () => act(rest, order, 'tip', { amount: '5.00' }),
        () => act(rest, order, 'pause'),
        () => deskOf(shop).act(order, 'refund', refund),
        () => deskOf(shop).act(order, 'cancel', { version, reason: 'Nobody free', whole: true }),
        () =>
          rest.post(
            `/order/${order['order_token']}/hand-over`,
            { email: 'friend@example.com' },
            { headers: { 'Idempotency-Key': randomUUID() } },
          ),
      ];
      const from = round % acts.length;
      const answers = await Promise.all([...acts.slice(from), ...acts.slice(0, from)].map((call) => call()));
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      const { refunded, earned } = await givenBack(order);
      expect(refunded).toBeLessThanOrEqual(paid);
      expect(earned).toBeLessThanOrEqual(paid * 1.1);
    }
    expect(await brokenRules(shop.db)).toEqual({});
  });

  test('spend at most the balance of one store credit across five carts', async () => {
    const owner = await shopperOf(shop);
    await addRanks(owner);
    const { data } = await act(owner, await buy(shop, owner), 'withdraw', { refund_as: 'credit' });
    const code = String(data['credits']?.[0]?.['code']);
    const buyers = await Promise.all(Array.from({ length: 5 }, () => shopperOf(shop)));
    for (const buyer of buyers) {
      await fillCart(buyer);
      await buyer.post('/coupon', { coupon: code });
      await buyer.get('/cart');
    }
    const place = (of: Shopper) =>
      placeOrder(of, orderBody({ payment_method: 'free_checkout', expected_total: '0.00' }));
    const answers = await Promise.all(buyers.map(place));
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    const { balance_minor: left } = await shop.db
      .selectFrom('store_credit')
      .where('code', '=', code)
      .select('balance_minor')
      .executeTakeFirstOrThrow();
    const paid = answers.filter(({ status }) => status === 200).length;
    expect([paid, left]).toEqual([2, 6655 - 2 * 2500]);
    expect(await brokenRules(shop.db)).toEqual({});
  });
});
