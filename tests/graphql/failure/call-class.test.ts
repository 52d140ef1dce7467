import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openApi, type Api } from '#tests/support/buyer/api.ts';
import type { Instead, SeenCall } from '#tests/support/process/counting-shop.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
let api: Api;

beforeAll(async () => void (shop = await createTestShop()));
afterAll(() => shop.close());
beforeEach(async () => {
  api = await openApi({ shop });
});
afterEach(() => api.close());

const READ = '{ product(path: "coaching") { id } }';
const SEARCH = 'query ($q: String!) { search(query: $q) { total } }';
const CART = '{ cart { count } }';
const METHODS = '{ paymentMethods { code } }';

const failing = (how: Instead, fails: (call: SeenCall) => boolean) =>
  api.upstream.instead((call) => (fails(call) ? how : undefined));

const codeOf = async (document: string, variables = {}): Promise<string> => {
  const { errors } = await api.newBrowser().ask(document, variables);
  return errors ? String(errors[0]!['extensions']!['code']) : 'answered';
};

async function failOften(document: string): Promise<void> {
  for (let round = 0; round < 40; round += 1) await codeOf(document, { q: `q${round}` });
}

test('failing reads do not affect the cart, the checkout or readiness', async () => {
  failing({ status: 500 }, ({ path }) => path.startsWith('products/'));
  await failOften(READ);
  api.upstream.forget();
  expect(await codeOf(READ)).toBe('UPSTREAM_NETWORK');
  expect(api.upstream.paths()).toEqual([]);
  expect(await Promise.all([CART, METHODS].map((document) => codeOf(document)))).toEqual(['answered', 'answered']);
  await api.http.get('/readyz').expect(200);
});

test('a failing search does not affect the catalogue, the cart or the checkout', async () => {
  failing({ status: 503 }, ({ path }) => path.includes('search/'));
  await failOften(SEARCH);
  expect(await codeOf(SEARCH, { q: 'one more' })).toBe('UPSTREAM_NETWORK');
  expect(await Promise.all([READ, CART, METHODS].map((document) => codeOf(document)))).toEqual(
    Array(3).fill('answered'),
  );
});

test('failing cart calls do not affect reads or readiness', async () => {
  failing('reset', ({ path }) => path.startsWith('cart'));
  await failOften(CART);
  expect(await Promise.all([READ, METHODS].map((document) => codeOf(document)))).toEqual(['answered', 'answered']);
  await api.http.get('/readyz').expect(200);
});

test('responses cached before the shop failed are still served', async () => {
  const TREE = '{ categories { name } }';
  expect(await codeOf(TREE)).toBe('answered');
  failing({ status: 500 }, ({ path }) => !path.startsWith('oauth2'));
  await failOften(READ);
  expect(await codeOf(TREE)).toBe('answered');
});

test.each([
  ['the company data', 'site', '{ site { mailboxes } }'],
  ['the menu', 'categories', '{ categories { name } }'],
])('products and carts can be read while %s of every page fails', async (_, path, document) => {
  failing({ status: 500 }, (call) => call.path.startsWith(path));
  await failOften(document);
  expect(await codeOf(document)).toBe('UPSTREAM_NETWORK');
  expect(await Promise.all([READ, CART].map((one) => codeOf(one)))).toEqual(['answered', 'answered']);
});
