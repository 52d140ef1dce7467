import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailboxOf } from '#shop/limit/mailbox.ts';
import { anonymiseOrders } from '#shop/privacy/erase.ts';
import { endOrder } from '#shop/refund/end-order.ts';
import { dispute as disputeOrder } from '#shop/fulfilment/team-acts.ts';
import { settleReward } from '#shop/referral/reward.ts';
import { sql } from 'kysely';
import { ENGINES } from '#tests/support/database/database.ts';
import { brokenRules } from '#tests/support/database/invariants.ts';
import { deskOf } from '#tests/support/desk.ts';
import { mailsOf } from '#tests/support/provider/mail.ts';
import { fillCart, orderBody, placeOrder } from '#tests/support/buyer/purchase.ts';
import { type Loose, shopperOf, type Shopper } from '#tests/support/buyer/shopper.ts';
import { act, addRanks, buy, NO_ACCOUNT, see, teamOf } from '#tests/support/buyer/work.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';

const TERMS = { percent: 10, credit: '5.00', minimum: '20.00', perMonth: 2, months: 12 };
/** Half an hour after midnight on the first of a month. */
const NOW = new Date('2026-03-01T00:30:00Z');
let people = 0;

describe.each(ENGINES)('codes for friends on %s', (engine) => {
  let shop: TestShop;
  let owner: Shopper;
  let email: string;
  let own: Loose;

  const setTerms = async (referral: typeof TERMS | undefined) => {
    const { content } = await shop.db.selectFrom('site').select('content').executeTakeFirstOrThrow();
    await shop.db
      .updateTable('site')
      .set({ content: JSON.stringify({ ...content, referral }) })
      .execute();
  };
  const someone = () => `friend${(people += 1)}@example.com`;
  const buyAs = (rest: Shopper, address: string) => buy(shop, rest, { ...NO_ACCOUNT, email: address });
  const team = () => teamOf(shop, () => NOW);
  const finish = async (order: Loose) => {
    await team().assign(order);
    await team().do(order, 3);
  };
  const codeOf = async (): Promise<string> => String((await act(owner, own, 'referral')).data['referral']?.['code']);
  const apply = (rest: Shopper, coupon: string) => rest.post('/coupon', { coupon });
  /** A paid order of a friend with the code: 60.50 less a tenth. */
  const friendOrder = async (code: string, address = someone()) => {
    const rest = await shopperOf(shop);
    await addRanks(rest);
    await apply(rest, code);
    await rest.get('/cart');
    return { rest, order: await buyAs(rest, address) };
  };
  const earned = async () => (await see(owner, own))['referral'];
  const balance = async () => (await see(owner, own))['credits']?.[0]?.['balance_decimal'] as string | undefined;
  const dispute = (order: Loose, ends: 'open' | 'won' | 'lost') =>
    team().change(order, (change) => disputeOrder(change, ends));

  beforeAll(async () => {
    shop = await createTestShop({ engine, now: () => NOW });
    await setTerms(TERMS);
  });
  beforeEach(async () => {
    owner = await shopperOf(shop);
    people += 1;
    email = `ow.ner${people}@gmail.com`;
    await addRanks(owner);
    own = await buyAs(owner, email);
  });
  afterAll(async () => {
    const broken = await brokenRules(shop.db);
    await shop.close();
    expect(broken).toEqual({});
  });

  test('are made once, on request, with their terms, by the page of a paid order alone', async () => {
    expect(own['referral']).toMatchObject({
      code: null,
      percent: 10,
      minimum_decimal: '20.00',
      reward_decimal: '5.00',
      monthly_limit: 2,
      months: 12,
    });
    const code = await codeOf();
    expect(code).toMatch(/^FRIEND-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    expect(await codeOf()).toBe(code);
    const unpaid = await shopperOf(shop);
    await fillCart(unpaid);
    const { data: waiting } = await placeOrder(unpaid, orderBody({ email: someone() }));
    expect((await see(unpaid, waiting))['referral']).toBeNull();
    expect((await act(unpaid, waiting, 'referral')).status).toBe(409);
  });

  test('are turned off by a zero, and those that are there keep their terms', async () => {
    await setTerms({ ...TERMS, credit: '0' });
    expect((await see(owner, own))['referral']).toBeNull();
    expect((await act(owner, own, 'referral')).status).toBe(409);
    await setTerms(TERMS);
    await codeOf();
    await setTerms({ ...TERMS, percent: 50, credit: '9.00' });
    expect(await earned()).toMatchObject({ percent: 10, reward_decimal: '5.00' });
    await setTerms(TERMS);
  });

  test('take a tenth off a first order, and bring their owner credit once it is done', async () => {
    const { order } = await friendOrder(await codeOf());
    expect(order['total_decimal']).toBe('54.45');
    expect(await earned()).toMatchObject({ earned: 0, waiting: 1 });
    expect(await balance()).toBeUndefined();
    await finish(order);
    expect(await earned()).toMatchObject({ earned: 1, waiting: 0 });
    expect(await balance()).toBe('5.00');
    await shop.deliverMail();
    const told = mailsOf(shop).filter(({ to, subject }) => to === email && subject.includes('friend'));
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain(String((await see(owner, own))['credits']?.[0]?.['code']));
  });

  test('earn once however often the end is told, and two friends at once add up', async () => {
    const code = await codeOf();
    const [one, two] = [await friendOrder(code), await friendOrder(code)];
    await Promise.all([finish(one.order), finish(two.order)]);
    for (const { order } of [one, two]) {
      await shop.db.transaction().execute((tx) => settleReward(tx, Number(order['order_id']), NOW));
    }
    expect(await balance()).toBe('10.00');
  });

  test('earn no more than so often a month, with all codes of a mailbox, and in a race', async () => {
    const second = await shopperOf(shop);
    await addRanks(second);
    const other = await buyAs(second, email.replace('.', '').replace('@', '+two@'));
    const { data } = await act(second, other, 'referral');
    const codes = [await codeOf(), String(data['referral']?.['code']), await codeOf()];
    expect(new Set(codes).size).toBe(2);
    const orders = [];
    for (const code of codes) orders.push((await friendOrder(code)).order);
    await Promise.all(orders.map((order) => finish(order)));
    const rewards = await shop.db
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

  test.each([
    ['the own address', () => email],
    ['in capitals', () => email.toUpperCase()],
    ['with something added', () => email.replace('@', '+friend@')],
    ['without its dot, at the other name', () => email.replace('.', '').replace('gmail', 'googlemail')],
  ])('are refused to %s', async (_, address) => {
    const code = await codeOf();
    const rest = await shopperOf(shop);
    await addRanks(rest);
    expect((await apply(rest, code)).status).toBe(200);
    await rest.get('/cart');
    const placed = await placeOrder(
      rest,
      orderBody({ ...NO_ACCOUNT, email: address(), payment_method: 'sandbox_card' }),
    );
    expect([placed.status, placed.details]).toEqual([400, [expect.objectContaining({ reason: 'first_order' })]]);
  });

  test('are refused to the own session, and to who has ordered, also with another code', async () => {
    const code = await codeOf();
    await addRanks(owner);
    expect((await apply(owner, code)).details).toMatchObject([{ reason: 'first_order' }]);
    const known = someone();
    const { rest, order } = await friendOrder(code, known);
    const { data } = await act(rest, order, 'referral');
    const again = await shopperOf(shop);
    await addRanks(again);
    await apply(again, String(data['referral']?.['code']));
    await again.get('/cart');
    const body = orderBody({ ...NO_ACCOUNT, email: known.replace('@', '+2@'), payment_method: 'sandbox_card' });
    expect((await placeOrder(again, body)).status).toBe(400);
  });

  test('serve one first order of a mailbox when two are placed at once with two codes', async () => {
    const codes = [await codeOf()];
    const { rest, order } = await friendOrder(codes[0] ?? '');
    codes.push(String((await act(rest, order, 'referral')).data['referral']?.['code']));
    const address = someone();
    const answers = await Promise.all(
      codes.map(async (code) => {
        const buyer = await shopperOf(shop);
        await addRanks(buyer);
        await apply(buyer, code);
        await buyer.get('/cart');
        return placeOrder(buyer, orderBody({ ...NO_ACCOUNT, email: address, payment_method: 'sandbox_card' }));
      }),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  test('are refused below their minimum, and guessed codes are counted', async () => {
    const code = await codeOf();
    const rest = await shopperOf(shop);
    await addRanks(rest, 'bronze-silver');
    expect((await apply(rest, code)).details).toMatchObject([{ reason: 'minimum' }]);
    expect((await apply(rest, 'FRIEND-AAAA-AAAA')).details).toMatchObject([{ reason: 'unknown' }]);
  });

  test('earn nothing when the order was canceled, or money of it went back before its end', async () => {
    const code = await codeOf();
    const { rest, order } = await friendOrder(code);
    await act(rest, order, 'withdraw');
    const part = (await friendOrder(code)).order;
    const { version } = (await deskOf(shop).show(part)).data;
    await deskOf(shop).act(part, 'refund', { version, amount: '1.00', reason: 'A kindness' });
    await finish(part);
    expect(await earned()).toMatchObject({ earned: 0, waiting: 0 });
    expect(await balance()).toBeUndefined();
  });

  test('give back what is unspent after a refund, and nothing that is spent', async () => {
    const { order } = await friendOrder(await codeOf());
    await finish(order);
    await team().change(order, async ({ tx, order: locked, now }) => {
      await endOrder(tx, locked, { cause: 'cancelled', reason: 'A chargeback', isWhole: true }, now);
    });
    expect([await balance(), (await earned())?.['earned']]).toEqual(['0.00', 0]);
    const entries = await shop.db
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

  test('are taken from what an unpaid order held once that order has given it back', async () => {
    const { order } = await friendOrder(await codeOf());
    await finish(order);
    const credit = String((await see(owner, own))['credits']?.[0]?.['code']);
    const spender = await shopperOf(shop);
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

  test('earn nothing by an order that its owner’s credit pays, or that came to the owner', async () => {
    const code = await codeOf();
    const first = await friendOrder(code);
    await finish(first.order);
    const credit = String((await see(owner, own))['credits']?.[0]?.['code']);
    const rest = await shopperOf(shop);
    await addRanks(rest);
    await apply(rest, code);
    await apply(rest, credit);
    await rest.get('/cart');
    await finish(await buyAs(rest, someone()));
    const given = await friendOrder(code);
    await act(given.rest, given.order, 'hand-over', { email: email.replace('@', '+x@') });
    await finish(given.order);
    expect((await earned())?.['earned']).toBe(1);
  });

  test('stay their owner’s when the order is handed over, and are nobody’s after an erasure', async () => {
    const code = await codeOf();
    const { order } = await friendOrder(code);
    const late = (await friendOrder(code)).order;
    await act(owner, own, 'hand-over', { email: someone() });
    const { token } = await shop.db
      .selectFrom('placed_order')
      .where('id', '=', Number(own['order_id']))
      .select('token')
      .executeTakeFirstOrThrow();
    const seen = (await owner.get(`/order/${token}`)).data;
    expect(seen['referral']).toMatchObject({ code: null });
    await finish(order);
    expect((await owner.get(`/order/${token}`)).data['credits']).toEqual([]);
    await shop.deliverMail();
    expect(mailsOf(shop).some(({ to, subject }) => to === email && subject.includes('friend'))).toBe(true);
    const ids = [Number(own['order_id'])];
    await shop.db.transaction().execute((tx) => anonymiseOrders(tx, { dataDir: shop.dataDir }, ids, NOW));
    await finish(late);
    const rewards = shop.db.selectFrom('referral_reward').where('order_id', '=', Number(late['order_id']));
    expect(await rewards.selectAll().execute()).toEqual([]);
  });

  test('know a mailbox in SQL as they do in the program', async () => {
    const addresses = ['Ada.Lovelace+shop@Gmail.com', 'a.b@googlemail.com', ' a.b+c+d@example.com ', '"x@y"@z.example'];
    for (const address of addresses) {
      const { rows } = await sql<{ mailbox: string }>`select mailbox_of(${address}) as mailbox`.execute(shop.db);
      expect(rows).toEqual([{ mailbox: mailboxOf(address) }]);
    }
  });
});
