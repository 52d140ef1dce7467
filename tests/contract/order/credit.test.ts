import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expireOrders } from '#shop/lifecycle/expire.ts';
import { payRefunds } from '#shop/refund/pay-out.ts';
import { ENGINES } from '#tests/support/database/database.ts';
import { testOnOneEngine } from '#tests/support/database/one-engine.ts';
import { brokenRules } from '#tests/support/database/invariants.ts';
import { deskOf } from '#tests/support/desk.ts';
import { mailsOf } from '#tests/support/provider/mail.ts';
import { paymentDepsOf } from '#tests/support/provider/payment.ts';
import { fillCart, orderBody, placeOrder } from '#tests/support/buyer/purchase.ts';
import { type Loose, shopperOf, type Shopper } from '#tests/support/buyer/shopper.ts';
import { act, addRanks, buy, see, teamOf } from '#tests/support/buyer/work.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

describe.each(ENGINES)('store credit on %s', (engine) => {
  const testOnce = testOnOneEngine(engine);
  let shop: TestShop;
  let rest: Shopper;

  beforeAll(async () => {
    shop = await createTestShop({ engine });
    const { content } = await shop.db.selectFrom('site').select('content').executeTakeFirstOrThrow();
    const storeCredit = { bonusPercent: 10, months: 24 };
    await shop.db
      .updateTable('site')
      .set({ content: JSON.stringify({ ...content, storeCredit }) })
      .execute();
  });
  beforeEach(async () => {
    rest = await shopperOf(shop);
  });
  afterAll(async () => {
    const broken = await brokenRules(shop.db);
    await shop.close();
    expect(broken).toEqual({});
  });

  /** Credit of 66.55: 60.50 and a tenth. */
  const earn = async (): Promise<{ code: string; order: Loose }> => {
    await addRanks(rest);
    const order = await buy(shop, rest);
    const { data } = await act(rest, order, 'withdraw', { refund_as: 'credit' });
    return { code: String(data['credits']?.[0]?.['code']), order };
  };
  const balanceOf = async (code: string) =>
    (
      await shop.db
        .selectFrom('store_credit')
        .where('code', '=', code)
        .select('balance_minor')
        .executeTakeFirstOrThrow()
    ).balance_minor;
  const apply = (of: Shopper, coupon: string) => of.post('/coupon', { coupon });
  const spend = async (of: Shopper, code: string, body: Record<string, unknown> = {}) => {
    await fillCart(of);
    await apply(of, code);
    await of.get('/cart');
    return placeOrder(of, orderBody({ payment_method: 'sandbox_card', ...body }));
  };

  testOnce('replaces a refund with a bonus, and no money is paid back', async () => {
    await addRanks(rest);
    const bought = await buy(shop, rest);
    expect(bought['refund_choice']).toMatchObject({ as: 'money', bonus_percent: 10, offer_decimal: '66.55' });
    const { data } = await act(rest, bought, 'withdraw', { refund_as: 'credit' });
    expect(data['credits']).toMatchObject([{ balance_decimal: '66.55', currency_code: 'USD' }]);
    expect(data['refunds']).toMatchObject([{ amount_decimal: '60.50', credit_decimal: '60.50', state: 'paid' }]);
    await payRefunds(paymentDepsOf(shop));
    expect(await shop.db.selectFrom('payment_refund').selectAll().execute()).toEqual([]);
    await shop.deliverMail();
    const told = mailsOf(shop).find(
      ({ subject }) => subject.includes(String(bought['order_number'])) && subject.includes('back'),
    );
    expect(told?.text).toContain(String(data['credits']?.[0]?.['code']));
  });

  testOnce('can be chosen in advance for team refunds, and accumulates on one code', async () => {
    await addRanks(rest);
    const order = await buy(shop, rest);
    await act(rest, order, 'refund-choice', { as: 'credit' });
    const { version } = (await deskOf(shop).show(order)).data;
    await deskOf(shop).act(order, 'refund', { version, amount: '10.00', reason: 'A kindness' });
    const [first] = (await see(rest, order))['credits'] ?? [];
    expect(first).toMatchObject({ balance_decimal: '11.00' });
    await act(rest, order, 'withdraw');
    expect((await see(rest, order))['credits']).toMatchObject([{ code: first?.['code'], balance_decimal: '66.55' }]);
  });

  testOnce('is shown to the team as the buyer’s choice, which the team can override', async () => {
    await addRanks(rest);
    const order = await buy(shop, rest);
    await act(rest, order, 'refund-choice', { as: 'credit' });
    const { data: shown } = await deskOf(shop).show(order);
    expect(shown).toMatchObject({ refund_as: 'credit', refund_choice: { as: 'credit' } });
    const body = { version: shown.version, amount: '10.00', reason: 'A card after all', refund_as: 'money' };
    expect((await deskOf(shop).act(order, 'refund', body)).status).toBe(200);
    const seen = await see(rest, order);
    expect(seen['refunds']).toMatchObject([{ amount_decimal: '10.00', credit_decimal: '0.00', state: 'due' }]);
    expect([seen['credits'], seen['refund_choice']?.['as']]).toEqual([[], 'money']);
    const { version } = (await deskOf(shop).show(order)).data;
    const wrong = { version, amount: '1.00', reason: 'x', refund_as: 'gold' };
    expect((await deskOf(shop).act(order, 'refund', wrong)).status).toBe(400);
  });

  testOnce('pays part or all of an order, and the quoted total is the amount charged', async () => {
    const { code } = await earn();
    const { data: order } = await spend(rest, code, { expected_total: '0.00', payment_method: 'free_checkout' });
    expect(order).toMatchObject({ total_decimal: '0.00' });
    expect(order['totals']).toMatchObject([{ code: 'sub_total' }, { code: 'credit', value_decimal: '-25.00' }, {}]);
    await rest.put('/confirm');
    expect((await see(rest, order))['stage']).toBe('paid');
    expect(await balanceOf(code)).toBe(4155);
    await addRanks(rest);
    await apply(rest, code.toLowerCase());
    const { data: cart } = await rest.get('/cart');
    expect(cart).toMatchObject({
      total_decimal: '18.95',
      credit: { code, used_decimal: '41.55', left_decimal: '0.00' },
    });
    const paid = await buy(shop, rest);
    expect(paid).toMatchObject({ stage: 'paid', total_decimal: '18.95' });
    expect((await rest.get('/cart')).data).toEqual([]);
  });

  testOnce('returns to its code when its order expires, and when a paid order is withdrawn', async () => {
    const { code } = await earn();
    await spend(rest, code, { payment_method: 'free_checkout' });
    expect(await balanceOf(code)).toBe(4155);
    await expireOrders(shop.db, new Date(Date.now() + MONTH_MS));
    expect(await balanceOf(code)).toBe(6655);
    const other = await shopperOf(shop);
    await addRanks(other, 'bronze-platinum');
    await addRanks(other, 'bronze-gold');
    await apply(other, code);
    await other.get('/cart');
    const order = await buy(shop, other);
    expect(order['total_decimal']).toBe('24.45');
    const { data } = await act(other, order, 'withdraw');
    expect(data['refunds']).toMatchObject([{ amount_decimal: '91.00', credit_decimal: '66.55', state: 'due' }]);
    expect(await balanceOf(code)).toBe(6655);
    await payRefunds(paymentDepsOf(shop));
    const { back } = await shop.db
      .selectFrom('payment_refund')
      .innerJoin('payment', 'payment.reference', 'payment_refund.reference')
      .where('order_id', '=', Number(order['order_id']))
      .select((row) => row.fn.sum<number>('payment_refund.amount_minor').as('back'))
      .executeTakeFirstOrThrow();
    expect(Number(back)).toBe(2445);
  });

  test('is never overspent by concurrent orders, and late buyers get an error', async () => {
    const { code } = await earn();
    const buyers = await Promise.all(Array.from({ length: 6 }, () => shopperOf(shop)));
    for (const buyer of buyers) {
      await fillCart(buyer);
      await apply(buyer, code);
      await buyer.get('/cart');
    }
    const answers = await Promise.all(
      buyers.map((buyer) => placeOrder(buyer, orderBody({ payment_method: 'free_checkout' }))),
    );
    const made = answers.filter(({ status }) => status === 200);
    expect(made).toHaveLength(2);
    for (const { status, error } of answers.filter((answer) => !made.includes(answer))) {
      expect([400, 409]).toContain(status);
      expect(error).not.toEqual([]);
    }
    expect(await balanceOf(code)).toBe(1655);
  });

  testOnce('is rejected when unknown, in another currency or blocked, and can be removed from the cart', async () => {
    const { code } = await earn();
    await fillCart(rest);
    expect(await apply(rest, 'CR-AAAA-BBBB-CCCC')).toMatchObject({ status: 400 });
    const inEuros = await rest.post('/coupon', { coupon: code }, { headers: { 'X-Oc-Currency': 'EUR' } });
    expect([inEuros.status, inEuros.details]).toEqual([
      400,
      [expect.objectContaining({ hint: expect.stringContaining('is credit in USD: $66.55') })],
    ]);
    await deskOf(shop).ask('POST', `/credits/${code}/block`, JSON.stringify({ blocked: true, reason: 'A chargeback' }));
    expect((await apply(rest, code)).status).toBe(400);
    await deskOf(shop).ask('POST', `/credits/${code}/block`, JSON.stringify({ blocked: false, reason: 'Won' }));
    expect((await apply(rest, code)).status).toBe(200);
    const { data } = await deskOf(shop).ask('GET', `/credits/${code}`);
    expect(data['entries']).toMatchObject([{ cause: 'refund', amount_decimal: '60.50' }, { cause: 'bonus' }]);
    expect((await rest.delete('/credit')).status).toBe(200);
    expect((await rest.get('/cart')).data['credit']).toBeNull();
    expect((await rest.delete('/credit')).status).toBe(404);
  });

  testOnce('that expires between the quote and the order is not spent, and is rejected with its end date', async () => {
    const { code } = await earn();
    await fillCart(rest);
    await apply(rest, code);
    await rest.get('/cart');
    await shop.db
      .updateTable('store_credit')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('code', '=', code)
      .execute();
    const late = await placeOrder(rest, orderBody({ payment_method: 'free_checkout' }));
    expect([400, 409]).toContain(late.status);
    expect(await balanceOf(code)).toBe(6655);
    const other = await shopperOf(shop);
    await fillCart(other);
    const again = await apply(other, code);
    expect([again.status, again.details]).toEqual([
      400,
      [expect.objectContaining({ hint: expect.stringContaining(`${code} ended on`) })],
    ]);
  });

  testOnce('is blocked while the payment it replaces is disputed, and permanently if the dispute is lost', async () => {
    const { code, order } = await earn();
    const dispute = async (state: 'open' | 'won' | 'lost') => {
      const { version } = (await deskOf(shop).show(order)).data;
      expect((await deskOf(shop).act(order, 'dispute', { version, state })).status).toBe(200);
      return (await see(rest, order))['stage'];
    };
    await fillCart(rest);
    expect((await apply(rest, code)).status).toBe(200);
    await rest.get('/cart');
    expect(await dispute('open')).toBe('disputed');
    expect((await placeOrder(rest, orderBody({ payment_method: 'free_checkout' }))).status).not.toBe(200);
    const other = await shopperOf(shop);
    await fillCart(other);
    expect((await apply(other, code)).details).toMatchObject([{ reason: 'unknown' }]);
    expect((await deskOf(shop).ask('GET', `/credits/${code}`)).data).toMatchObject({ is_blocked: true });
    expect(await dispute('won')).toBe('refunded');
    expect((await apply(other, code)).status).toBe(200);
    expect(await dispute('open')).toBe('disputed');
    expect(await dispute('lost')).toBe('reversed');
    expect((await apply(other, code)).status).toBe(400);
    expect((await see(rest, order))['refunds']).toMatchObject([{ credit_decimal: '60.50' }]);
  });

  testOnce('from a partial refund is blocked too when the dispute is lost', async () => {
    await addRanks(rest);
    const order = await buy(shop, rest);
    await act(rest, order, 'refund-choice', { as: 'credit' });
    const change = async (name: string, body: Record<string, unknown>) => {
      const { version } = (await deskOf(shop).show(order)).data;
      expect((await deskOf(shop).act(order, name, { version, ...body })).status).toBe(200);
    };
    await change('refund', { amount: '30.00', reason: 'A kindness' });
    const code = String((await see(rest, order))['credits']?.[0]?.['code']);
    await fillCart(rest);
    await apply(rest, code);
    await rest.get('/cart');
    const begun = await placeOrder(rest, orderBody({ payment_method: 'free_checkout' }));
    expect(begun.data).toMatchObject({ total_decimal: '0.00' });
    await change('dispute', { state: 'open' });
    await change('dispute', { state: 'lost' });
    // What an order that was only begun gives back is stopped with the rest.
    await expireOrders(shop.db, new Date(Date.now() + MONTH_MS));
    expect(await balanceOf(code)).toBe(3300);
    const other = await shopperOf(shop);
    await fillCart(other);
    expect((await apply(other, code)).status).toBe(400);
  });

  testOnce('leaves at least the provider’s minimum to pay, and a partial refund returns money and credit', async () => {
    const { code } = await earn();
    await shop.db.updateTable('store_credit').set({ balance_minor: 6020 }).where('code', '=', code).execute();
    await shop.db
      .insertInto('store_credit_entry')
      .values([
        {
          credit_id: (
            await shop.db.selectFrom('store_credit').where('code', '=', code).select('id').executeTakeFirstOrThrow()
          ).id,
          order_id: null,
          cause: 'spent',
          amount_minor: -635,
          at: new Date(),
        },
      ])
      .execute();
    await addRanks(rest);
    await apply(rest, code);
    expect((await rest.get('/cart')).data['total_decimal']).toBe('1.00');
    const order = await buy(shop, rest);
    const team = teamOf(shop, () => new Date());
    await team.assign(order);
    await team.do(order, 1);
    const { data } = await act(rest, order, 'withdraw');
    expect(data['refunds']).toMatchObject([{ amount_decimal: '49.60', credit_decimal: '48.60' }]);
  });
});
