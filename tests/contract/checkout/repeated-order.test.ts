import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ENGINES } from '#tests/support/database/database.ts';
import { testOnOneEngine } from '#tests/support/database/one-engine.ts';
import { isMatrix } from '#tests/support/matrix.ts';
import { fillCart, orderBody, placeOrder } from '#tests/support/buyer/purchase.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { shopperOf, type Shopper } from '#tests/support/buyer/shopper.ts';

/** Several times as many as the shop has connections to its database. */
const CLICKS = isMatrix ? 100 : 40;

describe.each(ENGINES)('resubmitting an order on %s', (engine) => {
  const testOnce = testOnOneEngine(engine);
  let shop: TestShop;
  let rest: Shopper;
  let now = new Date('2026-03-01T12:00:00Z');

  beforeAll(async () => {
    shop = await createTestShop({ engine, now: () => now });
  });
  beforeEach(async () => {
    rest = await shopperOf(shop);
    await fillCart(rest);
  });
  afterAll(() => shop.close());

  const ordersOf = async (email: string) =>
    (await shop.db.selectFrom('placed_order').where('email', '=', email).select('id').execute()).length;

  testOnce('with the same key returns the same order, even after it was confirmed', async () => {
    const key = randomUUID();
    const body = orderBody({ email: 'same@example.com' });
    const first = await placeOrder(rest, body, key);
    expect(first.headers.get('Idempotent-Replayed')).toBeNull();
    await rest.put('/confirm');
    const again = await placeOrder(rest, Object.fromEntries(Object.entries(body).reverse()), key);
    expect(again.headers.get('Idempotent-Replayed')).toBe('true');
    expect(again.data).toEqual(first.data);
    expect(await ordersOf('same@example.com')).toBe(1);
  });

  testOnce('with the same key but a different request is rejected', async () => {
    const key = randomUUID();
    await placeOrder(rest, orderBody(), key);
    expect(await placeOrder(rest, orderBody({ comment: 'more' }), key)).toMatchObject({
      status: 422,
      error: ['Idempotency key was already used for another request.'],
      details: [{ code: 'key_reused' }],
    });
    const other = await rest.post('/combined', orderBody(), {
      headers: { 'Idempotency-Key': key, 'X-Oc-Currency': 'EUR' },
    });
    expect(other.status).toBe(422);
  });

  testOnce('with the same key succeeds after an error', async () => {
    const key = randomUUID();
    expect((await placeOrder(rest, orderBody({ email: '' }), key)).status).toBe(400);
    expect((await placeOrder(rest, orderBody({ expected_total: '1.00' }), key)).status).toBe(409);
    expect((await placeOrder(rest, orderBody(), key)).status).toBe(200);
  });

  testOnce('with a key that another session uses creates a separate order', async () => {
    const key = randomUUID();
    const stranger = await shopperOf(shop);
    await fillCart(stranger);
    const mine = await placeOrder(rest, orderBody(), key);
    const theirs = await placeOrder(stranger, orderBody(), key);
    expect(theirs.status).toBe(200);
    expect(theirs.data['order_id']).not.toBe(mine.data['order_id']);
  });

  testOnce('with the same key returns the same order for 24 hours, then creates a new one', async () => {
    const key = randomUUID();
    const first = await placeOrder(rest, orderBody(), key);
    now = new Date(now.getTime() + 23 * 3_600_000);
    expect((await placeOrder(rest, orderBody(), key)).data['order_id']).toBe(first.data['order_id']);
    now = new Date(now.getTime() + 2 * 3_600_000);
    const later = await placeOrder(rest, orderBody(), key);
    expect([later.status, later.data['order_id'] === first.data['order_id']]).toEqual([200, false]);
  });

  testOnce.each(['short', 'x'.repeat(65), 'sixteen or more with spaces'])(
    'with the invalid key %j is rejected',
    async (key) => {
      expect(await placeOrder(rest, orderBody(), key)).toMatchObject({
        status: 400,
        details: [{ field: 'Idempotency-Key' }],
      });
    },
  );

  testOnce('without a key returns the pending order until its payment time is over', async () => {
    const first = await placeOrder(rest, orderBody({ payment_method: 'sandbox_card' }));
    const again = await placeOrder(rest, orderBody({ payment_method: 'sandbox_card' }));
    expect(again.data).toEqual(first.data);
    now = new Date(now.getTime() + 31 * 60_000);
    const later = await placeOrder(rest, orderBody({ payment_method: 'sandbox_card' }));
    expect(later.data['order_id']).not.toBe(first.data['order_id']);
  });

  test('many times concurrently with one key creates one order', async () => {
    const key = randomUUID();
    const email = 'clicks@example.com';
    const answers = await Promise.all(
      Array.from({ length: CLICKS }, () => placeOrder(rest, orderBody({ email }), key)),
    );
    expect(await ordersOf(email)).toBe(1);
    expect(new Set(answers.filter(({ status }) => status === 200).map(({ data }) => data['order_id'])).size).toBe(1);
    for (const { status, details, headers } of answers.filter((answer) => answer.status !== 200)) {
      expect([status, details[0]?.code, headers.get('Retry-After')]).toEqual([409, 'in_progress', '1']);
    }
  });

  test('many times concurrently without a key creates one order', async () => {
    const email = 'keyless@example.com';
    const answers = await Promise.all(Array.from({ length: CLICKS }, () => placeOrder(rest, orderBody({ email }))));
    expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
    expect(new Set(answers.map(({ data }) => data['order_id'])).size).toBe(1);
    expect(await ordersOf(email)).toBe(1);
  });

  test('many times concurrently leaves other shoppers able to order', async () => {
    const other = await shopperOf(shop);
    const clicks = Promise.all(Array.from({ length: CLICKS }, () => placeOrder(rest, orderBody())));
    await fillCart(other);
    const theirs = await placeOrder(other, orderBody());
    expect([theirs.status, ...(await clicks).map(({ status }) => status)]).toEqual(
      Array.from({ length: CLICKS + 1 }, () => 200),
    );
  });

  test('concurrently with different keys leaves one payable order', async () => {
    const email = 'tabs@example.com';
    const body = orderBody({ email, payment_method: 'sandbox_card' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => placeOrder(rest, body, randomUUID())));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const ids = answers.map(({ data }) => Number(data['order_id']));
    const open = await shop.db
      .selectFrom('payment')
      .where('order_id', 'in', ids)
      .where('state', '=', 'open')
      .select('reference')
      .execute();
    const live = await shop.db
      .selectFrom('placed_order')
      .where('id', 'in', ids)
      .where('status', '=', 0)
      .select('id')
      .execute();
    expect([open.length, live.length]).toEqual([1, 1]);
  });
});
