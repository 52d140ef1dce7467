import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ANY_ENGINE } from '#tests/support/database/database.ts';
import { optionsOf, productId, raidChoice } from '#tests/support/catalog/goods.ts';
import { capsOf, createTestShop, type TestShop } from '#tests/support/shop.ts';
import { shopperOf, type Shopper } from '#tests/support/buyer/shopper.ts';

const CURRENCIES = ['USD', 'EUR', 'GBP'];

describe.each(ANY_ENGINE)('an unusual cart on %s', (engine) => {
  let shop: TestShop;
  let rest: Shopper;
  let coaching: number;
  let raid: number;

  beforeAll(async () => {
    shop = await createTestShop({ engine, config: { caps: capsOf(2_000_000_000) } });
    rest = await shopperOf(shop);
    coaching = await productId(rest, 'coaching');
    raid = await productId(rest, 'heroic-raid');
  });
  beforeEach(async () => {
    rest = await shopperOf(shop);
  });
  afterAll(() => shop.close());

  test.each([1, 100, 99_999, 1_000_000_000])(
    'the price of %d pieces equals their live price, to the cent',
    async (count) => {
      const gold = await productId(rest, 'gold');
      await shop.db.updateTable('product').set({ maximum: 1_000_000_000 }).where('id', '=', gold).execute();
      await rest.post('/cart', { product_id: gold, quantity: count });
      for (const code of CURRENCIES) {
        const headers = { 'X-Oc-Currency': code };
        const line = (await rest.get('/cart', { headers })).data['products']?.[0];
        const price = (await rest.get(`/liveprice/${gold}/${count}`, { headers })).data;
        expect(price).toMatchObject({
          currency: code,
          total: line?.['total_decimal'],
          total_formated: line?.['total'],
        });
        if (code === 'USD') expect(price['total']).toBe((Math.round(count * 1.23) / 100).toFixed(2));
      }
    },
  );

  test('a quantity is accepted as a string of digits', async () => {
    await rest.post('/cart', { product_id: String(coaching), quantity: '2' });
    expect((await rest.get('/cart')).data['total_product_count']).toBe(2);
  });

  test('an empty option value of any type counts as missing', async () => {
    const options = await optionsOf(rest, 'heroic-raid');
    for (const empty of ['', '0', 0, [], [''], null, false]) {
      const option = { ...(await raidChoice(rest)), [String(options['loot']?.id)]: empty };
      const { status, error } = await rest.post('/cart', { product_id: raid, option });
      expect([empty, status, error]).toEqual([empty, 400, ['Loot required!']]);
    }
  });

  test('a single checkbox value is read as a list of one', async () => {
    const options = await optionsOf(rest, 'heroic-raid');
    const [id, stream] = [String(options['extras']?.id), options['extras']?.values['Stream']];
    await rest.post('/cart', { product_id: raid, option: { ...(await raidChoice(rest)), [id]: stream } });
    await rest.post('/cart', { product_id: raid, option: { ...(await raidChoice(rest)), [id]: [stream, stream] } });
    const { data } = await rest.get('/cart');
    expect(data['products']?.map(({ quantity }) => quantity)).toEqual([2]);
  });

  test('a long option value is returned in full', async () => {
    for (const battletag of [`${'Rowan'.repeat(2)}ab#1234567`, `${'Rowan'.repeat(2)}ab#12345678901234567890`]) {
      await rest.post('/cart', { product_id: raid, option: await raidChoice(rest, { battletag }) });
      const { data } = await rest.get('/cart');
      expect(data['products']?.at(-1)?.['option']?.map(({ value }) => value)).toContain(battletag);
    }
  });

  test('an option value that is no longer sold is rejected, and the error names the option', async () => {
    const option = await raidChoice(rest);
    const loot = (await optionsOf(rest, 'heroic-raid'))['loot'];
    const sell = (enabled: boolean) =>
      shop.db
        .updateTable('product_option_value')
        .set({ enabled })
        .where('id', '=', loot?.values['Group loot'] ?? 0)
        .execute();
    await sell(false);
    const refused = await rest.post('/cart', { product_id: raid, option });
    await sell(true);
    expect(refused).toMatchObject({ status: 400, error: ['Loot is not a valid input!'] });
    expect((await rest.get('/cart')).data).toEqual([]);
  });

  test('a fixed coupon is converted to the currency, and all totals are in the same currency', async () => {
    await rest.post('/cart', { product_id: coaching });
    await rest.post('/coupon', { coupon: 'FIVE-OFF' });
    const amounts = [];
    for (const code of CURRENCIES) {
      const { data } = await rest.get('/cart', { headers: { 'X-Oc-Currency': code } });
      const totals = data['totals']?.map(({ value_decimal }) => value_decimal);
      amounts.push([data['currency']?.['code'], ...(totals ?? []), data['total_decimal'], data['total_raw']]);
    }
    expect(amounts).toEqual([
      ['USD', '25.00', '-5.00', '20.00', '20.00', 20],
      ['EUR', '23.00', '-4.60', '18.40', '18.40', 18.4],
      ['GBP', '19.75', '-3.95', '15.80', '15.80', 15.8],
    ]);
  });

  test('lines of one product with different options share its quantity price', async () => {
    const discounts = JSON.stringify([{ quantity: 3, priceMicros: 30_000_000 }]);
    await shop.db.updateTable('product').set({ discounts }).where('id', '=', raid).execute();
    const put = async (extras: string[], quantity: number) =>
      rest.post('/cart', { product_id: raid, quantity, option: await raidChoice(rest, { extras }) });
    const units = async () => (await rest.get('/cart')).data['products']?.map((line) => line['price_decimal']);
    await put([], 1);
    await put(['Stream'], 1);
    expect(await units()).toEqual(['38.50', '44.50']);
    await put(['Stream'], 1);
    expect(await units()).toEqual(['28.50', '34.50']);
  });

  test.each([
    [9, '18.00'],
    [10, '18.00'],
    [11, '19.80'],
    [99, '178.20'],
    [100, '155.50'],
  ])('%d pieces cost their quantity price: %s', async (quantity, total) => {
    const tokens = await productId(rest, 'tokens');
    await rest.post('/cart', { product_id: tokens, quantity });
    expect((await rest.get('/cart')).data['total_decimal']).toBe(total);
    expect((await rest.get(`/liveprice/${tokens}/${quantity}`)).data['total']).toBe(total);
  });
});
