import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ANY_ENGINE } from '#tests/support/database/database.ts';
import { optionsOf, productId, raidChoice } from '#tests/support/catalog/goods.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { shopperOf, type Loose, type Shopper } from '#tests/support/buyer/shopper.ts';

describe.each(ANY_ENGINE)('a line of the cart on %s', (engine) => {
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

  const lines = async (): Promise<Loose[]> => (await rest.get('/cart')).data['products'] ?? ([] as unknown as Loose);
  const line = async (at = 0): Promise<Loose> => (await lines())[at]!;
  const add = async (extras: string[] = [], quantity = 1) =>
    rest.post('/cart', { product_id: raid, quantity, option: await raidChoice(rest, { extras }) });

  test('returns its options in the format that the cart accepts, including texts', async () => {
    await add(['Stream', 'Mount']);
    const first = await line();
    expect(first['option_answers']).toEqual(await raidChoice(rest, { extras: ['Stream', 'Mount'] }));
    const again = await rest.post('/cart', { product_id: raid, option: first['option_answers'] });
    expect(again.data['cart']?.['products']).toHaveLength(1);
  });

  test('has an editable quantity for countable products and for any quantity above one', async () => {
    await rest.post('/cart', { product_id: await productId(rest, 'gold'), quantity: 100 });
    await add();
    const told = async () => (await lines()).map(({ countable }) => countable);
    expect(await told()).toEqual([1, 0]);
    await add();
    expect(await told()).toEqual([1, 1]);
  });

  test('keeps its position when reconfigured, and its quantity unless a new one is sent', async () => {
    await add();
    await rest.post('/cart', { product_id: coaching });
    const { key } = await line();
    const option = await raidChoice(rest, { extras: ['Mount'], battletag: 'Other#1234' });
    const changed = await rest.put('/cart', { key, quantity: 3, option });
    expect(changed.status).toBe(200);
    expect((await lines()).map((one) => [one['name'], one['quantity'], one['price_decimal']])).toEqual([
      ['Heroic Raid', 3, '68.40'],
      ['Coaching', 1, '25.00'],
    ]);
    expect(await line()).toMatchObject({ key, option_answers: option });
    await rest.put('/cart', { key, option: await raidChoice(rest) });
    expect(await line()).toMatchObject({ key, quantity: 3, price_decimal: '38.50' });
  });

  test('is unchanged when its new options are invalid', async () => {
    await add();
    const { key } = await line();
    const battletag = String((await optionsOf(rest, 'heroic-raid'))['battletag']?.id);
    const option = { ...(await raidChoice(rest)), [battletag]: 'nobody' };
    const refused = await rest.put('/cart', { key, quantity: 4, option });
    expect([refused.status, refused.details]).toEqual([
      400,
      [{ code: 'invalid_field', field: battletag, message: 'Format is SomeNickname88#12345' }],
    ]);
    expect(await line()).toMatchObject({ quantity: 1, option_answers: await raidChoice(rest) });
  });

  test('is merged with the line that already has its new options', async () => {
    await add([], 2);
    await add(['Mount'], 3);
    const { key } = await line();
    await rest.put('/cart', { key, option: await raidChoice(rest, { extras: ['Mount'] }) });
    expect((await lines()).map((one) => [one['key'], one['quantity']])).toEqual([[key, 5]]);
    await add([], 1);
    const tooManyRequests = await rest.put('/cart', {
      key,
      quantity: 9999,
      option: await raidChoice(rest),
    });
    expect([tooManyRequests.status, (await lines()).map((one) => one['quantity'])]).toEqual([400, [5, 1]]);
  });

  test('rejects a change with an outdated version, and accepts a change of another line', async () => {
    await add();
    await rest.post('/cart', { product_id: coaching });
    const { key, version } = await line();
    const other = await line(1);
    await rest.put('/cart', { key, quantity: 5, version });
    const late = await rest.put('/cart', { key, quantity: 2, version });
    expect([late.status, late.details]).toEqual([
      409,
      [
        {
          code: 'cart_changed',
          field: 'version',
          message: 'Heroic Raid was changed somewhere else. It is shown as it stands now',
        },
      ],
    ]);
    expect((await rest.put('/cart', { key: other['key'], quantity: 2, version: other['version'] })).status).toBe(200);
    expect((await lines()).map(({ quantity }) => quantity)).toEqual([5, 2]);
  });

  test('is restored unchanged at its position', async () => {
    await add(['Stream'], 2);
    await rest.post('/cart', { product_id: coaching });
    const before = await lines();
    const key = String(before[0]?.['key']);
    expect((await rest.delete(`/cart/${key}`)).data['total_product_count']).toBe(1);
    expect((await rest.post(`/cart/${key}/restore`)).data['total_product_count']).toBe(3);
    expect(await lines()).toEqual(before);
    expect((await rest.post(`/cart/${key}/restore`)).status).toBe(200);
    await rest.put('/cart', { key, quantity: 0 });
    await rest.post(`/cart/${key}/restore`);
    expect(await lines()).toEqual(before);
  });

  test('cannot be restored if it was added again, is from another session or never existed', async () => {
    await add();
    const key = String((await line())['key']);
    await rest.delete(`/cart/${key}`);
    const stranger = await shopperOf(shop);
    for (const [by, wanted] of [
      [stranger, key],
      [rest, '0'],
      [rest, 'x'],
      [rest, '99999999999'],
    ] as const) {
      const { status, error } = await by.post(`/cart/${wanted}/restore`);
      expect([status, error]).toEqual([404, ['This line can no longer be put back']]);
    }
    await add();
    expect((await rest.post(`/cart/${key}/restore`)).status).toBe(404);
    expect((await lines()).map(({ quantity }) => quantity)).toEqual([1]);
  });

  test('can be restored only while it is among the last ten removed lines', async () => {
    const notes = String((await optionsOf(rest, 'heroic-raid'))['notes']?.id);
    const choice = await raidChoice(rest);
    const keys: string[] = [];
    for (let note = 1; note <= 11; note += 1) {
      await rest.post('/cart', { product_id: raid, option: { ...choice, [notes]: `Note ${note}` } });
      const key = String((await line())['key']);
      await rest.delete(`/cart/${key}`);
      keys.push(key);
    }
    expect((await rest.post(`/cart/${keys[0]}/restore`)).status).toBe(404);
    expect((await rest.post(`/cart/${keys[1]}/restore`)).status).toBe(200);
  });
});
