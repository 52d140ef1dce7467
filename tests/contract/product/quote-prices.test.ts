import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refreshFromPrices, specialsTurned } from '#shop/product/list/from-price-store.ts';
import { testCatalog } from '#tests/support/catalog/catalog.ts';
import { ANY_ENGINE } from '#tests/support/database/database.ts';
import { answersOf, type Form, formOf, liveOf } from '#tests/support/catalog/form.ts';
import { orderBody, placeOrder } from '#tests/support/buyer/purchase.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { shopperOf, type Shopper } from '#tests/support/buyer/shopper.ts';

const CURRENCIES = ['USD', 'EUR', 'GBP'];
const BEFORE_MAY = '2026-04-20T00:00:00Z';
const IN_MAY = '2026-05-10T00:00:00Z';
const LAST_OF_MAY = '2026-05-31T23:59:59Z';
const JUNE = '2026-06-01T00:00:00Z';

describe.each(ANY_ENGINE)('current prices on %s', (engine) => {
  let clock = new Date(BEFORE_MAY);
  let shop: TestShop;
  let rest: Shopper;

  beforeAll(async () => {
    shop = await createTestShop({ engine, now: () => clock });
  });
  beforeEach(async () => {
    clock = new Date(BEFORE_MAY);
    rest = await shopperOf(shop);
  });
  afterAll(() => shop.close());

  test('lines of one product count together towards its quantity price', async () => {
    const form = await formOf(rest, 'transfer');
    const put = (faction: string, quantity: number) => {
      const option = answersOf(form, {
        Region: form.value('Region', 'Americas'),
        Realm: 'Illidan',
        Faction: form.value('Faction', faction),
      });
      return rest.post('/cart', { product_id: form.productId, quantity, option });
    };
    expect((await put('Horde', 2)).data['cart']).toMatchObject({ total_decimal: '40.00' });
    expect((await put('Alliance', 1)).data['cart']).toMatchObject({
      products: [{ total_decimal: '36.00' }, { total_decimal: '18.00' }],
      total_decimal: '54.00',
    });
  });

  test('a quantity price is listed with its quantity, and applies from that quantity on', async () => {
    const form = await formOf(rest, 'tokens');
    const { data: product } = await rest.get('/products/slug/tokens');
    expect(product['discounts']).toMatchObject([
      { quantity: 10, price: 1.8, price_decimal: '1.80', price_formated: '$1.80' },
      { quantity: 100, price_decimal: '1.555' },
    ]);
    const at = async (quantity: number) => (await liveOf(rest, form, {}, { quantity })).data;
    expect(await at(9)).toMatchObject({ total: '18.00', discount_quantity: null });
    expect(await at(10)).toMatchObject({ total: '18.00', total_before_discount: '20.00', discount_quantity: 10 });
    expect(await at(101)).toMatchObject({ unit_price: '1.555', total: '157.06', discount_quantity: 100 });
  });

  test('a special offer starts and ends by the shop’s clock', async () => {
    const form = await formOf(rest, 'season-pass');
    const shown = async (time: string) => {
      clock = new Date(time);
      rest = await shopperOf(shop);
      const { data } = await rest.get('/products/slug/season-pass');
      const live = await liveOf(rest, form, {}, { quantity: 5 });
      return [data['special_decimal'], data['from_decimal'], data['from_before_decimal'], live.data['total']];
    };
    expect(await shown(BEFORE_MAY)).toEqual(['', '50.00', '', '175.00']);
    expect(await shown(IN_MAY)).toEqual(['40.00', '40.00', '50.00', '200.00']);
    expect((await rest.get('/products/slug/season-pass')).data).toMatchObject({
      special: 40,
      special_start_date: '2026-05-01T10:00:00.000Z',
      special_end_date: '2026-06-01T00:00:00.000Z',
    });
    expect(await shown(LAST_OF_MAY)).toEqual(['40.00', '40.00', '50.00', '200.00']);
    expect(await shown(JUNE)).toEqual(['', '50.00', '', '175.00']);
  });

  test('a cart follows a special offer, and an order keeps the price at which it was placed', async () => {
    clock = new Date(LAST_OF_MAY);
    rest = await shopperOf(shop);
    const { productId } = await formOf(rest, 'season-pass');
    await rest.post('/cart', { product_id: productId });
    const { data: order } = await placeOrder(rest, orderBody({ expected_total: '40.00' }));
    clock = new Date(JUNE);
    expect((await rest.get('/cart')).data['total_decimal']).toBe('50.00');
    expect((await rest.get(`/order/${order['order_token']}`)).data['total_decimal']).toBe('40.00');
  });

  test('lists are sorted again when a special offer starts or ends', async () => {
    const order = async () =>
      (await rest.get('/products/category_slug/arena-league?sort=price')).data.map(({ seo_url: slug }) => String(slug));
    const turn = async (since: string, time: string) => {
      const turned = await specialsTurned(shop.db, new Date(since), new Date(time));
      await refreshFromPrices(shop.db, turned, new Date(time));
      return turned.length;
    };
    await shop.db.updateTable('product').set({ special_micros: 1_000_000 }).where('slug', '=', 'season-pass').execute();
    expect((await order()).at(-1)).toBe('season-pass');
    expect(await turn(BEFORE_MAY, IN_MAY)).toBe(1);
    expect((await order())[0]).toBe('season-pass');
    expect(await turn(IN_MAY, LAST_OF_MAY)).toBe(0);
    expect(await turn(LAST_OF_MAY, JUNE)).toBe(1);
    expect((await order()).at(-1)).toBe('season-pass');
    await shop.db
      .updateTable('product')
      .set({ special_micros: 40_000_000 })
      .where('slug', '=', 'season-pass')
      .execute();
  });

  test('live price, cart line and order line match for every kind of option, in every currency', async () => {
    for (const currency of CURRENCIES) {
      rest = await shopperOf(shop);
      const headers = { 'X-Oc-Currency': currency };
      const live = [];
      for (const { form, sent, quantity } of await everyKind(rest)) {
        const option = answersOf(form, sent);
        expect((await rest.post('/cart', { product_id: form.productId, quantity, option }, { headers })).error).toEqual(
          [],
        );
        const { data } = await liveOf(rest, form, sent, { quantity, currency });
        live.push([data['unit_price'], data['total'], data['eta'], data['eta_max_minutes']]);
      }
      const { data: cart } = await rest.get('/cart', { headers });
      const { data: order } = await rest.post('/combined', orderBody(), { headers });
      for (const { products } of [cart, order]) {
        expect(
          products?.map((line) => [line['price_decimal'], line['total_decimal'], line['eta'], line['eta_max_minutes']]),
        ).toEqual(live);
      }
      expect(order['currency_code']).toBe(currency);
    }
  });

  test('switching the currency requotes the whole cart', async () => {
    for (const { form, sent, quantity } of await everyKind(rest)) {
      await rest.post('/cart', { product_id: form.productId, quantity, option: answersOf(form, sent) });
    }
    const signs = new Set<string>();
    const totals = new Map<string, unknown>();
    for (const currency of ['USD', 'EUR', 'GBP', 'USD']) {
      const { data } = await rest.get('/cart', { headers: { 'X-Oc-Currency': currency } });
      for (const line of data['products'] ?? []) signs.add(`${currency} ${String(line['total']).slice(0, 1)}`);
      expect(totals.get(currency) ?? data['total_decimal']).toBe(data['total_decimal']);
      totals.set(currency, data['total_decimal']);
    }
    expect([...signs]).toEqual(['USD $', 'EUR €', 'GBP £']);
    expect(new Set(totals.values()).size).toBe(3);
  });
});

test.each(ANY_ENGINE)('prices are rounded by the catalogue’s rule for the currency, on %s', async (engine) => {
  const currencies = testCatalog.currencies.map((one) =>
    one.code === 'EUR' ? { ...one, rounding: { to: '0.50', mode: 'up' as const } } : one,
  );
  const shop = await createTestShop({ engine, catalog: { ...testCatalog, currencies } });
  const rest = await shopperOf(shop);
  const headers = { 'X-Oc-Currency': 'EUR' };
  const { data } = await rest.get('/products/slug/normal-raid', { headers });
  // 18.308 and 13.708 before they are rounded.
  expect(data).toMatchObject({ price_decimal: '18.50', special_decimal: '14.00', from_decimal: '14.00' });
  expect((await rest.get(`/liveprice/${data['product_id']}/3`, { headers })).data['total']).toBe('42.00');
  await shop.close();
});

type Chosen = { form: Form; sent: Record<string, string | string[]>; quantity: number };

async function everyKind(rest: Shopper): Promise<Chosen[]> {
  const [boost, gold, transfer, challenge, tokens] = await Promise.all(
    ['rank-boost', 'arena-gold', 'transfer', 'challenge', 'tokens'].map((slug) => formOf(rest, slug)),
  );
  if (!boost || !gold || !transfer || !challenge || !tokens) throw new Error('The arena lacks goods');
  const pick = (form: Form, option: string, value: string) => ({ [option]: form.value(option, value) });
  return [
    { form: boost, quantity: 3, sent: { Rank: 'bronze-platinum', Pace: [boost.value('Pace', 'Express')] } },
    { form: gold, quantity: 7, sent: { Gold: '12500' } },
    {
      form: transfer,
      quantity: 1,
      sent: { ...pick(transfer, 'Region', 'Europe'), ...pick(transfer, 'Faction', 'Horde'), Realm: 'Ragnaros' },
    },
    {
      form: challenge,
      quantity: 2,
      sent: { ...pick(challenge, 'Difficulty', 'Mythic'), ...pick(challenge, 'Loot', 'Shared') },
    },
    { form: tokens, quantity: 111, sent: {} },
  ];
}
