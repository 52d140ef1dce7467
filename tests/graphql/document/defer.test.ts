import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { GraphQL17Alpha9Handler } from '@apollo/client/incremental';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openApi, type Api } from '#tests/support/buyer/api.ts';

const PAGE = `{
  product(path: "normal-raid") {
    name
    ... @defer(label: "below") { related { name } reviews(first: 1) { items { text } } }
  }
}`;
const PARTS = { accept: 'multipart/mixed;incrementalSpec=v0.2, application/json' };

let api: Api;
beforeAll(async () => void (api = await openApi()));
afterAll(() => api.close());
afterEach(() => {
  api.upstream.instead(undefined);
  api.dropCached();
});

/** The parts of the response, each passed to `heard` when it arrives. */
async function parts(query: string, heard = (_text: string): void => undefined): Promise<[Response, unknown[]]> {
  const headers = { ...PARTS, 'content-type': 'application/json' };
  const answer = await fetch(`${api.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  let text = '';
  for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    heard(text);
  }
  const bodies = text.split(/\r\n---(?:--)?/).flatMap((part) => part.split('\r\n\r\n')[1] ?? []);
  return [answer, bodies.map((body): unknown => JSON.parse(body))];
}

/** Delays the shop's call for this path until the returned function is called. */
function hold(part: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  api.upstream.instead(({ path }) => (path.includes(part) ? { after: promise } : undefined));
  return () => resolve();
}

test('a deferred fragment follows the rest of the response, which does not wait for it', async () => {
  const letGo = hold('related/');
  const [{ headers }, all] = await parts(PAGE, (text) => text.includes('"hasNext":true') && letGo());
  expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
    'multipart/mixed; boundary="-"',
    'no-store',
  ]);
  expect(all).toEqual([
    {
      data: { product: { name: 'Normal Raid' } },
      pending: [{ id: '0', path: ['product'], label: 'below' }],
      hasNext: true,
    },
    {
      incremental: [{ id: '0', data: { related: expect.any(Array), reviews: { items: expect.any(Array) } } }],
      completed: [{ id: '0' }],
      hasNext: false,
    },
  ]);
});

test('Apollo Client shows the page first and its deferred section later', async () => {
  const letGo = hold('related/');
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new HttpLink({ uri: `${api.url}/graphql` }),
    incrementalHandler: new GraphQL17Alpha9Handler(),
  });
  const query = gql(PAGE);
  const seen: boolean[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const watched = client.watchQuery<{ product: { related?: unknown[] } }>({ query }).subscribe(({ data, loading }) => {
    const product = data && 'product' in data ? data.product : undefined;
    if (!product) return;
    seen.push('related' in product && product.related !== undefined);
    letGo();
    if (!loading) resolve();
  });
  await promise;
  watched.unsubscribe();
  expect([seen[0], seen.at(-1)]).toEqual([false, true]);
});

test.each(['application/json', 'application/graphql-response+json', '*/*'])(
  'a client that accepts %s gets the whole response in one piece',
  async (accept) => {
    const { body } = await api.http.post('/graphql').set({ accept }).send({ query: PAGE }).expect(200);
    expect(body).toMatchObject({ data: { product: { name: 'Normal Raid', related: expect.any(Array) } } });
    expect(body).not.toHaveProperty('hasNext');
  },
);

test('a failure in a deferred part is reported like any other, and affects nothing else', async () => {
  api.upstream.instead(({ path }) =>
    path.includes('related/') ? { status: 500, body: 'words of the shop' } : undefined,
  );
  const [, [first, ...later]] = await parts(PAGE);
  expect(first).toMatchObject({ data: { product: { name: 'Normal Raid' } } });
  const text = JSON.stringify(later);
  expect(text).toContain('"code":"UPSTREAM_');
  expect(text).not.toContain('words of the shop');
});

test('a mutation cannot be deferred', async () => {
  const query = 'mutation { ... @defer { startSession { token } } }';
  const { body } = await api.http.post('/graphql').set(PARTS).send({ query });
  expect(body).toMatchObject({ errors: [{ message: expect.stringContaining('Defer directive') as string }] });
  expect(body).not.toHaveProperty('data');
});

test('a document costs the same with and without @defer', async () => {
  const costs = [PAGE, PAGE.replace('@defer(label: "below")', '')].map(async (query) => {
    const { body } = await api.http.post('/graphql').send({ query }).expect(200);
    return (body as { extensions: { cost: { requested: number } } }).extensions.cost.requested;
  });
  const [deferring, plain] = await Promise.all(costs);
  expect(deferring).toBe(plain);
});

test('introspection lists the @defer directive', async () => {
  const { body } = await api.http.post('/graphql').send({ query: '{ __schema { directives { name } } }' });
  expect(JSON.stringify(body)).toContain('{"name":"defer"}');
});
