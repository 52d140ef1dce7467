import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerListRequests } from '#shop/fulfilment/list/list-store.ts';
import { ENGINES } from '#tests/support/database/database.ts';
import { testOnOneEngine } from '#tests/support/database/one-engine.ts';
import { mailsOf } from '#tests/support/provider/mail.ts';
import { fillCart, orderBody, placeOrder } from '#tests/support/buyer/purchase.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { type Loose, shopperOf } from '#tests/support/buyer/shopper.ts';

const MINUTE_MS = 60_000;
const BEGIN = new Date('2026-03-10T12:00:00Z');

describe.each(ENGINES)('the order list of an email address on %s', (engine) => {
  const testOnce = testOnOneEngine(engine);
  let shop: TestShop;
  let now = BEGIN;

  beforeAll(async () => {
    shop = await createTestShop({ engine, now: () => now });
  });
  beforeEach(() => {
    now = new Date(now.getTime() + 60 * MINUTE_MS);
  });
  afterAll(() => shop.close());

  const bought = async (email: string) => {
    const rest = await shopperOf(shop);
    await fillCart(rest);
    return (await placeOrder(rest, orderBody({ email }))).data;
  };
  const askFor = async (email: unknown) => (await shopperOf(shop)).post('/order/list-link', { email });
  /** Also what the shop has in hand since its answer. */
  const settle = async () => {
    do await answerListRequests(shop.db, now);
    while (await shop.db.selectFrom('order_list_link').where('token_hash', 'is', null).select('id').executeTakeFirst());
  };
  const tokensFor = async (email: string) => {
    await settle();
    await shop.deliverMail();
    return mailsOf(shop)
      .filter(({ to, subject }) => to === email && subject === 'The link to all your orders')
      .map(({ text }) => /\/en-us\/orders\/([\w-]{43})$/m.exec(text)?.[1] ?? '');
  };
  const open = async (token: string) => (await shopperOf(shop)).post('/order/list', { token });

  testOnce(
    'is mailed as a link that shows each order once, newest first, without those of other addresses',
    async () => {
      const [first, second] = [await bought('list@example.com'), await bought('List@Example.com')];
      await bought('other@example.com');
      expect(await askFor(' LIST@example.com')).toMatchObject({ status: 200, data: { status: 'asked' } });
      const [token = '', ...others] = await tokensFor('list@example.com');
      expect(others).toEqual([]);
      const { data } = await open(token);
      expect(
        (data['orders'] as unknown as Loose[]).map((order) => [order['order_number'], order['order_token']]),
      ).toEqual([second, first].map((order) => [order['order_number'], order['order_token']]));
      expect(data['orders']?.[0]).toMatchObject({
        stage: 'created',
        currency_code: 'USD',
        products: [expect.any(String)],
      });
      expect(await open(token)).toMatchObject({ status: 404 });
    },
  );

  test('is opened by only one of two concurrent requests', async () => {
    await bought('race@example.com');
    await askFor('race@example.com');
    const [token = ''] = await tokensFor('race@example.com');
    const statuses = (await Promise.all([open(token), open(token)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 404]);
  });

  testOnce('gives the same response for an address without orders, without sending mail or storing data', async () => {
    expect(await askFor('nobody@example.com')).toMatchObject({ status: 200, data: { status: 'asked' } });
    expect(await tokensFor('nobody@example.com')).toEqual([]);
    const left = await shop.db
      .selectFrom('order_list_link')
      .where('email', '=', 'nobody@example.com')
      .selectAll()
      .execute();
    expect(left).toEqual([]);
  });

  testOnce('is mailed once in ten minutes, even if the link was used since', async () => {
    await bought('often@example.com');
    for (let count = 0; count < 3; count += 1) await askFor('often@example.com');
    const tokens = await tokensFor('often@example.com');
    expect(tokens).toHaveLength(1);
    await open(tokens[0] ?? '');
    await askFor('often@example.com');
    expect(await tokensFor('often@example.com')).toHaveLength(1);
    now = new Date(now.getTime() + 11 * MINUTE_MS);
    await askFor('often@example.com');
    expect(await tokensFor('often@example.com')).toHaveLength(2);
  });

  testOnce('is available for half an hour; then its link is deleted', async () => {
    await bought('late@example.com');
    await askFor('late@example.com');
    const [token = ''] = await tokensFor('late@example.com');
    now = new Date(now.getTime() + 30 * MINUTE_MS);
    expect(await open(token)).toMatchObject({ status: 404 });
    await answerListRequests(shop.db, now);
    const left = await shop.db
      .selectFrom('order_list_link')
      .where('email', '=', 'late@example.com')
      .selectAll()
      .execute();
    expect(left).toEqual([]);
  });

  testOnce('renews the expired link of an order', async () => {
    const order = await bought('old@example.com');
    const ended = new Date(now.getTime() - 91 * 24 * 60 * MINUTE_MS);
    const id = Number(order['order_id']);
    await shop.db.updateTable('placed_order').set({ ended_at: ended }).where('id', '=', id).execute();
    await askFor('old@example.com');
    const [token = ''] = await tokensFor('old@example.com');
    const renewed = String((await open(token)).data['orders']?.[0]?.['order_token']);
    expect(renewed).not.toBe(order['order_token']);
    expect((await (await shopperOf(shop)).get(`/order/${renewed}`)).status).toBe(200);
  });

  testOnce('rejects an invalid email address, and a token that is too short or unknown', async () => {
    for (const email of [undefined, '', 'nobody', 7]) expect((await askFor(email)).status).toBe(400);
    expect((await open('short')).status).toBe(400);
    expect((await open('x'.repeat(43))).status).toBe(404);
  });
});
