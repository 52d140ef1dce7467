import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openApi, type Api, type Browser, type Loose } from '#tests/support/buyer/api.ts';

const CART = `cart {
  count version total { amount }
  lines {
    id version quantity maximum inStock product { name }
    options { name value } answers { sendid value }
    total { amount } totalBefore { formatted } unitPriceBefore { amount }
    problem { code message quantity }
  }
}`;
const ERRORS = 'errors { field code message }';
const ADD = `mutation ($input: AddToCartInput!) { addToCart(input: $input) { ${CART} ${ERRORS} } }`;
const UPDATE = `mutation ($input: UpdateCartLineInput!) { updateCartLine(input: $input) { ${CART} ${ERRORS} } }`;
const REMOVE = `mutation ($input: RemoveCartLineInput!) { removeCartLine(input: $input) { ${CART} ${ERRORS} } }`;
const RESTORE = `mutation ($input: RestoreCartLineInput!) { restoreCartLine(input: $input) { ${CART} ${ERRORS} } }`;

let api: Api;
let browser: Browser;
let product: string;
let answers: { sendid: string; value: string }[];

beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  browser = api.newBrowser();
  const { data } = await browser.ask(
    '{ product(path: "heroic-raid") { id options { sendid name values { value name } } } }',
  );
  const found = data['product']!;
  product = String(found['id']);
  const option = (name: string) => found['options']!.find((one) => String(one['name']) === name)!;
  const answer = (name: string, value: string) => ({
    sendid: String(option(name)['sendid']),
    value: String(option(name)['values']!.find((one) => String(one['name']) === value)?.['value'] ?? value),
  });
  answers = [
    answer('Who plays', 'Piloted'),
    answer('Loot', 'Group loot'),
    answer('Add-ons', 'Stream'),
    answer('Add-ons', 'Mount'),
    answer('BattleTag', 'Rowan#2134'),
  ];
});

const add = async () => (await browser.ask(ADD, { input: { product, options: answers } })).data['addToCart']!;
const first = (payload: Loose) => payload['cart']!['lines']!.map((line) => line)[0]!;

test('a line returns its answers as they were sent, and an update replaces them', async () => {
  const line = first(await add());
  expect(line['answers']).toEqual(answers);
  const options = answers.filter(({ sendid }) => sendid !== answers[2]!.sendid);
  const { updateCartLine } = (
    await browser.ask(UPDATE, { input: { line: line['id'], quantity: 2, options, version: line['version'] } })
  ).data;
  expect(updateCartLine).toMatchObject({
    errors: [],
    cart: { count: 2, lines: [{ id: line['id'], quantity: 2, answers: options, total: { amount: '77.00' } }] },
  });
});

test('of two answers to one option the last counts, and an empty one does not', async () => {
  const [played] = answers;
  answers = [{ ...played!, value: '0' }, { ...played!, value: 'unknown' }, ...answers, { ...played!, value: ' ' }];
  expect(await add()).toMatchObject({ errors: [], cart: { lines: [{ answers: answers.slice(2, -1) }] } });
});

test('invalid options are reported by field, and the line is unchanged', async () => {
  const line = first(await add());
  const options = [{ ...answers[4]!, value: 'nobody' }, ...answers.slice(0, 2)];
  const { updateCartLine } = (await browser.ask(UPDATE, { input: { line: line['id'], options } })).data;
  expect(updateCartLine).toMatchObject({
    errors: [{ field: answers[4]!.sendid, code: 'INVALID_FORMAT', message: 'Format is SomeNickname88#12345' }],
    cart: { lines: [{ answers, version: line['version'] }] },
  });
});

test('an update with a stale version is rejected, and the response contains the current line', async () => {
  const { id: line, version } = first(await add());
  await browser.ask(UPDATE, { input: { line, quantity: 4 } });
  const { updateCartLine } = (await browser.ask(UPDATE, { input: { line, quantity: 2, version } })).data;
  expect(updateCartLine).toMatchObject({
    errors: [{ field: 'version', code: 'CART_CHANGED' }],
    cart: { lines: [{ quantity: 4 }] },
  });
});

test('a removed line is restored unchanged, and an unknown line is not found', async () => {
  const line = first(await add());
  const input = { line: line['id'] };
  expect((await browser.ask(REMOVE, { input })).data['removeCartLine']).toMatchObject({ cart: { count: 0 } });
  expect(first((await browser.ask(RESTORE, { input })).data['restoreCartLine']!)).toEqual(line);
  const { restoreCartLine } = (await browser.ask(RESTORE, { input: { line: '0' } })).data;
  expect(restoreCartLine!['errors']).toEqual([
    { field: 'line', code: 'NOT_FOUND', message: 'This line can no longer be put back' },
  ]);
});

test('a changed price is reported until it is accepted, and each line reports why it blocks the checkout', async () => {
  const { id: line } = first(await add());
  const set = (change: object) =>
    api.shop.db.updateTable('product').set(change).where('id', '=', Number(product)).execute();
  await set({ price_micros: 50_000_000 });
  const read = async () => first((await browser.ask(`{ ${CART} }`)).data);
  expect(await read()).toMatchObject({
    total: { amount: '84.40' },
    totalBefore: { formatted: '$74.40' },
    unitPriceBefore: { amount: '74.40' },
    problem: null,
  });
  await browser.ask(UPDATE, { input: { line, acceptPrice: true } });
  expect(await read()).toMatchObject({ totalBefore: null });
  await set({ enabled: false });
  expect(await read()).toMatchObject({
    inStock: false,
    problem: { code: 'GONE', message: 'Heroic Raid is no longer sold', quantity: null },
  });
  await set({ enabled: true, price_micros: 40_000_000 });
});

test('the total in another currency equals the cart total after the currency changes', async () => {
  await add();
  const { data } = await browser.ask('{ cart { total { formatted } totalIn(currency: EUR) { amount formatted } } }');
  const told = data['cart']!['totalIn'];
  browser.cookies.set('currency', 'EUR');
  const changed = await browser.ask('{ cart { total { amount formatted } } }');
  expect(changed.data['cart']!['total']).toEqual(told);
  const stranger = await api.newBrowser().ask('{ cart { totalIn(currency: GBP) { amount } } }');
  expect(stranger.data['cart']!['totalIn']).toEqual({ amount: '0.00' });
});

test('an empty update and an update of an unknown line are rejected with API error messages', async () => {
  const line = first(await add());
  const refused = async (input: object) => {
    const { updateCartLine } = (await browser.ask(UPDATE, { input })).data;
    expect(updateCartLine!['cart']!['count']).toBe(1);
    return updateCartLine!['errors'];
  };
  const message = 'Say what to change: quantity, options, acceptPrice or requestedPlayer';
  for (const nothing of [{}, { acceptPrice: false }, { quantity: null, version: line['version'] }]) {
    expect(await refused({ line: line['id'], ...nothing })).toEqual([{ field: null, code: 'REQUIRED', message }]);
  }
  expect(await refused({ line: '99', quantity: 2 })).toEqual([
    { field: 'line', code: 'NOT_FOUND', message: 'This line is not in your cart' },
  ]);
});

test('every rejected mutation returns the current cart', async () => {
  const { id, version } = first(await add());
  const refusals: [string, string, Record<string, unknown>][] = [
    ['addToCart', ADD, { product, options: answers, idempotencyKey: 'short' }],
    ['addToCart', ADD, { product: 'no\u0000thing' }],
    ['addToCart', ADD, { product, quantity: 0 }],
    ['updateCartLine', UPDATE, { line: id, options: [{ sendid: '1', value: 'ab\u202ecd' }] }],
    ['updateCartLine', UPDATE, { line: '..' }],
    ['removeCartLine', REMOVE, { line: id, idempotencyKey: '' }],
    ['restoreCartLine', RESTORE, { line: 'empty' }],
  ];
  for (const [name, document, input] of refusals) {
    const { data } = await browser.ask(document, { input });
    expect(data[name], JSON.stringify(input)).toMatchObject({
      errors: [{ code: expect.any(String) }],
      cart: { count: 1, lines: [{ id, version }] },
    });
  }
});

test('a rejected mutation by a visitor without a cart creates no session', async () => {
  const newcomer = api.newBrowser();
  const { data } = await newcomer.ask(REMOVE, { input: { line: '1', idempotencyKey: 'short' } });
  expect(data['removeCartLine']).toMatchObject({
    errors: [{ field: 'idempotencyKey' }],
    cart: { count: 0, lines: [] },
  });
  expect([...newcomer.cookies.keys()].filter((name) => name.includes('waystone'))).toEqual([]);
});
