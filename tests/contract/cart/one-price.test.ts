import { afterAll, beforeAll, expect, test } from 'vitest';
import { optionsOf, productId } from '#tests/support/catalog/goods.ts';
import { orderBody, placeOrder } from '#tests/support/buyer/purchase.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { shopperOf, type Shopper } from '#tests/support/buyer/shopper.ts';
import { forEachCurrency } from '#shop/money/currency.ts';

const ROUNDS = 12;
const CURRENCIES = ['USD', 'EUR', 'GBP'];
const account = { platform: 'pc', battletag: 'Rowan#2134' };

let shop: TestShop;

beforeAll(async () => {
  // Any quantity, so any total.
  const highest = 100_000_000_000;
  const caps = {
    heldSeats: 20,
    heldRuns: 8,
    unpaidOrders: 5,
    orderMinor: forEachCurrency(() => highest),
  };
  shop = await createTestShop({ config: { caps } });
});
afterAll(() => shop.close());

test('live price, cart line and order line are equal for random choices, in every currency', async () => {
  const random = generator(2_134);
  for (let round = 0; round < ROUNDS; round += 1) {
    const rest = await shopperOf(shop);
    const headers = { 'X-Oc-Currency': CURRENCIES[round % CURRENCIES.length] ?? '' };
    const goods = await anyGoods(rest, random);
    const live = [];
    for (const { id, quantity, option } of goods) {
      expect((await rest.post('/cart', { product_id: id, quantity, option })).error).toEqual([]);
      const { data } = await rest.get(`/liveprice/${id}/${quantity}?${queryOf(option)}`, { headers });
      expect(sumOf(data['lines']?.map((line) => line['amount_decimal']))).toBe(cents(data['total']));
      live.push([data['quantity'], data['unit_price'], data['total']]);
    }
    const { data: cart } = await rest.get('/cart', { headers });
    const body = orderBody({ custom_field: { account }, expected_total: cart['total_decimal'] });
    const { data: order } = await rest.post('/combined', body, { headers });
    for (const { products, total_decimal: total } of [cart, order]) {
      expect(products?.map((line) => [line['quantity'], line['price_decimal'], line['total_decimal']])).toEqual(live);
      expect(sumOf(products?.map((line) => line['total_decimal']))).toBe(cents(total));
    }
  }
});

test('an order is rejected when a price has changed since the buyer saw it', async () => {
  const rest = await shopperOf(shop);
  const id = await productId(rest, 'coaching');
  await rest.post('/cart', { product_id: id });
  await shop.db.updateTable('product').set({ price_micros: 26_000_000 }).where('id', '=', id).execute();
  const body = orderBody({ custom_field: { account }, expected_total: '25.00' });
  expect(await placeOrder(rest, body)).toMatchObject({ status: 409, details: [{ code: 'price_changed' }] });
  expect((await rest.get('/cart')).data['total_decimal']).toBe('26.00');
});

type Option = Record<string, string | string[]>;

async function anyGoods(rest: Shopper, random: (below: number) => number) {
  const options = await optionsOf(rest, 'heroic-raid');
  const one = (name: string) => {
    const values = Object.values(options[name]?.values ?? {});
    return String(values[random(values.length)]);
  };
  const option: Option = {
    [String(options['play']?.id)]: one('play'),
    [String(options['loot']?.id)]: one('loot'),
    [String(options['extras']?.id)]: Array.from({ length: random(3) }, () => one('extras')),
    [String(options['battletag']?.id)]: account.battletag,
  };
  const none: Option = {};
  return [
    { id: await productId(rest, 'heroic-raid'), quantity: 1 + random(9_999), option },
    { id: await productId(rest, 'gold'), quantity: 100 + random(99_901), option: none },
    { id: await productId(rest, 'normal-raid'), quantity: 1 + random(20), option: none },
  ];
}

function queryOf(option: Option): string {
  const pairs = Object.entries(option).flatMap(([id, value]) => [value].flat().map((item) => [`option[${id}]`, item]));
  return new URLSearchParams(pairs).toString();
}

function cents(decimal: unknown): number {
  return Number(String(decimal).replace('.', ''));
}

function sumOf(decimals: unknown[] = []): number {
  return decimals.reduce<number>((sum, decimal) => sum + cents(decimal), 0);
}

// The same choices in every run, so that a failure can be repeated.
function generator(seed: number): (below: number) => number {
  let state = BigInt(seed);
  return (below) => {
    state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) % 2n ** 64n;
    return Number((state >> 33n) % BigInt(below));
  };
}
