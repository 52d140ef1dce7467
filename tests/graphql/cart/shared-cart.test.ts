import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApi, type Api, type Loose } from '#tests/support/buyer/api.ts';

let api: Api;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

const PRODUCT = `query ($path: String!) {
  product(path: $path) { id options { sendid name values { value name } } }
}`;
const ADD = `mutation ($input: AddToCartInput!) {
  addToCart(input: $input) { cart { shareToken lines { quantity product { name } options { name value } } } errors { field code } }
}`;
const SHARED = `query ($token: String!) {
  sharedCart(token: $token) { expiresAt lines { quantity event options { sendid value } product { id name } } }
}`;

/** A raid, piloted, with the tag of a player typed in. */
async function cartWithRaid() {
  const browser = api.newBrowser();
  const { data } = await browser.ask(PRODUCT, { path: 'heroic-raid' });
  const options = data['product']!['options']!;
  const option = (name: string) => options.find((one) => one['name'] === (name as never))!;
  const pick = (name: string, value: string) => ({
    sendid: String(option(name)['sendid']),
    value: String(option(name)['values']!.find((one) => String(one['name']) === value)!['value']),
  });
  const chosen = [pick('Who plays', 'Piloted'), pick('Loot', 'Priority')];
  const tag = { sendid: String(option('BattleTag')['sendid']), value: 'Grommash88#12345' };
  const product = String(data['product']!['id']);
  const added = (await browser.ask(ADD, { input: { product, options: [...chosen, tag] } })).data['addToCart']!;
  expect(added['errors']).toEqual([]);
  expect(added['cart']!['shareToken']).toMatch(/^[\w-]+\.[\w-]{43}$/);
  return { token: String(added['cart']!['shareToken']), chosen, tag, product };
}

test('a shared cart opens on another device with products, options and quantities but no buyer data', async () => {
  const { token, chosen, tag, product } = await cartWithRaid();
  const other = api.newBrowser();
  const shared = (await other.ask(SHARED, { token })).data['sharedCart']!;
  const lines = shared['lines'] as unknown as (Loose & { options: { sendid: string; value: string }[] })[];
  expect(lines).toMatchObject([{ quantity: 1, event: null, product: { id: product } }]);
  expect(lines[0]!.options).toEqual(expect.arrayContaining(chosen));
  expect(JSON.stringify(shared)).not.toContain(tag.value);
  expect(Buffer.from(token.split('.')[0]!, 'base64url').toString()).not.toContain(tag.value);
  const again = (await other.ask(ADD, { input: { product, options: [...lines[0]!.options, tag] } })).data['addToCart']!;
  expect(again['errors']).toEqual([]);
  expect(again['cart']!['lines']).toMatchObject([{ quantity: 1, product: { name: expect.any(String) } }]);
});

test('an invalid share token returns null, and an empty cart has no token', async () => {
  const { token } = await cartWithRaid();
  const browser = api.newBrowser();
  for (const other of ['x', `${token}A`, token.replace(/^./, 'X'), `${token.split('.')[0]}.`]) {
    expect((await browser.ask(SHARED, { token: other })).data['sharedCart']).toBeNull();
  }
  const { data } = await browser.ask('{ cart { shareToken } }', {});
  expect(data['cart']!['shareToken']).toBeNull();
});

test('an unknown input field is reported as BAD_USER_INPUT', async () => {
  const options = [{ sendid: '1', value: '2', __typename: 'FormItem' }];
  const { errors } = await api.newBrowser().ask(ADD, { input: { product: '1', options } });
  expect(errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
});
