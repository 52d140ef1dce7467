import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, request, type Rest, restOf } from '#tests/support/buyer/rest.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
let rest: Rest;

beforeAll(async () => {
  shop = await createTestShop();
  rest = await restOf(shop);
});
afterAll(() => shop.close());

test.each([
  ['/products/slug/heroic-raid', 200],
  ['/products/slug/heroic-raid/', 200],
  ['/products/slug/Heroic-Raid', 404],
  ['/products/slug/heroic-raid.html', 404],
  ['/products/slug/heroic%2Draid', 200],
  ['/products/slug/wow-carry%2Fheroic-raid', 404],
  ['/products/slug/%2E%2E%2Fheroic-raid', 404],
  ['/categories/slug/wow-carry/raids', 200],
  ['/categories/slug/wow-carry%2Fraids', 200],
  ['/categories/slug/wow-carry//raids', 404],
  ['/categories/slug/wow-carry/raids.', 404],
  ['/products/category_slug/wow-carry/raids', 200],
  ['/products/category_slug/WOW-carry', 404],
])('the path %s responds with %i', async (path, status) => {
  expect((await rest.get(path)).status).toBe(status);
});

test.each(['x'.repeat(8_000), 'de-de', 'en-gb, de-de', 'en_GB', ';', '"', '\u00ff'])(
  'the language %j is ignored',
  async (language) => {
    const { status, data } = await rest.get('/languages', { headers: { 'X-Oc-Merchant-Language': language } });
    expect([status, at(data, '0.code')]).toEqual([200, 'en-gb']);
  },
);

test.each(['XYZ', 'usd', 'USD, EUR', 'US', 'x'.repeat(8_000), '__proto__', 'constructor'])(
  'the currency %j is rejected with a short message',
  async (currency) => {
    const { status, error } = await rest.get('/languages', { headers: { 'X-Oc-Currency': currency } });
    expect([status, error]).toEqual([400, [`Unsupported currency: ${currency.slice(0, 16)}`]]);
  },
);

test.each([
  'application/json',
  'application/json; charset=latin1',
  'text/plain',
  'application/x-www-form-urlencoded',
  'nonsense',
])('a body is parsed as UTF-8 JSON whatever its content type: %s', async (type) => {
  const headers = { 'Content-Type': type };
  const answer = await rest.post('/cart', '{"product_id":"é"}', { headers });
  expect([answer.status, answer.error]).toEqual([400, ['Product not found']]);
  const form = await rest.post('/cart', 'product_id=1', { headers });
  expect([form.status, form.error]).toEqual([400, ['Invalid request body, please validate the json object']]);
});

test('a compressed body is rejected rather than decompressed', async () => {
  const headers = { 'Content-Encoding': 'gzip' };
  const answer = await rest.post('/cart', new Uint8Array([0x1f, 0x8b, 8, 0]), { headers });
  expect([answer.status, answer.success]).toEqual([400, 0]);
});

test('an empty body is accepted where none is needed, and rejected where one is required', async () => {
  expect((await rest.put('/confirm', '')).error).toEqual(['No order in session']);
  expect((await rest.delete('/cart', '')).error).toEqual(['No item found in cart with id: ']);
  expect((await rest.post('/cart', '')).error).toEqual(['Invalid request body, please validate the json object']);
});

test('names are plain text and descriptions are HTML, escaped exactly once', async () => {
  const { data: game } = await rest.get('/categories/slug/wow-carry');
  expect(at(game, 'description')).toBe('<p>Played by hand.</p><p>Tom &amp; Jerry &lt;approve&gt;.</p>');
  const { data: page } = await rest.get('/information/slug/terms-conditions');
  expect(page).toMatchObject({ title: 'Terms & conditions', description: expect.stringMatching(/^<h2>Orders<\/h2>/) });
  const { data: product } = await rest.get('/products/slug/coaching');
  expect(at(product, 'description')).toContain('<li>Time &amp; patience</li>');
});

test('OPTIONS and HEAD succeed like GET', async () => {
  for (const method of ['OPTIONS', 'HEAD']) {
    const headers = { Authorization: `Bearer ${rest.token}` };
    expect((await request(shop, method, '/languages', { headers })).status).toBe(200);
  }
});
