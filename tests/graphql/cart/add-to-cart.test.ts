import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCoaching, ADD, readProduct } from '#tests/support/buyer/add-to-cart.ts';
import { openApi, type Api, type Loose } from '#tests/support/buyer/api.ts';

let api: Api;

beforeAll(async () => {
  api = await openApi();
});

afterAll(() => api.close());

test('an option of another product is rejected with an error on its field', async () => {
  const browser = api.newBrowser();
  const raid = await readProduct(browser, 'heroic-raid');
  const { id } = await readProduct(browser, 'coaching');
  const foreign = raid.pick('Loot', 'Priority');
  const { data } = await browser.ask(ADD, { input: { product: id, options: [foreign] } });
  expect(data['addToCart']!['errors']).toEqual([
    expect.objectContaining({ field: foreign.sendid, code: 'UNKNOWN_OPTION' }),
  ]);
  expect(data['addToCart']!['cart']!['count']).toBe(0);
});

test('a BattleTag of two letters is rejected with the specified message', async () => {
  const browser = api.newBrowser();
  const raid = await readProduct(browser, 'heroic-raid');
  const tag = raid.say('BattleTag', 'ab');
  const options = [raid.pick('Who plays', 'Self-played'), raid.pick('Loot', 'Group loot'), tag];
  const { data } = await browser.ask(ADD, { input: { product: raid.id, options } });
  expect(data['addToCart']!['errors']).toEqual([
    { field: tag.sendid, code: 'INVALID_FORMAT', message: 'Format is SomeNickname88#12345' },
  ]);
});

test('each missing required option is reported', async () => {
  const browser = api.newBrowser();
  const raid = await readProduct(browser, 'heroic-raid');
  const { data } = await browser.ask(ADD, { input: { product: raid.id } });
  const codes = data['addToCart']!['errors']!.map((error) => error['code']);
  expect(codes).toEqual(['REQUIRED', 'REQUIRED', 'REQUIRED']);
});

test.each([0, -1, 1_000_000_000])('a quantity of %i is rejected with an error on its field', async (quantity) => {
  const browser = api.newBrowser();
  const { id } = await readProduct(browser, 'coaching');
  const { data } = await browser.ask(ADD, { input: { product: id, quantity } });
  expect(data['addToCart']!['errors']).toEqual([expect.objectContaining({ field: 'quantity', code: 'OUT_OF_RANGE' })]);
});

test.each(['1.5', '1e9', '99999999999'])('a quantity of %s is rejected as not an Int', async (quantity) => {
  const browser = api.newBrowser();
  const { errors } = await browser.ask(
    `mutation { addToCart(input: { product: "1", quantity: ${quantity} }) { errors { code } } }`,
  );
  expect(errors[0]!['message']).toMatch(/Int/);
});

test('a line’s quantity can be changed but not to zero, and the line can be removed', async () => {
  const browser = api.newBrowser();
  const { cart } = (await addCoaching(browser)) as unknown as { cart: Loose };
  const line = cart['lines']![0]!['id'];
  const update = `mutation ($input: UpdateCartLineInput!) { updateCartLine(input: $input) { cart { count lines { total { amount } } } errors { field code } } }`;
  const three = await browser.ask(update, { input: { line, quantity: 3 } });
  expect(three.data['updateCartLine']).toMatchObject({ cart: { count: 3 }, errors: [] });
  expect(browser.cookies.get('waystone_cart')).toBe('1');
  const none = await browser.ask(update, { input: { line, quantity: 0 } });
  expect(none.data['updateCartLine']).toMatchObject({
    cart: { count: 3 },
    errors: [{ field: 'quantity', code: 'OUT_OF_RANGE' }],
  });
  const stranger = await browser.ask(update, { input: { line: '999999', quantity: 1 } });
  expect(stranger.data['updateCartLine']!['errors']![0]).toMatchObject({ code: 'NOT_FOUND' });
  const removed = await browser.ask(
    'mutation ($line: ID!) { removeCartLine(input: { line: $line }) { cart { count } errors { code } } }',
    { line },
  );
  expect(removed.data['removeCartLine']).toEqual({ cart: { count: 0 }, errors: [] });
});
