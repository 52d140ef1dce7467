import { afterAll, beforeAll, expect, test } from 'vitest';
import { optionsOf, productId, raidChoice } from '#tests/support/catalog/goods.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { shopperOf, type Shopper } from '#tests/support/buyer/shopper.ts';

let shop: TestShop;
let rest: Shopper;

beforeAll(async () => {
  shop = await createTestShop();
  rest = await shopperOf(shop);
});
afterAll(() => shop.close());

test('a live price itemises the configuration', async () => {
  const id = await productId(rest, 'heroic-raid');
  const option = await raidChoice(rest, { extras: ['Stream', 'Mount'] });
  const query = Object.entries(option).flatMap(([sendid, value]) =>
    [value].flat().map((one) => `option[${sendid}]=${encodeURIComponent(one)}`),
  );
  const { status, data, error } = await rest.get(`/liveprice/${id}/2?${query.join('&')}`);
  expect([status, error]).toEqual([200, []]);
  expect(data).toMatchObject({
    product_id: id,
    quantity: 2,
    unit_price: '74.40',
    unit_price_formated: '$74.40',
    total: '148.80',
    total_formated: '$148.80',
    total_before_discount: '148.80',
    currency: 'USD',
    stock: true,
    maximum: null,
  });
  expect(data['lines']).toEqual([
    { label: 'Heroic Raid', amount_decimal: '80.00' },
    { label: 'Piloted', amount_decimal: '-8.00' },
    { label: 'Group loot', amount_decimal: '5.00' },
    { label: 'Stream', amount_decimal: '12.00' },
    { label: 'Mount', amount_decimal: '59.80' },
    { label: 'BattleTag', amount_decimal: '0.00' },
  ]);
});

test('an unknown option is rejected and named, even if its name is not a number', async () => {
  const id = await productId(rest, 'coaching');
  for (const name of ['999999', 'region', '__proto__', '', '[]', 'a-name-that-is-longer-than-a-sentence-shows']) {
    const { status, details } = await rest.get(`/liveprice/${id}/1?option[${name}]=1`);
    const message = `Unknown option ${name.slice(0, 20)}`;
    expect([status, details]).toEqual([400, [{ code: 'unknown_option', field: name, message }]]);
  }
  expect((await rest.get(`/liveprice/${id}/1?__proto__[1]=2`)).status).toBe(200);
});

test.each([
  ['option=1', 'option'],
  ['option=1&option=2', 'option'],
  ['option[5]=1&option=2', 'option'],
  ['option=1&option[5]=2', 'option'],
  ['option[5=1', 'option[5'],
  ['option[5]x=1', 'option[5]x'],
  ['partial=1&partial=0', 'partial'],
  ['partial[]=1', 'partial'],
])('an undocumented query form is rejected with the parameter’s name: %s', async (query, field) => {
  const id = await productId(rest, 'coaching');
  const { status, details } = await rest.get(`/liveprice/${id}/1?${query}`);
  expect([status, details?.map((one) => one.field)]).toEqual([400, [field]]);
});

test.each(['1', 7, true, ['1'], [5]])(
  'options that are not an object are rejected rather than ignored: %j',
  async (option) => {
    const id = await productId(rest, 'coaching');
    const body = { product_id: id, quantity: 1, option };
    const { status, details } = await rest.post('/cart', body);
    expect([status, details]).toEqual([
      400,
      [{ code: 'invalid_field', field: 'option', message: 'Options must be given by their number' }],
    ]);
  },
);

test.each([[[]], [''], [null], [{}]])('empty options can be sent as %j', async (option) => {
  const id = await productId(rest, 'coaching');
  expect((await rest.post('/cart', { product_id: id, quantity: 1, option })).status).toBe(200);
});

test('a special offer shows the total before the discount', async () => {
  const id = await productId(rest, 'normal-raid');
  const { data } = await rest.get(`/liveprice/${id}/3`);
  expect(data).toMatchObject({ unit_price: '14.90', total: '44.70', total_before_discount: '59.70', eta: '2 h' });
});

test('currency products keep the decimals of their unit price and round the line once', async () => {
  const id = await productId(rest, 'gold');
  expect((await rest.get(`/liveprice/${id}/12345`)).data).toMatchObject({ unit_price: '0.0123', total: '151.84' });
  const { status, error, data } = await rest.get(`/liveprice/${id}/10`);
  expect([status, error, data['total']]).toEqual([200, ['Minimum order amount for WoW Gold is 100!'], '0.12']);
});

test.each(['0', '-1', '1.5', 'abc', '1e3', '10000000000'])('a quantity of %s is rejected', async (count) => {
  const id = await productId(rest, 'gold');
  const { status, details } = await rest.get(`/liveprice/${id}/${count}`);
  expect(status).toBe(400);
  expect(details).toEqual([
    { code: 'out_of_range', field: 'quantity', message: 'Quantity must be a whole number between 1 and 1000000000' },
  ]);
});

test('a quantity above the maximum is rejected with the product’s own maximum', async () => {
  const gold = await rest.get(`/liveprice/${await productId(rest, 'gold')}/100001`);
  expect(gold.error).toEqual(['Quantity must be a whole number between 1 and 100000']);
  const coaching = await rest.get(`/liveprice/${await productId(rest, 'coaching')}/10000`);
  expect(coaching.error).toEqual(['Quantity must be a whole number between 1 and 9999']);
});

test('an incomplete configuration names its missing and invalid options', async () => {
  const id = await productId(rest, 'heroic-raid');
  const options = await optionsOf(rest, 'heroic-raid');
  const { status, details } = await rest.get(`/liveprice/${id}/1?option[${options['battletag']?.id}]=ab`);
  expect(status).toBe(400);
  expect(details).toEqual([
    { code: 'required', field: String(options['play']?.id), message: 'Who plays required!' },
    { code: 'required', field: String(options['loot']?.id), message: 'Loot required!' },
    { code: 'invalid_field', field: String(options['battletag']?.id), message: 'Format is SomeNickname88#12345' },
  ]);
});

test('`partial` must be 0 or 1', async () => {
  const { status, details } = await rest.get(`/liveprice/${await productId(rest, 'gold')}/100?partial=yes`);
  expect([status, details]).toEqual([400, [{ code: 'invalid_field', field: 'partial', message: 'Invalid partial' }]]);
});

test('an unknown product responds with 404, an invalid id with 400', async () => {
  expect(await rest.get('/liveprice/999999/1')).toMatchObject({ status: 404, error: ['Product not found'] });
  expect(await rest.get('/liveprice/abc/1')).toMatchObject({ status: 400, error: ['Invalid identifier.'] });
});
