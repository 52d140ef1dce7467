import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema, findSchemaChanges, getIntrospectionQuery } from 'graphql';
import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOperations } from '#server/graphql/operation/contract.ts';
import { createSchema } from '#server/graphql/schema.ts';
import { openApi, type Api } from '#tests/support/buyer/api.ts';

/** A document of another client, which the operator trusts. Anyone else who sends it asks for too much. */
const TRUSTED =
  '{ products(category: "wow-carry", limit: 100) { items { options { values { name price { amount formatted } } } faq { question answer } breadcrumbs { name } } } }';

let api: Api;
const folder = mkdtempSync(join(tmpdir(), 'waystone-trusted-'));
beforeAll(async () => {
  writeFileSync(join(folder, 'app.json'), JSON.stringify({ 'app-products': TRUSTED }));
  api = await openApi({ env: { NODE_ENV: 'production', TRUST_PROXY: '1', GRAPHQL_TRUSTED: folder } });
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

const CATEGORIES = '{ categories { name path } }';
const hashOf = (part: string) => Object.entries(readOperations()).find(([, text]) => text.includes(part))![0];
const stored = (hash: string) =>
  `extensions=${encodeURIComponent(JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } }))}`;
const get = (query: string, headers: Record<string, string> = {}) =>
  fetch(`${api.url}/graphql?${query}`, { headers: { accept: 'application/graphql-response+json', ...headers } });
const text = (document: string) => `query=${encodeURIComponent(document)}`;

test('the schema is available as a document and by introspection', async () => {
  const { text, headers } = await api.http.get('/schema.graphql').expect(200);
  expect(headers['content-type']).toMatch(/^text\/plain; charset=utf-8/);
  expect(findSchemaChanges(createSchema(), buildSchema(text)).filter(({ type }) => type === 'FIELD_REMOVED')).toEqual(
    [],
  );
  const { data, errors } = await api.newBrowser().ask(getIntrospectionQuery());
  expect(errors).toBeUndefined();
  expect(data['__schema']!['types']!.length).toBeGreaterThan(100);
});

test('deeply recursive introspection is rejected', async () => {
  const into = 'types { fields { type { '.repeat(4) + 'name' + ' } } }'.repeat(4);
  const { data, errors } = await api
    .newBrowser()
    .ask(`{ __schema { ${into.replaceAll('type { types', 'type { ofType')} } }`);
  expect([data, errors.length > 0]).toEqual([undefined, true]);
});

describe('the audit of GraphQL over HTTP, in production', () => {
  test.each(serverAudits({ url: () => `${api.url}/graphql` }).map((audit) => [audit.name, audit] as const))(
    '%s',
    async (_, audit) => {
      const result = await audit.fn();
      expect(result).toMatchObject({ status: 'ok' });
    },
  );
});

test('a trusted document is requested by its name in the manifest, and may exceed the cost limit', async () => {
  const post = (body: object) => api.http.post('/graphql').send(body);
  const refused = await post({ query: TRUSTED }).expect(400);
  expect(refused.body).toMatchObject({ errors: [{ extensions: { code: 'QUERY_TOO_COSTLY' } }] });
  const persistedQuery = { version: 1, sha256Hash: 'app-products' };
  const { body } = await post({ extensions: { persistedQuery } }).expect(200);
  expect(body).toMatchObject({ data: { products: { items: expect.arrayContaining([]) } } });
  expect(body).not.toHaveProperty('errors');
});

describe('a document of a client', () => {
  const send = (sha256Hash: string, query?: string) =>
    api.http.post('/graphql').send({ query, extensions: { persistedQuery: { version: 1, sha256Hash } } });
  const sha256 = (document: string) => createHash('sha256').update(document).digest('hex');
  const unknown = {
    errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
  };

  test('is registered under its hash and then found by it', async () => {
    const query = '{ viewer { country region } }';
    const expected = { data: { viewer: { country: 'US', region: 'us' } } };
    expect((await send(sha256(query))).body).toMatchObject(unknown);
    expect((await send(sha256(query), query)).body).toMatchObject(expected);
    expect((await send(sha256(query))).body).toMatchObject(expected);
  });

  test('is not registered if it is invalid', async () => {
    const query = '{ nothing }';
    expect((await send(sha256(query), query)).body).toHaveProperty('errors');
    expect((await send(sha256(query))).body).toMatchObject(unknown);
  });
});

describe('Accept', () => {
  const JSON_TYPE = 'application/json';
  const RESPONSE_TYPE = 'application/graphql-response+json';
  const post = (accept: string, query: string, headers = {}) =>
    api.http
      .post('/graphql')
      .set({ accept, ...headers })
      .send({ query });

  test.each([
    [`${JSON_TYPE};q=0.5, ${RESPONSE_TYPE};q=0.9`, RESPONSE_TYPE],
    [`${RESPONSE_TYPE};q=0.5, ${JSON_TYPE};q=0.9`, JSON_TYPE],
    [`${JSON_TYPE};q=0, */*`, RESPONSE_TYPE],
    [`text/html, application/*;q=0.1`, JSON_TYPE],
    [`multipart/mixed;deferSpec=20220824, ${RESPONSE_TYPE};charset=UTF-8`, RESPONSE_TYPE],
    [`${JSON_TYPE};odata=none`, JSON_TYPE],
    ['', JSON_TYPE],
  ])('%s is answered with %s', async (accept, type) => {
    const { status, headers } = await post(accept, CATEGORIES);
    expect([status, headers['content-type']]).toEqual([200, `${type}; charset=utf-8`]);
  });

  test.each([`${JSON_TYPE};q=0`, '*/*;q=0', `text/event-stream;q=0, ${RESPONSE_TYPE};q=0.0`, 'application/xml'])(
    '%s is answered with 406 before the document is executed',
    async (accept) => {
      const { body } = await post(JSON_TYPE, 'mutation { startSession { token } }');
      const authorization = `Bearer ${(body as { data: { startSession: { token: string } } }).data.startSession.token}`;
      const add = 'mutation { addToCart(input: { product: "coaching" }) { errors { code } } }';
      const refused = await post(accept, add, { authorization });
      expect([refused.status, refused.body]).toMatchObject([406, { errors: [{ extensions: { value: accept } }] }]);
      const cart = await post(JSON_TYPE, '{ cart { count } }', { authorization });
      expect(cart.body).toMatchObject({ data: { cart: { count: 0 } } });
    },
  );

  test.each([
    ['an unknown hash', { extensions: { persistedQuery: { version: 1, sha256Hash: 'none' } } }],
    ['a subscription that does not start', { query: 'subscription { orderChanged(token: "none") { stage } }' }],
  ])('a response to %s, without data, has the status 400 in the newer media type only', async (_, sent) => {
    const statusIn = async (accept: string) => (await api.http.post('/graphql').set({ accept }).send(sent)).status;
    expect([await statusIn(RESPONSE_TYPE), await statusIn(JSON_TYPE)]).toEqual([400, 200]);
  });
});

describe('a query by GET', () => {
  test('requests a stored operation by its hash, and is cacheable', async () => {
    const answer = await get(stored(hashOf('query SiteGames')));
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'public, max-age=30, stale-while-revalidate=60',
      vary: 'X-Currency, X-Region, X-Picture-Urls, cf-ipcountry, Accept, Accept-Encoding',
      'content-type': 'application/graphql-response+json; charset=utf-8',
    });
    const whole = await answer.text();
    // `fetch` would ask for a fresh one.
    const again = await api.http
      .get(`/graphql?${stored(hashOf('query SiteGames'))}`)
      .set('accept', 'application/graphql-response+json')
      .set('if-none-match', answer.headers.get('etag') ?? '');
    expect([again.status, again.text]).toEqual([304, '']);
    expect(whole).toContain('"path":"wow-carry"');
  });

  test('has the same response for every client, so that it can be shared', async () => {
    const [first, second] = await Promise.all([get(text(CATEGORIES)), get(text(CATEGORIES))]);
    expect(await first.text()).toBe(await second.text());
    expect(first.headers.get('etag')).toBe(second.headers.get('etag'));
  });

  test('has the currency that its header names', async () => {
    const document = text('{ product(path: "coaching") { price { currency } } }');
    const answer = await get(document, { 'x-currency': 'GBP' });
    expect(await answer.json()).toEqual({ data: { product: { price: { currency: 'GBP' } } } });
  });

  test.each([
    ['what differs from visitor to visitor', '{ viewer { country } }'],
    ['the visitor’s beside the catalogue', `{ categories { name } ...more } fragment more on Query { cart { count } }`],
    ['a failure', '{ products(category: "wow-carry", limit: 101) { total } }'],
  ])('is not cached when it requests %s', async (_, document) => {
    const answer = await get(text(document));
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('ignores session cookies, so that no other site can request in a visitor’s name', async () => {
    const browser = api.newBrowser();
    await browser.ask('mutation { addToCart(input: { product: "coaching" }) { errors { code } } }');
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    expect(cookie).toContain('waystone=');
    const answer = await get(text('{ cart { count } }'), { cookie });
    expect([await answer.json(), answer.headers.get('set-cookie')]).toEqual([{ data: { cart: { count: 0 } } }, null]);
  });

  test('identifies a visitor by bearer token, and is then not cached', async () => {
    const { body } = await api.http.post('/graphql').send({ query: 'mutation { startSession { token } }' });
    const { token } = (body as { data: { startSession: { token: string } } }).data.startSession;
    const authorization = `Bearer ${token}`;
    const add = { query: 'mutation { addToCart(input: { product: "coaching" }) { errors { code } } }' };
    await api.http.post('/graphql').set({ authorization }).send(add).expect(200);
    const answer = await get(text('{ cart { count } }'), { authorization });
    expect(await answer.json()).toEqual({ data: { cart: { count: 1 } } });
    expect((await get(text(CATEGORIES), { authorization })).headers.get('cache-control')).toBe('no-store');
  });
});
