import { request as rawRequest } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, request, type Rest, restOf } from '#tests/support/buyer/rest.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';

const INVALID_BODY = 'Invalid request body, please validate the json object';

let shop: TestShop;
let rest: Rest;

beforeAll(async () => {
  shop = await createTestShop();
  rest = await restOf(shop);
});
afterAll(() => shop.close());

test.each([
  ['broken JSON', '{"a":'],
  ['a list', '[1]'],
  ['a text', '"x"'],
  ['null', 'null'],
  ['a prototype', '{"a":{"__proto__":{"x":1}}}'],
  ['a constructor', '{"constructor":1}'],
  ['bottomless nesting', `{"a":${'['.repeat(2000)}${']'.repeat(2000)}}`],
  ['invalid UTF-8', new Uint8Array([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d])],
])('a body of %s is rejected', async (_name, body) => {
  const answer = await rest.post('/oauth2/token/client_credentials', body);
  expect([answer.status, answer.error]).toEqual([400, [INVALID_BODY]]);
});

test.each([
  ['a zero byte', '{"old_token":"a\\u0000b"}'],
  ['half a surrogate pair', '{"old_token":"\\ud800"}'],
])('a text with %s is rejected with the name of its field', async (_name, body) => {
  const answer = await rest.post('/oauth2/token/client_credentials', body);
  expect([answer.status, answer.error[0]]).toEqual([400, 'Invalid characters in old_token']);
  expect(at(answer.details, '0.field')).toBe('old_token');
});

test('a body over 64 KiB is rejected as too large', async () => {
  const answer = await rest.post('/oauth2/token/client_credentials', { old_token: 'x'.repeat(65_536) });
  expect([answer.status, answer.error]).toEqual([413, ['Request body is too large']]);
});

test.each(['0', '-1', '1.5', 'abc', '1e3', '%20'])(
  'the path id "%s" is rejected as an invalid identifier',
  async (id) => {
    for (const path of [
      `/products/${id}`,
      `/categories/${id}`,
      `/related/${id}`,
      `/information/${id}`,
      `/products/category/${id}`,
    ]) {
      const answer = await rest.get(path);
      expect([path, answer.status, answer.error]).toEqual([path, 400, ['Invalid identifier.']]);
    }
  },
);

test('an id beyond the integer range of the database responds with 404', async () => {
  expect((await rest.get('/products/99999999999999999999')).status).toBe(404);
});

test('an unknown route responds with 404 in the envelope, with the request id', async () => {
  const answer = await rest.get('/nothing-here', { headers: { 'X-Request-Id': 'my-own-request-1' } });
  expect([answer.status, answer.success, answer.error, answer.data]).toEqual([404, 0, ['Not Found'], []]);
  expect(answer.headers.get('x-request-id')).toBe('my-own-request-1');
});

test('a wrong method responds with 405 and lists the allowed methods', async () => {
  const answer = await rest.post('/languages', {});
  expect([answer.status, answer.error]).toEqual([405, ['Method Not Allowed']]);
  expect(answer.headers.get('allow')).toBe('OPTIONS, GET, HEAD');
  expect((await request(shop, 'GET', '/oauth2/token/client_credentials')).status).toBe(405);
  expect((await request(shop, 'OPTIONS', '/languages')).status).toBe(200);
});

test.each([
  ['order/token/receipt.pdf', 'GET, HEAD'],
  ['order/token/invoice/INV-000001.pdf', 'GET, HEAD'],
  ['order/token/proof/1', 'GET, HEAD'],
  ['pictures/raid/1/cover.webp', 'GET, HEAD'],
  ['alert/token/end', 'GET, HEAD, POST'],
])('a wrong method for /api/public/%s responds with 405 and lists the allowed ones', async (path, allowed) => {
  const { status, headers } = await fetch(`${shop.url}/api/public/${path}`, { method: 'PUT' });
  expect([status, headers.get('allow')]).toEqual([405, allowed]);
});

test('an unknown currency is rejected, an unknown language is ignored', async () => {
  const answer = await rest.get('/languages', { headers: { 'X-Oc-Currency': 'XYZ' } });
  expect([answer.status, answer.error]).toEqual([400, ['Unsupported currency: XYZ']]);
  expect((await rest.get('/languages', { headers: { 'X-Oc-Merchant-Language': 'xx-yy' } })).status).toBe(200);
});

test.each([
  '/products/slug/%E0%A4%A',
  '/products/slug/%FF',
  '/products/slug/a%00b',
  '/products?ids=%FF',
  '/products?ids=1%00',
])('the invalid path %s is rejected with 400', async (path) => {
  const answer = await sendRaw(`/api/rest${path}`);
  expect(answer.status).toBe(400);
  expect(answer.body).toContain('Invalid characters in');
});

test('unknown fields and parameters are ignored', async () => {
  expect((await rest.get('/languages?what=ever')).status).toBe(200);
});

// `fetch` would mend some of these addresses first.
function sendRaw(path: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(shop.url);
    const headers = { Authorization: `Bearer ${rest.token}` };
    rawRequest({ host: '127.0.0.1', port, path, headers }, (res) => {
      let body = '';
      res.on('data', (chunk) => (body += String(chunk)));
      res.on('end', () => resolve({ status: res.statusCode ?? 0, body }));
    })
      .on('error', reject)
      .end();
  });
}
