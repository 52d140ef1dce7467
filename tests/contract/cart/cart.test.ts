import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ENGINES } from '#tests/support/database/database.ts';
import { testOnOneEngine } from '#tests/support/database/one-engine.ts';
import { optionsOf, productId, raidChoice } from '#tests/support/catalog/goods.ts';
import { askToken } from '#tests/support/buyer/rest.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { shopperOf, type Shopper } from '#tests/support/buyer/shopper.ts';

describe.each(ENGINES)('the cart on %s', (engine) => {
  const testOnce = testOnOneEngine(engine);
  let shop: TestShop;
  let rest: Shopper;
  let coaching: number;
  let raid: number;

  beforeAll(async () => {
    shop = await createTestShop({ engine });
    const reader = await shopperOf(shop);
    coaching = await productId(reader, 'coaching');
    raid = await productId(reader, 'heroic-raid');
  });
  beforeEach(async () => {
    rest = await shopperOf(shop);
  });
  afterAll(() => shop.close());

  testOnce('is an empty list until a product is added', async () => {
    expect(await rest.get('/cart')).toMatchObject({ status: 200, success: 1, data: [], error: [] });
  });

  testOnce('shows added products with options, prices and breadcrumbs', async () => {
    const option = await raidChoice(rest, { extras: ['Stream'], battletag: 'SomeNickname#1234567890' });
    const added = await rest.post('/cart', { product_id: raid, quantity: '2', option });
    expect(added.data).toMatchObject({
      product: { product_id: raid, name: 'Heroic Raid', quantity: 2 },
      total: '2 item(s) - $89.00',
      total_product_count: 2,
      total_price: '$89.00',
    });
    const { data } = await rest.get('/cart');
    expect(data).toMatchObject({
      total_decimal: '89.00',
      total_raw: 89,
      total_product_count: 2,
      coupon: '',
      currency: { code: 'USD' },
      has_shipping: 0,
      totals: [
        { code: 'sub_total', value_decimal: '89.00' },
        { code: 'total', text: '$89.00', value: 89 },
      ],
    });
    const line = data['products']?.[0];
    expect(line).toMatchObject({
      product_id: raid,
      name: 'Heroic Raid',
      quantity: 2,
      minimum: 1,
      stock: true,
      seo_url: 'heroic-raid',
      thumb: '/media/product/heroic-raid/640x480.webp',
      price: '$44.50',
      price_decimal: '44.50',
      total_decimal: '89.00',
      game: { name: 'World of Warcraft', seo_url: 'wow-carry' },
    });
    expect(line?.['breadcrumbs']?.map((crumb) => crumb['seo_url'])).toEqual([
      'wow-carry',
      'wow-carry/raids',
      'wow-carry/raids/manaforge',
    ]);
    expect(line?.['option']?.map(({ name, value }) => [name, value])).toEqual([
      ['Who plays', 'Piloted'],
      ['Loot', 'Group loot'],
      ['Add-ons', 'Stream'],
      ['BattleTag', 'SomeNickname#1234567890'],
    ]);
  });

  testOnce('merges the same product with the same options into one line, whatever their order', async () => {
    const option = await raidChoice(rest, { extras: ['Stream', 'Mount'] });
    const turned = Object.fromEntries(
      Object.entries(option)
        .reverse()
        .map(([id, value]) => [id, Array.isArray(value) ? value.toReversed().map(Number) : value]),
    );
    await rest.post('/cart', { product_id: raid, option });
    await rest.post('/cart', { product_id: String(raid), quantity: 2, option: turned });
    await rest.post('/cart', { product_id: raid, option: await raidChoice(rest) });
    const { data } = await rest.get('/cart');
    expect(data['products']?.map(({ quantity }) => quantity)).toEqual([3, 1]);
  });

  test('shows prices in the requested currency', async () => {
    await rest.post('/cart', { product_id: coaching, quantity: 3 });
    const totals = await Promise.all(
      ['USD', 'EUR', 'GBP'].map(async (code) => {
        const { data } = await rest.get('/cart', { headers: { 'X-Oc-Currency': code } });
        return [data['products']?.[0]?.['price'], data['total_decimal'], data['currency']?.['code']];
      }),
    );
    expect(totals).toEqual([
      ['$25.00', '75.00', 'USD'],
      ['€23.00', '69.00', 'EUR'],
      ['£19.75', '59.25', 'GBP'],
    ]);
  });

  testOnce('has line prices equal to the live price, in every currency', async () => {
    const option = await raidChoice(rest, { extras: ['Mount'] });
    await rest.post('/cart', { product_id: raid, quantity: 7, option });
    const query = Object.entries(option)
      .map(([id, value]) => `option[${id}]=${encodeURIComponent(String(value))}`)
      .join('&');
    for (const code of ['USD', 'EUR', 'GBP']) {
      const headers = { 'X-Oc-Currency': code };
      const cart = await rest.get('/cart', { headers });
      const live = await rest.get(`/liveprice/${raid}/7?${query}`, { headers });
      expect(cart.data['products']?.[0]).toMatchObject({
        total_decimal: live.data['total'],
        price_decimal: live.data['unit_price'],
      });
    }
  });

  testOnce('ignores a price sent by the client', async () => {
    await rest.post('/cart', { product_id: coaching, price: '0.01', total: 0, price_decimal: '0.01' });
    expect((await rest.get('/cart')).data['total_decimal']).toBe('25.00');
  });

  testOnce('reports all invalid options, and adds no product', async () => {
    const options = await optionsOf(rest, 'heroic-raid');
    const foreign = String(options['play']?.id);
    const wrong = await rest.post('/cart', {
      product_id: raid,
      quantity: 0,
      option: { [String(options['battletag']?.id)]: 'ab', '999999': 1 },
    });
    expect(wrong.status).toBe(400);
    expect(wrong.details).toEqual([
      { code: 'out_of_range', field: 'quantity', message: 'Quantity must be a whole number between 1 and 9999' },
      { code: 'required', field: foreign, message: 'Who plays required!' },
      { code: 'required', field: String(options['loot']?.id), message: 'Loot required!' },
      { code: 'invalid_field', field: String(options['battletag']?.id), message: 'Format is SomeNickname88#12345' },
      { code: 'unknown_option', field: '999999', message: 'Unknown option 999999' },
    ]);
    const other = await rest.post('/cart', { product_id: coaching, option: { [foreign]: 1 } });
    expect(other).toMatchObject({ status: 400, error: [`Unknown option ${foreign}`] });
    expect((await rest.get('/cart')).data).toEqual([]);
  });

  testOnce.each([0, -1, 1.5, '2x', '', 1e9, 10_000, true, [1]])('rejects a quantity of %j', async (quantity) => {
    const { status, error } = await rest.post('/cart', { product_id: coaching, quantity });
    expect([status, error]).toEqual([400, ['Quantity must be a whole number between 1 and 9999']]);
  });

  testOnce.each([999_999, 'x', -1, 0, 1e12, null, [1]])('reports a product %j as not found', async (product) => {
    const { status, error } = await rest.post('/cart', { product_id: product, quantity: 1 });
    expect([status, error]).toEqual([400, ['Product not found']]);
  });

  testOnce.each([undefined, {}, '[]', '{', 'null', '"x"'])('rejects a body of %j', async (body) => {
    const { status, error } = await rest.post('/cart', body);
    expect([status, error]).toEqual([400, ['Invalid request body, please validate the json object']]);
  });

  testOnce('rejects an addition that would exceed the maximum of the product', async () => {
    const gold = await productId(rest, 'gold');
    await rest.post('/cart', { product_id: gold, quantity: 100_000 });
    expect((await rest.post('/cart', { product_id: gold })).status).toBe(400);
    expect((await rest.get('/cart')).data['total_product_count']).toBe(100_000);
  });

  testOnce('accepts a quantity below the minimum with a warning', async () => {
    const gold = await productId(rest, 'gold');
    const added = await rest.post('/cart', { product_id: gold, quantity: 10 });
    expect([added.status, added.success, added.error]).toEqual([200, 1, ['Minimum order amount for WoW Gold is 100!']]);
    expect(await rest.get('/cart')).toMatchObject({ success: 1, error: ['Minimum order amount for WoW Gold is 100!'] });
  });

  testOnce('changes the quantity of a line, and removes the line at 0', async () => {
    await rest.post('/cart', { product_id: coaching });
    const key = (await rest.get('/cart')).data['products']?.[0]?.['key'];
    expect((await rest.put('/cart', { key, quantity: 4 })).data).toMatchObject({
      total_product_count: 4,
      cart: { total_decimal: '100.00' },
    });
    expect((await rest.put('/cart', { key, quantity: 1.5 })).error).toEqual([
      'Quantity must be a whole number between 1 and 9999',
    ]);
    expect((await rest.put('/cart', { key })).error).toEqual(['Quantity and key parameters are required']);
    expect(await rest.put('/cart', { key: '99', quantity: 1 })).toMatchObject({
      status: 404,
      error: ['No item found in cart with id: 99'],
      details: [{ code: 'not_found', field: 'key', hint: 'This line is not in your cart' }],
    });
    const emptied = (await rest.put('/cart', { key, quantity: 0 })).data;
    expect([emptied['total_product_count'], 'cart' in emptied]).toEqual([0, false]);
  });

  test('removes lines by path or body, also repeatedly, and all lines at once', async () => {
    await rest.post('/cart', { product_id: coaching });
    await rest.post('/cart', { product_id: raid, option: await raidChoice(rest) });
    const [first, second] = (await rest.get('/cart')).data['products'] ?? [];
    expect((await rest.delete(`/cart/${first?.['key']}`)).data['total_product_count']).toBe(1);
    expect((await rest.delete(`/cart/${first?.['key']}`)).status).toBe(200);
    expect((await rest.delete('/cart', { key: second?.['key'] })).data).not.toHaveProperty('cart');
    expect(await rest.delete('/cart')).toMatchObject({ status: 400, error: ['No item found in cart with id: '] });
    await rest.post('/cart', { product_id: coaching });
    expect((await rest.delete('/cart/empty')).data['total']).toBe('0 item(s) - $0.00');
  });

  testOnce('returns a single line by its key', async () => {
    await rest.post('/cart', { product_id: coaching });
    const key = (await rest.get('/cart')).data['products']?.[0]?.['key'];
    expect((await rest.get(`/cart/${key}`)).data).toMatchObject({
      item: { key, name: 'Coaching' },
      total_product_count: 1,
    });
    expect((await rest.get('/cart/0')).data['item']).toBeNull();
  });

  testOnce('is private to its session: other sessions can neither see nor change its lines', async () => {
    await rest.post('/cart', { product_id: coaching });
    const key = (await rest.get('/cart')).data['products']?.[0]?.['key'];
    const stranger = await shopperOf(shop);
    expect((await stranger.get('/cart')).data).toEqual([]);
    expect((await stranger.get(`/cart/${key}`)).data).toEqual([]);
    expect((await stranger.put('/cart', { key, quantity: 5 })).status).toBe(404);
    await stranger.delete(`/cart/${key}`);
    expect((await rest.get('/cart')).data['total_product_count']).toBe(1);
  });

  testOnce('survives the renewal of its token', async () => {
    await rest.post('/cart', { product_id: coaching });
    const renewed = (await askToken(shop, { old_token: rest.token })).data as { access_token: string };
    const later = await shopperOf(shop, renewed.access_token);
    expect((await later.get('/cart')).data['total_product_count']).toBe(1);
  });

  testOnce('gets a new version when a line changes, and the previous one when the change is reverted', async () => {
    const version = async () => (await rest.get('/cart')).data['cart_version'];
    await rest.post('/cart', { product_id: coaching });
    const before = await version();
    const key = (await rest.get('/cart')).data['products']?.[0]?.['key'];
    await rest.put('/cart', { key, quantity: 2 });
    expect(await version()).not.toBe(before);
    await rest.put('/cart', { key, quantity: 1 });
    expect(await version()).toBe(before);
  });

  testOnce('holds at most 50 services, and the error is in plain language', async () => {
    const options = await optionsOf(rest, 'heroic-raid');
    const option = await raidChoice(rest);
    const put = (note: number) =>
      rest.post('/cart', { product_id: raid, option: { ...option, [String(options['notes']?.id)]: `Note ${note}` } });
    for (let note = 1; note <= 50; note += 1) expect((await put(note)).status).toBe(200);
    expect(await put(51)).toMatchObject({ status: 400, error: ['Your cart is full: it holds 50 services'] });
    expect((await put(50)).status).toBe(200);
  });

  test('merges concurrent additions into one line without losing any', async () => {
    await Promise.all(Array.from({ length: 30 }, () => rest.post('/cart', { product_id: coaching })));
    const { data } = await rest.get('/cart');
    expect(data['products']?.map(({ quantity }) => quantity)).toEqual([30]);
  });

  testOnce('keeps a product that is no longer sold visible, without cost and with a warning', async () => {
    await rest.post('/cart', { product_id: coaching });
    const dungeon = await productId(rest, 'dungeon-01');
    await rest.post('/cart', { product_id: dungeon });
    await shop.db.updateTable('product').set({ enabled: false }).where('id', '=', dungeon).execute();
    const { data, error } = await rest.get('/cart');
    expect(error).toEqual(['Dungeon 01 is not available in the desired quantity or not in stock!']);
    expect(data['products']?.map(({ stock }) => stock)).toEqual([true, false]);
    expect(data['total_decimal']).toBe('25.00');
  });
});
