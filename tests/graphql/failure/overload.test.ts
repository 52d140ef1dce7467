import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openApi, type Api } from '#tests/support/buyer/api.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
let api: Api;

beforeAll(async () => void (shop = await createTestShop()));
afterAll(() => shop.close());
afterEach(() => api.close());

const READ = 'query ($path: String!) { product(path: $path) { name } }';
const SEARCH = 'query ($q: String!) { search(query: $q) { total } }';
const METHODS = '{ paymentMethods { code } }';

const post = (query: string, variables: Record<string, unknown> = {}) =>
  api.http.post('/graphql').send({ query, variables });

/** A hundred at once, and how each was answered. */
async function crowd(query: string, variablesOf: (at: number) => Record<string, unknown>) {
  const answers = await Promise.all(Array.from({ length: 100 }, (_, at) => post(query, variablesOf(at))));
  return Map.groupBy(answers, ({ status }) => status);
}

test('requests over the limit get 503 with Retry-After, and the others are served', async () => {
  api = await openApi({ shop, env: { MAX_PAGES_IN_FLIGHT: '2' } });
  const answers = await crowd(READ, (at) => ({ path: `coaching-${at}` }));
  expect([...answers.keys()].toSorted()).toEqual([200, 503]);
  expect(answers.get(200)?.length).toBeGreaterThanOrEqual(2);
  const refused = answers.get(503)?.[0];
  expect(refused?.headers).toMatchObject({
    'retry-after': '3',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-type': 'application/json; charset=utf-8',
  });
  expect(refused?.body).toMatchObject({ errors: [{ extensions: { code: 'BUSY' } }] });
  expect((await post(READ, { path: 'coaching' })).status).toBe(200);
});

test('a crowd of searches blocks neither payment methods nor health checks', async () => {
  api = await openApi({ shop, env: { MAX_SEARCHES_IN_FLIGHT: '1' } });
  api.upstream.instead(({ path }) => (path.includes('search/') ? 'hang' : undefined));
  const searching = crowd(SEARCH, (at) => ({ q: `word${at}` }));
  const paying = await Promise.all(Array.from({ length: 20 }, () => post(METHODS)));
  expect(paying.map(({ status, body }) => [status, (body as { errors?: unknown }).errors])).toEqual(
    Array(20).fill([200, undefined]),
  );
  await api.http.get('/healthz').expect(200);
  const answers = await searching;
  // One is under way and eight wait; those find the line free or give up.
  expect(answers.get(503)?.length).toBeGreaterThanOrEqual(91);
});

test('malformed bodies get errors without a 5xx status, and too large ones 413', async () => {
  api = await openApi({ shop });
  const send = (body: string) => api.http.post('/graphql').set('content-type', 'application/json').send(body);
  const bodies = ['', '{}', '[]', 'null', '{', '1', `{"query":"{ viewer { currency } }"${' '.repeat(65_000)}`];
  for (const body of bodies) {
    const { status, body: answer } = await send(body);
    expect([status < 500, answer]).toMatchObject([true, { errors: [{}] }]);
  }
  expect((await send(JSON.stringify({ query: `{ viewer { currency } } #${'x'.repeat(70_000)}` }))).status).toBe(413);
  expect((await post('{ viewer { currency } }')).body).toMatchObject({ data: { viewer: { currency: 'USD' } } });
});
