import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Instead } from '#tests/support/process/counting-shop.ts';
import { openApi, type Api, type Loose } from '#tests/support/buyer/api.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
let api: Api;

beforeAll(async () => void (shop = await createTestShop()));
afterAll(() => shop.close());
beforeEach(async () => {
  api = await openApi({ shop });
});

afterEach(() => api.close());

const PRODUCT = '{ product(path: "coaching") { id name } }';

const failing = (how: Instead) => api.upstream.instead(({ path }) => (path.startsWith('products/') ? how : undefined));

const productCalls = () => api.upstream.paths().filter((path) => path.startsWith('products/'));

test.each<[string, Instead, string]>([
  ['answers 500', { status: 500, body: 'oops' }, 'UPSTREAM_STATUS'],
  ['answers a page instead of JSON', { status: 200, body: '<html></html>' }, 'UPSTREAM_MALFORMED'],
  ['answers nothing at all', { status: 200 }, 'UPSTREAM_MALFORMED'],
  ['answers null', { status: 200, body: 'null' }, 'UPSTREAM_MALFORMED'],
  [
    'answers 200 without success',
    { status: 200, body: '{"success":0,"error":["Internal detail"]}' },
    'UPSTREAM_STATUS',
  ],
  ['sends us elsewhere', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }, 'UPSTREAM_STATUS'],
  ['answers far too much', { status: 200, body: ' '.repeat(6 * 1024 * 1024) }, 'UPSTREAM_MALFORMED'],
  ['drops the connection', 'reset', 'UPSTREAM_NETWORK'],
  ['never answers', 'hang', 'UPSTREAM_TIMEOUT'],
])('a shop that %s is called at most four times, and gives a typed error without its message', async (_, how, code) => {
  failing(how);
  const { errors, data } = await api.newBrowser().ask(PRODUCT);
  expect(productCalls().length).toBeLessThanOrEqual(4);
  expect(data['product']).toBeNull();
  expect(errors[0]).toMatchObject({ message: 'Something went wrong. Try again', extensions: { code } });
  expect(JSON.stringify(errors)).not.toContain('detail');
});

const fails = (pattern: RegExp) =>
  api.upstream.instead(({ path }) => (pattern.test(path) ? { status: 500, body: 'oops' } : undefined));

/** What failed where: the path of each error. */
const pathsOf = (errors: Loose) => errors.map(({ path, extensions }) => [path, extensions!['code']]);

test('a failing root field does not affect the other root fields', async () => {
  fails(/^paymentmethods/);
  const { data, errors } = await api
    .newBrowser()
    .ask('{ viewer { currency } paymentMethods { code } categories { path } cart { count } }');
  expect(data).toMatchObject({
    viewer: { currency: 'USD' },
    paymentMethods: null,
    categories: expect.arrayContaining([{ path: 'wow-carry' }]),
    cart: { count: 0 },
  });
  expect(pathsOf(errors)).toEqual([[['paymentMethods'], 'UPSTREAM_STATUS']]);
});

test('a failing nested field leaves the rest of its object intact', async () => {
  fails(/^categories\/\d+/);
  const { data, errors } = await api
    .newBrowser()
    .ask('{ category(path: "wow-carry") { name intro } products(category: "wow-carry") { total filters { name } } }');
  expect(data).toEqual({
    category: { name: expect.any(String), intro: null },
    products: { total: expect.any(Number), filters: null },
  });
  expect(pathsOf(errors)).toEqual([
    [['category', 'intro'], 'UPSTREAM_STATUS'],
    [['products', 'filters'], 'UPSTREAM_STATUS'],
  ]);
});

test('the result of a mutation is returned although the next one fails', async () => {
  fails(/^newsletter|subscribe/);
  const { data, errors } = await api
    .newBrowser()
    .ask(
      'mutation { addToCart(input: { product: "coaching" }) { cart { count } errors { code } } subscribe(input: { email: "a@example.com" }) { errors { code } } }',
    );
  expect(data).toEqual({ addToCart: { cart: { count: 1 }, errors: [] }, subscribe: null });
  expect(pathsOf(errors)).toEqual([[['subscribe'], 'UPSTREAM_STATUS']]);
});

test('a stopped shop gives a typed error, and the storefront does not become ready', async () => {
  await api.upstream.close();
  const { errors } = await api.newBrowser().ask(PRODUCT);
  expect(errors[0]!['extensions']!['code']).toBe('UPSTREAM_NETWORK');
  await api.http.get('/readyz').expect(503);
  await api.http.get('/healthz').expect(200);
});

test('a transient fault is retried without an error for the visitor', async () => {
  let first = true;
  api.upstream.instead(({ path }) => {
    if (!path.startsWith('products/') || !first) return undefined;
    first = false;
    return { status: 503 };
  });
  expect((await api.newBrowser().ask(PRODUCT)).data['product']!['name']).toBe('Coaching');
  expect(productCalls()).toHaveLength(2);
});

test('a product that is not found is not requested again', async () => {
  const { data } = await api.newBrowser().ask('{ product(path: "nothing") { id } }');
  expect(data['product']).toBeNull();
  expect(productCalls()).toHaveLength(1);
});

test('retries add at most 20% to the calls of a failing shop', async () => {
  failing({ status: 500 });
  const ask = () => api.newBrowser().ask(PRODUCT);
  for (let round = 0; round < 60; round += 1) await ask();
  expect(productCalls().length).toBeLessThanOrEqual(60 * 1.2);
});

test('a write is never retried automatically', async () => {
  const browser = api.newBrowser();
  const { data } = await browser.ask(PRODUCT);
  api.upstream.instead(({ method, path }) => (method === 'POST' && path === 'cart' ? { status: 503 } : undefined));
  const { errors } = await browser.ask(
    'mutation ($id: ID!) { addToCart(input: { product: $id }) { cart { count } } }',
    {
      id: data['product']!['id'],
    },
  );
  expect(errors[0]!['extensions']!['code']).toBe('UPSTREAM_STATUS');
  expect(api.upstream.calls.filter(({ method, path }) => method === 'POST' && path === 'cart')).toHaveLength(1);
});

test('a storefront that was ready stays ready when its shop goes away', async () => {
  await api.http.get('/readyz').expect(200, { status: 'ready' });
  await api.upstream.close();
  await api.http.get('/readyz').expect(200, { status: 'ready', shop: 'away' });
});

test('the storefront is ready when the shop responds', async () => {
  await api.http.get('/readyz').expect(200, { status: 'ready' });
});
