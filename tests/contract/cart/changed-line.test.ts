import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ANY_ENGINE } from '#tests/support/database/database.ts';
import { optionsOf, productId, raidChoice } from '#tests/support/catalog/goods.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { shopperOf, type Loose, type Shopper } from '#tests/support/buyer/shopper.ts';

describe.each(ANY_ENGINE)('changes by the shop to a cart line on %s', (engine) => {
  let shop: TestShop;
  let rest: Shopper;
  let raid: number;

  beforeAll(async () => {
    shop = await createTestShop({ engine });
    raid = await productId(await shopperOf(shop), 'heroic-raid');
  });
  beforeEach(async () => {
    rest = await shopperOf(shop);
    await price('40.00');
  });
  afterAll(() => shop.close());

  const price = async (usd: string, tiers: { quantity: number; priceMicros: number }[] = []) =>
    shop.db
      .updateTable('product')
      .set({
        price_micros: Math.round(Number(usd) * 1e6),
        discounts: JSON.stringify(tiers),
        enabled: true,
        maximum: null,
      })
      .where('id', '=', raid)
      .execute();
  const line = async (currency = 'USD'): Promise<Loose> =>
    (await rest.get('/cart', { headers: { 'X-Oc-Currency': currency } })).data['products']![0]!;
  const add = async (quantity = 1) =>
    rest.post('/cart', { product_id: raid, quantity, option: await raidChoice(rest) });
  const shown = async (currency?: string) => {
    const { total_before_decimal: before, total_decimal: now, problem } = await line(currency);
    return [before, now, problem];
  };

  test('a price change is shown from old to new price, in every currency, until accepted', async () => {
    await add(2);
    expect(await shown()).toEqual([null, '77.00', null]);
    await price('50.00');
    expect(await shown()).toEqual(['77.00', '97.00', null]);
    expect(await shown('EUR')).toEqual(['70.84', '89.24', null]);
    const { key } = await line();
    expect((await rest.put('/cart', { key, accept_price: 1 })).status).toBe(200);
    expect(await shown()).toEqual([null, '97.00', null]);
    expect(await shown('EUR')).toEqual([null, '89.24', null]);
  });

  test('a price change stays shown when the quantity changes, and ends when the price is reverted', async () => {
    await add();
    await price('50.00');
    const { key } = await line();
    await rest.put('/cart', { key, quantity: 3 });
    expect(await shown()).toEqual(['115.50', '145.50', null]);
    await price('40.00');
    expect(await shown()).toEqual([null, '115.50', null]);
  });

  test('reaching a quantity price is not shown as a price change', async () => {
    const tiers = [{ quantity: 5, priceMicros: 30_000_000 }];
    await price('40.00', tiers);
    await add();
    const { key } = await line();
    await rest.put('/cart', { key, quantity: 5 });
    expect(await shown()).toEqual([null, '142.50', null]);
    await price('40.00', [{ quantity: 5, priceMicros: 32_000_000 }]);
    expect(await shown()).toEqual(['142.50', '152.50', null]);
    await rest.put('/cart', { key, quantity: 1 });
    expect(await shown()).toEqual(['36.50', '38.50', null]);
  });

  test('changing the options accepts the current price', async () => {
    await add();
    await price('50.00');
    const { key } = await line();
    await rest.put('/cart', { key, option: await raidChoice(rest, { extras: ['Stream'] }) });
    expect(await shown()).toEqual([null, '54.50', null]);
  });

  test('a restored line shows the price change since it was added', async () => {
    await add();
    const { key } = await line();
    await rest.delete(`/cart/${key}`);
    await price('50.00');
    await rest.post(`/cart/${key}/restore`);
    expect(await shown()).toEqual(['38.50', '48.50', null]);
  });

  test('an unavailable line reports the reason, and the quantity that is available', async () => {
    await add(7);
    await shop.db.updateTable('product').set({ maximum: 5 }).where('id', '=', raid).execute();
    expect(await line()).toMatchObject({
      stock: false,
      problem: { code: 'quantity', message: 'At most 5 can be ordered', quantity: 5 },
    });
    await shop.db.updateTable('product').set({ enabled: false }).where('id', '=', raid).execute();
    expect(await line()).toMatchObject({
      stock: false,
      problem: { code: 'gone', message: 'Heroic Raid is no longer sold', quantity: null },
    });
    const { key } = await line();
    expect((await rest.put('/cart', { key, option: {} })).error).toEqual(['Product not found']);
  });

  test('a line with options no longer in the catalogue must be configured again', async () => {
    await add();
    const { key } = await line();
    const play = (await optionsOf(rest, 'heroic-raid'))['play']!;
    const stored = await raidChoice(rest);
    await shop.db
      .updateTable('cart_line')
      .set({ options: JSON.stringify({ ...stored, [play.id]: 999_999 }) })
      .where('id', '=', Number(key))
      .execute();
    expect(await line()).toMatchObject({
      stock: false,
      problem: {
        code: 'options',
        message: 'Its options have changed since it was added. Who plays is not a valid input!',
      },
    });
    await rest.put('/cart', { key, option: stored });
    expect(await line()).toMatchObject({ stock: true, problem: null });
  });

  test('a quantity below the minimum has a price, and the minimum is suggested', async () => {
    await rest.post('/cart', { product_id: await productId(rest, 'gold'), quantity: 10 });
    expect(await line()).toMatchObject({ stock: true, problem: { code: 'minimum', quantity: 100 } });
  });
});
