import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ENGINES } from '#tests/support/database/database.ts';
import { testOnOneEngine } from '#tests/support/database/one-engine.ts';
import { productId } from '#tests/support/catalog/goods.ts';
import { fillCart, orderBody, placeOrder, visit } from '#tests/support/buyer/purchase.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { shopperOf, type Shopper } from '#tests/support/buyer/shopper.ts';

describe.each(ENGINES)('the idempotency key of a cart write on %s', (engine) => {
  const testOnce = testOnOneEngine(engine);
  let shop: TestShop;
  let rest: Shopper;
  let coaching: number;

  beforeAll(async () => {
    shop = await createTestShop({ engine });
  });
  beforeEach(async () => {
    rest = await shopperOf(shop);
    coaching = await productId(rest, 'coaching');
  });
  afterAll(() => shop.close());

  const keyed = (key: string) => ({ headers: { 'Idempotency-Key': key } });
  const isReplay = ({ headers }: { headers: Headers }) => headers.get('Idempotent-Replayed') === 'true';
  const count = async () => (await rest.get('/cart')).data['total_product_count'];

  test('adds a product once for repeated and concurrent requests', async () => {
    const key = keyed(randomUUID());
    const add = () => rest.post('/cart', { product_id: coaching, quantity: 2 }, key);
    const answers = await Promise.all(Array.from({ length: 10 }, add));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers.filter((answer) => !isReplay(answer))).toHaveLength(1);
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(await count()).toBe(2);
  });

  testOnce('applies a line or coupon change once, and replays the response', async () => {
    await fillCart(rest);
    await rest.post('/cart', { product_id: coaching });
    const line = (await rest.get('/cart')).data['products']![0]!['key'];
    const [set, out, back, code, no] = Array.from({ length: 5 }, () => keyed(randomUUID())) as [
      object,
      object,
      object,
      object,
      object,
    ];
    const twice = async (send: () => Promise<{ status: number; headers: Headers }>) => {
      const [first, second] = [await send(), await send()];
      expect([first.status, isReplay(first), second.status, isReplay(second)]).toEqual([200, false, 200, true]);
    };
    await twice(() => rest.put('/cart', { key: line, quantity: 3 }, set));
    await twice(() => rest.post('/coupon', { coupon: 'TEN' }, code));
    await twice(() => rest.delete('/coupon', undefined, no));
    await twice(() => rest.delete(`/cart/${line}`, undefined, out));
    await twice(() => rest.post(`/cart/${line}/restore`, undefined, back));
    expect(await count()).toBe(3);
  });

  testOnce('is rejected for any different request', async () => {
    const key = keyed(randomUUID());
    await rest.post('/cart', { product_id: coaching }, key);
    for (const send of [
      () => rest.post('/cart', { product_id: coaching, quantity: 2 }, key),
      () => rest.delete('/cart/empty', undefined, key),
      () => rest.post('/coupon', { coupon: 'TEN' }, key),
      () => rest.post('/combined', orderBody(), key),
    ]) {
      const { status, details } = await send();
      expect([status, details[0]?.code, details[0]?.field]).toEqual([422, 'key_reused', 'Idempotency-Key']);
    }
    expect(await count()).toBe(1);
  });

  testOnce('can be reused after an error, and is separate for each session', async () => {
    const key = keyed(randomUUID());
    expect((await rest.post('/cart', { product_id: 999_999 }, key)).status).toBe(400);
    expect((await rest.post('/cart', { product_id: coaching }, key)).status).toBe(200);
    const other = await shopperOf(shop);
    expect(isReplay(await other.post('/cart', { product_id: coaching }, key))).toBe(false);
    for (const bad of ['short', `${'k'.repeat(65)}`, 'with a space in it']) {
      expect((await rest.post('/cart', { product_id: coaching }, keyed(bad))).details[0]?.field).toBe(
        'Idempotency-Key',
      );
    }
  });

  testOnce('the maximum of a product applies to all its lines in the cart together', async () => {
    await shop.db.updateTable('product').set({ maximum: 4 }).where('slug', '=', 'normal-raid').execute();
    const raid = await productId(rest, 'normal-raid');
    const events = await shop.db
      .selectFrom('event')
      .where('run_key', '=', 'raid-eu')
      .where('starts_at', '>', new Date())
      .orderBy('starts_at')
      .select('id')
      .execute();
    const add = (event: number | undefined, quantity: number) =>
      rest.post('/cart', { product_id: raid, event_id: event, quantity });
    expect((await add(events[0]?.id, 3)).status).toBe(200);
    expect((await add(events[1]?.id, 2)).details).toMatchObject([{ code: 'out_of_range', field: 'quantity' }]);
    expect((await add(events[1]?.id, 1)).status).toBe(200);
    const { products } = (await rest.get('/cart')).data;
    expect((await rest.put('/cart', { key: products![1]!['key'], quantity: 2 })).status).toBe(400);
    await shop.db.updateTable('product').set({ maximum: 3 }).where('slug', '=', 'normal-raid').execute();
    const body = orderBody({ custom_field: { account: { battletag: 'Rowan#2134' } } });
    expect((await placeOrder(rest, body)).details).toMatchObject([{ code: 'cart_unavailable' }]);
    await shop.db.updateTable('product').set({ maximum: null }).where('slug', '=', 'normal-raid').execute();
  });

  testOnce('of an abandoned order replays it as canceled, without a payment page', async () => {
    await fillCart(rest);
    const key = randomUUID();
    const body = orderBody({ payment_method: 'sandbox_card' });
    const first = await placeOrder(rest, body, key);
    // Another cart is another order, and the one before is given up.
    await fillCart(rest);
    await placeOrder(rest, body, randomUUID());
    const replay = await placeOrder(rest, body, key);
    expect([replay.status, isReplay(replay)]).toEqual([200, true]);
    expect(replay.data).toMatchObject({
      order_id: first.data['order_id'],
      order_status: 'Canceled',
      payment_action: { type: 'none' },
    });
    const page = await visit(shop, String(first.data['payment_action']?.['url']));
    expect(page.text).toContain('This payment is no longer open');
  });
});
