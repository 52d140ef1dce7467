import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Catalog } from '#catalog/format.ts';
import { testCatalog } from '#tests/support/catalog/catalog.ts';
import { ANY_ENGINE } from '#tests/support/database/database.ts';
import { answersOf, formOf, type Form } from '#tests/support/catalog/form.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { shopperOf, type Loose, type Shopper } from '#tests/support/buyer/shopper.ts';

const START = '2026-03-10T12:00:00Z';
const ONE_MINUTE_MS = 60 * 1000;

/** The raid of the runs, asking for a region. */
const catalog: Catalog = {
  ...testCatalog,
  games: testCatalog.games.map((game) => ({
    ...game,
    products: game.products.map((product) => {
      if (product.slug !== 'normal-raid') return product;
      const values = ['us', 'eu'].map((key) => ({ key, name: key.toUpperCase(), price: '0' }));
      return { ...product, options: [{ key: 'region', name: 'Region', type: 'radio', required: true, values }] };
    }),
  })) as Catalog['games'],
};

describe.each(ANY_ENGINE)('a seat in the cart on %s', (engine) => {
  let shop: TestShop;
  let rest: Shopper;
  let form: Form;
  let now = new Date(START);

  beforeAll(async () => {
    shop = await createTestShop({ engine, catalog, now: () => now });
  });
  beforeEach(async () => {
    now = new Date(START);
    await shop.db.deleteFrom('event_seat').execute();
    await shop.db.updateTable('event').set({ canceled: false }).execute();
    rest = await shopperOf(shop);
    form = await formOf(rest, 'normal-raid');
  });
  afterAll(() => shop.close());

  const run = async (key: string) =>
    (
      await shop.db
        .selectFrom('event')
        .where('run_key', '=', key)
        .where('starts_at', '>', now)
        .orderBy('starts_at')
        .select('id')
        .executeTakeFirstOrThrow()
    ).id;
  const region = (name: string) => answersOf(form, { Region: form.value('Region', name) });
  const take = async (by: Shopper, key: string, name: string, quantity = 1) =>
    by.post('/cart', { product_id: form.productId, event_id: await run(key), option: region(name), quantity });
  const line = async (of = rest): Promise<Loose> => (await of.get('/cart')).data['products']![0]!;
  const pass = (minutes: number) => {
    now = new Date(now.getTime() + minutes * ONE_MINUTE_MS);
  };

  test('is rejected with a region other than that of its run, with the error at the option', async () => {
    const wrong = [
      {
        code: 'depends_on',
        field: form.id('Region'),
        message: 'This run is played in EU, and Region says US. Change it, or pick another run.',
      },
    ];
    const refused = await take(rest, 'raid-eu', 'US');
    expect([refused.status, refused.details]).toEqual([400, wrong]);
    expect((await rest.get('/cart')).data).toEqual([]);
    expect((await take(rest, 'raid-eu', 'EU')).status).toBe(200);
    const { key } = await line();
    const edited = await rest.put('/cart', { key, option: region('US') });
    expect([edited.status, edited.details]).toEqual([400, wrong]);
    expect(await line()).toMatchObject({ option_answers: region('EU'), problem: null });
  });

  test('with a stored region that does not match its run is marked unavailable', async () => {
    await take(rest, 'raid-eu', 'EU');
    await shop.db
      .updateTable('cart_line')
      .set({ options: JSON.stringify(region('US')) })
      .where('id', '=', Number((await line())['key']))
      .execute();
    expect(await line()).toMatchObject({ stock: false, problem: { code: 'side', quantity: null } });
  });

  test('whose hold has expired is held again while it is free', async () => {
    await take(rest, 'solo', 'EU');
    pass(16);
    const { key, event } = await line();
    expect(event).toMatchObject({ hold_expires_at: null });
    const again = await rest.put('/cart', { key, quantity: 1 });
    expect(again.data['cart']?.['products']?.[0]?.['event']).toMatchObject({
      hold_expires_at: new Date(now.getTime() + 15 * ONE_MINUTE_MS).toISOString(),
    });
    pass(16);
    await take(await shopperOf(shop), 'solo', 'EU');
    expect((await rest.put('/cart', { key, quantity: 1 })).error).toEqual([
      'No seats are left in Normal Raid, one seat. Choose another run.',
    ]);
    expect(await line()).toMatchObject({
      stock: false,
      problem: { code: 'seats', message: 'No seats are left', quantity: null },
    });
  });

  test('is released when its line is removed, and restored with it only while it is free', async () => {
    await take(rest, 'solo', 'EU');
    const key = String((await line())['key']);
    await rest.delete(`/cart/${key}`);
    expect((await rest.post(`/cart/${key}/restore`)).data['cart']?.['products']?.[0]?.['event']).toMatchObject({
      hold_expires_at: new Date(now.getTime() + 15 * ONE_MINUTE_MS).toISOString(),
    });
    await rest.delete(`/cart/${key}`);
    const faster = await shopperOf(shop);
    expect((await take(faster, 'solo', 'EU')).status).toBe(200);
    const late = await rest.post(`/cart/${key}/restore`);
    expect([late.status, late.error]).toEqual([
      400,
      ['No seats are left in Normal Raid, one seat. Choose another run.'],
    ]);
    expect((await rest.get('/cart')).data).toEqual([]);
    await faster.delete(`/cart/${(await line(faster))['key']}`);
    expect((await rest.post(`/cart/${key}/restore`)).status).toBe(200);
  });

  test('allows its options to be changed even when other shoppers hold the seats', async () => {
    await take(rest, 'solo', 'EU');
    const { key } = await line();
    pass(16);
    await take(await shopperOf(shop), 'solo', 'EU');
    expect((await rest.put('/cart', { key, quantity: 1, option: region('EU') })).status).toBe(200);
  });

  test('reports how many seats are left, and when its run can no longer be booked', async () => {
    await take(rest, 'raid-eu', 'EU', 4);
    pass(16);
    await take(await shopperOf(shop), 'raid-eu', 'EU', 9);
    expect((await line())['problem']).toEqual({ code: 'seats', message: 'Only 1 seat is left', quantity: 1 });
    await shop.db.updateTable('event').set({ canceled: true }).execute();
    expect((await line())['problem']).toEqual({
      code: 'run_over',
      message: 'This run can no longer be booked',
      quantity: null,
    });
  });
});
