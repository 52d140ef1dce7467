import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { orderBody, placeOrder } from '#tests/support/buyer/purchase.ts';
import { shopperOf, type Shopper } from '#tests/support/buyer/shopper.ts';
import { productId } from '#tests/support/catalog/goods.ts';
import { ANY_ENGINE } from '#tests/support/database/database.ts';
import { capsOf, createTestShop, type TestShop } from '#tests/support/shop.ts';

/** One order may be worth 150.00; tokens are 2.00, from 10 on 1.80, from 100 on 1.555. */
const ORDER_MINOR = 15_000;

describe.each(ANY_ENGINE)('the maximum order value on %s', (engine) => {
  let shop: TestShop;
  let rest: Shopper;
  let tokens: number;
  let coaching: number;

  beforeAll(async () => {
    shop = await createTestShop({ engine, config: { caps: capsOf(ORDER_MINOR) } });
    const reader = await shopperOf(shop);
    tokens = await productId(reader, 'tokens');
    coaching = await productId(reader, 'coaching');
  });
  beforeEach(async () => {
    rest = await shopperOf(shop);
  });
  afterAll(() => shop.close());

  const add = (product_id: number, quantity: number) => rest.post('/cart', { product_id, quantity });
  const quantities = async () => (await rest.get('/cart')).data['products']?.map(({ quantity }) => quantity) ?? [];

  test('rejects an addition that would exceed it, with the highest possible quantity', async () => {
    const refused = await add(tokens, 120);
    expect(refused).toMatchObject({ status: 400, details: [{ code: 'out_of_range', field: 'quantity' }] });
    expect(refused.error[0]).toBe(
      'One order can be worth at most $150.00, and this would make it $186.60. Take 83 at most, or make two orders of it.',
    );
    expect(await quantities()).toEqual([]);
    expect(await add(tokens, 83)).toMatchObject({ status: 200, data: { total_price: '$149.40' } });
  });

  test('includes products already in the cart', async () => {
    await add(coaching, 4);
    expect((await add(tokens, 60)).error[0]).toContain('this would make it $208.00. Take 27 at most');
    await add(tokens, 20);
    const { key } = (await rest.get('/cart')).data['products']!.at(-1)!;
    expect((await rest.put('/cart', { key, quantity: 40 })).error[0]).toContain('Take 27 at most');
    expect(await quantities()).toEqual([4, 20]);
  });

  test('adds a warning to a live price that exceeds it', async () => {
    const price = await rest.get(`/liveprice/${tokens}/120`);
    expect(price).toMatchObject({ status: 200, data: { total: '186.60' } });
    expect(price.error).toEqual([
      'One order can be worth at most $150.00, and this is $186.60. Take less, or make two orders of it.',
    ]);
    expect((await rest.get(`/liveprice/${tokens}/83`)).error).toEqual([]);
  });

  test('adds a warning to a cart that exceeds it, rejects the order, and allows reductions', async () => {
    await add(coaching, 2);
    await rest.post('/coupon', { coupon: 'TEN' });
    await shop.db.updateTable('cart_line').set({ quantity: 9 }).where('product_id', '=', coaching).execute();
    const { data, error } = await rest.get('/cart');
    const warning =
      'One order can be worth at most $150.00, and this cart is worth $202.50. Take less of something, or make two orders of it.';
    expect(error).toEqual([warning]);
    expect((await placeOrder(rest, orderBody())).error).toEqual([warning]);
    const { key } = data['products']![0]!;
    expect(await rest.put('/cart', { key, quantity: 8 })).toMatchObject({ status: 200 });
    expect(await rest.put('/cart', { key, quantity: 9 })).toMatchObject({ status: 400 });
    expect((await rest.put('/cart', { key, quantity: 5 })).error).toEqual([]);
  });
});
