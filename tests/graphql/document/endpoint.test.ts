import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOperations } from '#server/graphql/operation/contract.ts';
import { openApi, type Api } from '#tests/support/buyer/api.ts';

let api: Api;

beforeAll(async () => {
  api = await openApi({ env: { TRUST_PROXY: '1' } });
});

afterAll(() => api.close());

const post = (body: unknown, headers: Record<string, string> = {}) =>
  api.http
    .post('/graphql')
    .set({ 'content-type': 'application/json', ...headers })
    .send(body as object);

const VIEWER = { query: '{ viewer { country currency region locale } }' };
const VIEWER_TEXT = JSON.stringify(VIEWER);

test('a query is sent as a POST of JSON, and its response has its data and the request id', async () => {
  const { body } = await api.http.post('/graphql').send({ query: '{ categories { name } }' }).expect(200);
  expect(body).toMatchObject({
    data: { categories: expect.arrayContaining([{ name: 'World of Warcraft' }]) },
    extensions: { requestId: expect.stringMatching(/^[\w-]{8,}$/) },
  });
});

test('a stored operation is requested by its hash', async () => {
  const [hash, text] = Object.entries(readOperations()).find(([, document]) => document.includes('viewer'))!;
  expect(createHash('sha256').update(text).digest('base64url').startsWith(hash)).toBe(true);
  const { body } = await post({ extensions: { persistedQuery: { version: 1, sha256Hash: hash } } });
  expect(body).toMatchObject({ data: { viewer: { locale: 'en-us' } } });
  const unknown = await post({ extensions: { persistedQuery: { version: 1, sha256Hash: 'sha256:none' } } });
  expect((unknown.body as { errors: { message: string }[] }).errors[0]!.message).toBe('PersistedQueryNotFound');
});

test.each(['PUT', 'DELETE', 'OPTIONS', 'HEAD'] as const)('a query by %s is rejected', async (method) => {
  const url = `${api.url}/graphql?query=%7Bviewer%7Bcountry%7D%7D`;
  const answer = await fetch(url, { method, headers: { origin: 'https://evil.example' } });
  expect(answer.status).toBe(method === 'PUT' || method === 'DELETE' ? 403 : 405);
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});

test.each([
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/graphql',
  'application/json; charset=utf-16',
  'application/jsonp',
])('a body of type %s is rejected', async (type) => {
  await api.http.post('/graphql').set('content-type', type).send('{"query":"{viewer{country}}"}').expect(415);
});

test.each([
  ['with a charset in quotes', 'application/json; charset="UTF-8"', VIEWER_TEXT],
  ['with a parameter nobody knows', 'application/json; charset=utf-8; version=1', VIEWER_TEXT],
  ['after a byte order mark', 'application/json', `\uFEFF${VIEWER_TEXT}`],
])('a body %s is accepted', async (_, type, text) => {
  const { body } = await api.http.post('/graphql').set('content-type', type).send(text).expect(200);
  expect((body as { data: unknown }).data).toMatchObject({ viewer: { locale: 'en-us' } });
});

test.each(['{}', '{"query":""}', '{"query":null,"variables":{}}', '{"extensions":{"persistedQuery":{}}}'])(
  'a body without a query is rejected with its own error code: %s',
  async (text) => {
    const { body } = await api.http.post('/graphql').set('content-type', 'application/json').send(text).expect(400);
    expect((body as { errors: unknown[] }).errors).toEqual([
      {
        message: expect.stringContaining('There is no query'),
        extensions: { code: 'PERSISTED_QUERY_ID_REQUIRED' },
      },
    ]);
  },
);

test.each([
  ['nothing', Buffer.alloc(0)],
  ['no JSON', Buffer.from('{"query"')],
  [
    'no UTF-8',
    Buffer.concat([Buffer.from('{"query":"{ viewer { country } } #'), Buffer.from([0xff]), Buffer.from('"}')]),
  ],
])('a body that holds %s is rejected with 400', async (_, bytes) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${api.url}/graphql`, { method: 'POST', headers, body: bytes });
  const { errors } = (await answer.json()) as { errors: { extensions: { code: string } }[] };
  expect([answer.status, errors[0]?.extensions.code]).toEqual([400, 'BAD_REQUEST']);
});

test.each([
  [{ origin: 'https://evil.example' }],
  [{ origin: 'null' }],
  [{ origin: 'http://sub.localhost:3000' }],
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
])('a cross-site POST by a browser is rejected: %o', async (headers) => {
  await post(VIEWER, headers as Record<string, string>).expect(403);
});

test.each([[{}], [{ origin: 'http://localhost:3000' }], [{ 'sec-fetch-site': 'same-origin' }]])(
  'own pages and clients without browser headers are accepted: %o',
  async (headers) => {
    const answer = await post(VIEWER, headers as Record<string, string>).expect(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((answer.body as { extensions: { requestId: string } }).extensions.requestId).toBe(
      answer.headers['x-request-id'],
    );
  },
);

test('a body over 64 KiB is rejected', async () => {
  await post({ query: `{ viewer { country } } #${'x'.repeat(65 * 1024)}` }).expect(413);
});

const nested = (depth: number) => `{ categories ${'{ children '.repeat(depth)}{ name }${' }'.repeat(depth)} }`;

test.each([
  ['too deep', nested(40)],
  ['too many aliases', `{ ${Array.from({ length: 200 }, (_, at) => `a${at}: viewer { country }`).join(' ')} }`],
  ['two operations', 'query A { viewer { country } } query B { viewer { country } }'],
  [
    'too many mutations',
    `mutation { ${Array.from({ length: 5 }, (_, at) => `a${at}: removeCartLine(input: { line: "1" }) { errors { code } }`).join(' ')} }`,
  ],
  [
    'schema after schema',
    `{ ${['a', 'b', 'c'].map((alias) => `${alias}: __schema { types { fields { name description isDeprecated args { name description type { name kind ofType { name } } } type { name kind ofType { name kind ofType { name kind } } } } } }`).join(' ')} }`,
  ],
  ['not GraphQL', '}{'],
])('a document that is %s is rejected without a shop call', async (_, query) => {
  await post(VIEWER);
  api.upstream.forget();
  const { body, status } = await post({ query });
  expect(status).toBeLessThan(500);
  expect((body as { data?: unknown }).data).toBeFalsy();
  expect(api.upstream.calls).toEqual([]);
});

test('the error of a misspelt field suggests the right name', async () => {
  const { body } = await post({ query: '{ viewer { contry } }' });
  expect(JSON.stringify(body)).toContain('Did you mean \\"country\\"');
});

test.each([
  ['GB', 'GBP', 'eu'],
  ['DE', 'EUR', 'eu'],
  ['AE', 'EUR', 'eu'],
  ['US', 'USD', 'us'],
  ['JP', 'USD', 'us'],
  ['XX', 'USD', 'us'],
  ['<script>', 'USD', 'us'],
])('a visitor from %s gets the currency %s and the region %s', async (country, currency, region) => {
  const { body } = await post(VIEWER, { 'cf-ipcountry': country });
  expect((body as { data: unknown }).data).toMatchObject({ viewer: { currency, region } });
});

test('the country header is read by default, and without it the country is the United States', async () => {
  const alone = await openApi();
  const asked = async (headers: Record<string, string>) =>
    (await alone.http.post('/graphql').set(headers).send(VIEWER)).body as { data: unknown };
  const [named, unnamed] = [await asked({ 'cf-ipcountry': 'GB' }), await asked({})];
  await alone.close();
  expect(named.data).toMatchObject({ viewer: { country: 'GB', currency: 'GBP', region: 'eu' } });
  expect(unnamed.data).toMatchObject({ viewer: { country: 'US', currency: 'USD', region: 'us' } });
});

test.each(['/GRAPHQL', '/GraphQL', '/graphql/x'])('the API is not found at %s, with a GraphQL error', async (path) => {
  for (const send of [api.http.post(path).send(VIEWER), api.http.get(`${path}?query=${VIEWER.query}`)]) {
    const { body } = await send.expect(404);
    expect(body).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] });
  }
});

test('an unknown path returns 404 as JSON with a restrictive content security policy', async () => {
  const answer = await api.http.get('/no/such/thing').expect(404);
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  expect(answer.headers['x-powered-by']).toBeUndefined();
  await api.http.get('/media/%').expect(400);
  await api.http.get('/media/../../package.json').expect(400);
});

test('with https the session cookie has the __Host- prefix', async () => {
  const secure = await openApi({ env: { SITE_URL: 'https://shop.example' } });
  const browser = secure.newBrowser();
  const { data } = await browser.ask('{ product(path: "coaching") { id } }');
  const { cookies } = await browser.ask(
    'mutation ($id: ID!) { addToCart(input: { product: $id }) { errors { code } } }',
    {
      id: data['product']!['id'],
    },
  );
  await secure.close();
  expect(cookies.find((one) => one.startsWith('__Host-waystone='))).toMatch(
    /; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});

test('a body that is said to be uncompressed is read', async () => {
  await api.http.post('/graphql').set('Content-Encoding', 'identity').send({ query: '{ __typename }' }).expect(200);
});

test('a response is compressed for clients that accept gzip', async () => {
  const games = 'categories { name path intro description metaTitle metaDescription children { name path intro } }';
  const query = `{ a: ${games} b: ${games} c: ${games} }`;
  const plain = await post({ query });
  const packed = await fetch(`${api.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'gzip' },
    body: JSON.stringify({ query }),
  });
  expect([packed.headers.get('content-encoding'), packed.headers.get('vary')]).toEqual(['gzip', 'Accept-Encoding']);
  expect(((await packed.json()) as { data: unknown }).data).toEqual((plain.body as { data: unknown }).data);
});
