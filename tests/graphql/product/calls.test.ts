import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApi, type Api, type Browser } from '#tests/support/buyer/api.ts';

// Which calls of the shop a document causes: with empty caches, and again with warm ones. However often and under
// whatever aliases a document requests something, the shop is called once; and once for several things of a kind,
// where the shop has a bulk call.

let api: Api;
let browser: Browser;

beforeAll(async () => {
  api = await openApi({ env: { GRAPHQL_KEY: KEY } });
  browser = api.newBrowser();
  await browser.ask('mutation { addToCart(input: { product: "coaching" }) { errors { code } } }');
});

afterAll(() => api.close());

const KEY = 'a-key-of-twenty-letters';
const TOKEN = 'x'.repeat(43);
const times = (count: number, part: (at: number) => string) =>
  `{ ${Array.from({ length: count }, (_, at) => part(at + 1)).join(' ')} }`;

/** The path of a call without its query, and with `#` for each id. */
const kindOf = (path: string) => path.replace(/\?.*$/, '').replaceAll(/\/\d+/g, '/#');

const MENU = 'categories';
const PAGE = 'products/category/#';
const PRODUCT = 'products/slug/coaching';
const HEROIC = 'products/slug/heroic-raid';
const EVENTS = '/api/public/all-event';
const MANY = 'products';
const REVIEWS = '/api/public/reviews';

/** `again`: the calls for a visitor's own data, made each time; everything else is cached. */
const TABLE: [query: string, cold: string[], again?: string[]][] = [
  ['{ viewer { currency } }', []],
  ['{ languages { value } again: languages { label } }', ['languages']],
  ['{ categories { name children { name } } again: categories { path } }', [MENU]],
  ['{ categories { priceFrom { amount } children { priceFrom { amount } } } }', [MENU]],
  ['{ categories { intro banner { src } children { intro } } }', [MENU, MENU]],
  ['{ category(path: "wow-carry/raids") { name breadcrumbs { name } game { name } } }', [MENU]],
  [
    '{ a: category(path: "wow-carry") { intro } b: category(path: "wow-carry") { metaTitle faq { answer } } }',
    [MENU, 'categories/#'],
  ],
  [
    '{ product(path: "coaching") { name options { name } game { name } breadcrumbs { name } faq { answer } } }',
    [PRODUCT, MENU],
  ],
  [times(5, (at) => `a${at}: product(path: "coaching") { name options { name } }`), [PRODUCT]],
  ['{ products(category: "wow-carry") { items { runs { id } } } }', [MENU, PAGE, EVENTS]],
  ['{ product(path: "coaching") { runs { id } again: runs { startsAt } } }', [PRODUCT, EVENTS]],
  ['{ products(category: "wow-carry") { total items { name game { name } price { amount } } } }', [MENU, PAGE]],
  ['{ productsById(ids: ["1", "2", "3"]) { name price { amount } nextStep } }', [MANY]],
  ['{ products(category: "wow-carry") { items { name rating { count average } } } }', [MENU, PAGE]],
  ['{ product(path: "coaching") { rating { count } reviews { items { text } } } }', [PRODUCT, REVIEWS]],
  [
    '{ products(category: "wow-carry") { items { options { name } faq { answer } cover { src } metaTitle } } }',
    [MENU, PAGE, MANY],
  ],
  [
    '{ products(category: "wow-carry") { items { preset { total { amount } } options { name } } } }',
    [MENU, PAGE, MANY],
  ],
  [
    '{ products(category: "wow-carry") { filters { name } } again: products(category: "wow-carry") { total } }',
    [MENU, PAGE, 'categories/#'],
  ],
  ['{ category(path: "wow-carry") { products { total items { name } } productCount } }', [MENU, PAGE]],
  ['{ product(path: "heroic-raid") { related { name } again: related { id } } }', [HEROIC, 'related/#']],
  ['{ related(product: "heroic-raid") { name game { name } } }', [HEROIC, 'related/#', MENU]],
  [times(3, (at) => `a${at}: related(product: "heroic-raid") { name options { name } }`), [HEROIC, 'related/#', MANY]],
  [
    '{ search(query: "raid") { total products { options { name } } categories { name } } }',
    [MENU, 'products/search/raid', 'categories/search/raid', MANY],
  ],
  [
    '{ search(query: "raid") { games { count } also instead notSold leftOut } again: search(query: "raid") { also } }',
    [MENU, 'products/search/raid/summary'],
  ],
  [
    '{ interpret(text: "raid", first: 4) { lines { product { name options { name } } } leftOut } }',
    ['products/search/raid/interpret', MANY, MANY],
  ],
  [
    times(3, (at) => `a${at}: interpret(text: "raid") { lines { product { name } } }`),
    ['products/search/raid/interpret', MANY],
  ],
  ['{ quote(product: "coaching") { quote { total { amount } } } }', [PRODUCT, 'liveprice/#/#']],
  [times(5, (at) => `a${at}: quote(product: "coaching") { quote { eta } }`), [PRODUCT, 'liveprice/#/#']],
  [
    '{ events(first: 20) { title product { name options { name } } } again: events(first: 20) { id product { name } } }',
    [EVENTS, MANY, MANY],
  ],
  [times(5, (at) => `a${at}: event(id: "1") { product { name path } }`), [EVENTS]],
  [times(5, (at) => `a${at}: event(id: "1") { product { name label } }`), [EVENTS, MANY]],
  [
    '{ information(slug: "terms-conditions") { title } again: information(slug: "terms-conditions") { blocks { text } } }',
    ['information/slug/terms-conditions'],
  ],
  ['{ sharedCart(token: "none") { expiresAt } }', []],
  ['{ cart { count lines { product { name } } total { amount } } }', ['cart'], ['cart']],
  ['{ cart { lines { product { product { price { amount } options { name } } } } } }', ['cart', MANY, MANY], ['cart']],
  [times(5, (at) => `a${at}: cart { count fields { title } }`), ['cart', 'guest'], ['cart', 'guest']],
  [
    '{ cart { count a: totalIn(currency: EUR) { amount } b: totalIn(currency: EUR) { formatted } } }',
    ['cart', 'cart'],
    ['cart', 'cart'],
  ],
  ['{ cart { shareToken } again: cart { shareToken } }', ['cart', MANY], ['cart']],
  ['{ paymentMethods { code } again: paymentMethods { title } }', ['paymentmethods'], ['paymentmethods']],
  ['{ shippingMethods { code } again: shippingMethods { title } }', ['shippingmethods'], ['shippingmethods']],
  [times(3, (at) => `a${at}: order(token: "${TOKEN}") { number }`), [`order/${TOKEN}`], [`order/${TOKEN}`]],
  [
    'mutation { openCheckout { cart { count fields { title } } fields { title } guest { email } paymentMethods { code } } }',
    ['pricelock', 'guest', 'paymentmethods'],
    ['pricelock', 'guest', 'paymentmethods'],
  ],
];

test.each(TABLE)('%s', async (query, cold, again = []) => {
  api.dropCached();
  for (const expected of [cold, again]) {
    api.upstream.forget();
    const { errors } = await browser.ask(query);
    expect(errors).toBeUndefined();
    expect(api.upstream.paths().map(kindOf).toSorted()).toEqual(expected.toSorted());
  }
});

test('entries without a batch endpoint are each requested once', async () => {
  api.dropCached();
  await browser.ask('{ categories { name } }');
  api.upstream.forget();
  await browser.ask(
    '{ a: product(path: "coaching") { name } b: product(path: "heroic-raid") { name } c: product(path: "coaching") { id } }',
  );
  expect(api.upstream.paths().toSorted()).toEqual(['products/slug/coaching', 'products/slug/heroic-raid']);
});

describe('a trace', () => {
  const QUERY =
    '{ category(path: "wow-carry") { name intro } best: products(category: "wow-carry", limit: 2) { items { options { name } } } }';
  const ask = (headers: Record<string, string>) => api.http.post('/graphql').set(headers).send({ query: QUERY });

  test('lists the shop calls of each field with their status, cache result and duration', async () => {
    api.dropCached();
    const first = await ask({ 'X-Trace': '1', 'X-GraphQL-Key': KEY }).expect(200);
    const ofShop = { status: 200, cache: 'miss', ms: expect.any(Number) };
    const { trace } = (first.body as { extensions: { trace: { field: string }[] } }).extensions;
    expect(trace.toSorted((a, b) => a.field.localeCompare(b.field))).toEqual([
      expect.objectContaining({ field: 'best', call: 'GET products/category/{id}', ...ofShop }),
      expect.objectContaining({ field: 'best.items.0.options', call: 'GET products', ...ofShop }),
      expect.objectContaining({ field: 'category', call: 'GET categories', ...ofShop }),
      expect.objectContaining({ field: 'category.intro', call: 'GET categories/{id}', ...ofShop }),
    ]);
    expect(first.headers['server-timing']).toMatch(/^graphql;dur=[\d.]+, shop;dur=[\d.]+;desc="4 calls"$/);
    const again = await ask({ 'X-Trace': '1', 'X-GraphQL-Key': KEY });
    const kept = (again.body as { extensions: { trace: object[] } }).extensions.trace;
    expect(kept.map((call) => Object.entries(call).filter(([name]) => name === 'cache'))).toEqual(
      Array(4).fill([['cache', 'hit']]),
    );
  });

  test('reports why a call failed', async () => {
    api.upstream.instead(({ path }) => (path.startsWith('paymentmethods') ? { status: 500, body: 'oops' } : undefined));
    const headers = { 'X-Trace': '1', 'X-GraphQL-Key': KEY };
    const { body } = await api.http.post('/graphql').set(headers).send({ query: '{ paymentMethods { code } }' });
    api.upstream.instead(undefined);
    const { trace } = (body as { extensions: { trace: object[] } }).extensions;
    expect(trace).toContainEqual({
      field: 'paymentMethods',
      call: 'GET paymentmethods',
      status: 500,
      failure: 'status',
      ms: expect.any(Number),
      cache: null,
    });
  });

  test('is sent as a Server-Timing header for every response in development', async () => {
    const open = await openApi({ shop: api.shop, env: { NODE_ENV: 'development' } });
    const { headers, body } = await open.http.post('/graphql').send({ query: '{ languages { value } }' });
    await open.close();
    expect(headers['server-timing']).toMatch(/^graphql;dur=[\d.]+, shop;dur=[\d.]+;desc="1 calls"$/);
    expect((body as { extensions: object }).extensions).not.toHaveProperty('trace');
  });

  test('is returned in production only with the right key', async () => {
    for (const key of ['', 'another-key-of-letters']) {
      const { body } = await ask({ 'X-Trace': '1', 'X-GraphQL-Key': key }).expect(403);
      expect(body).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
    }
    const { headers, body } = await ask({}).expect(200);
    expect(headers['server-timing']).toBeUndefined();
    expect((body as { extensions: object }).extensions).not.toHaveProperty('trace');
  });
});
