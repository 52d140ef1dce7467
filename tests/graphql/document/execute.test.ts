import { execute, parse, type DocumentNode, type ExecutionResult } from 'graphql';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GraphqlContext } from '#server/graphql/context.ts';
import { createContextFactory } from '#server/graphql/context.ts';
import { compile, createStoredExecutor, storeOperations } from '#server/graphql/operation/execute.ts';
import { createPictures } from '#server/graphql/value/picture.ts';
import { readOperations } from '#server/graphql/operation/contract.ts';
import { createCartLinks } from '#server/session/cart-link.ts';
import { createSchema } from '#server/graphql/schema.ts';
import { createRestClient, type RestClient } from '#server/rest/client.ts';
import { countCalls, type CountingShop } from '#tests/support/process/counting-shop.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';

const schema = createSchema();
const log = pino({ level: 'silent' });
let shop: TestShop;
let upstream: CountingShop;
let client: RestClient;

beforeAll(async () => {
  shop = await createTestShop();
  upstream = await countCalls(shop.url);
  client = createRestClient({ url: upstream.url, log, clientId: shop.clientId, clientSecret: shop.clientSecret });
});

afterAll(async () => {
  await client.close();
  await upstream.close();
  await shop.close();
});

function newContext(): GraphqlContext {
  const pictures = createPictures({ contentHost: '', own: [] });
  const session = {
    get: () => undefined,
    set() {},
    rotate() {},
    showCartCount() {},
    rememberChoices() {},
    endForm() {},
    mendCurrency() {},
  };
  return createContextFactory({
    client,
    pictures: { own: pictures, whole: pictures },
    cartLinks: createCartLinks('secret'),
    siteUrl: 'http://localhost:3000',
  })({
    visitor: {
      locale: 'en-us',
      currency: 'USD',
      country: 'US',
      namedCountry: null,
      zone: undefined,
      region: 'us',
      address: '',
      session,
    },
    log,
  });
}

const plain = (result: unknown): ExecutionResult => JSON.parse(JSON.stringify(result)) as ExecutionResult;

async function both(document: DocumentNode, variables: Record<string, unknown> = {}) {
  const reference = execute({ schema, document, variableValues: variables, contextValue: newContext() });
  const compiled = compile(schema, document)(variables, newContext());
  return { reference: plain(await reference), compiled: plain(await compiled) };
}

/** Something for every variable that a stored operation of the pages may ask for. */
const VALUES: Record<string, unknown> = {
  path: 'wow-carry/raids',
  category: 'wow-carry/dungeons',
  game: 'wow-carry',
  slug: 'terms-conditions',
  query: 'raid',
  product: '1',
  id: '1',
  page: 1,
  limit: 24,
  quantity: 2,
  isGame: false,
  token: 'x'.repeat(43),
  from: '2026-11-16T00:00:00Z',
  to: '2026-11-23T00:00:00Z',
  options: [],
  currency: 'EUR',
};

const queries = Object.entries(readOperations()).filter(([, text]) => text.trimStart().startsWith('query'));

test.each(queries)('the stored operation %s has the same result compiled and interpreted', async (_, text) => {
  const { reference, compiled } = await both(parse(text), VALUES);
  expect(compiled).toEqual(reference);
  expect(compiled.errors).toBeUndefined();
});

const free: [string, string, Record<string, unknown>?][] = [
  [
    'enums, lists and nulls',
    '{ product(path: "heroic-raid") { label priceBefore { amount } maximum options { type format required values { value } } } }',
  ],
  ['default arguments', '{ products(category: "wow-carry/dungeons") { page limit total items { name } } }'],
  [
    'null where a default stands',
    '{ products(category: "wow-carry/dungeons", page: null, sort: null, filters: null) { page total } }',
  ],
  [
    'aliases and fragments',
    'query { a: category(path: "wow-carry") { ...C } b: category(path: "none") { ...C } } fragment C on Category { name game { ...G } } fragment G on Category { path __typename }',
  ],
  [
    'skip and include',
    'query ($yes: Boolean!, $no: Boolean!) { viewer { country @include(if: $yes) region @skip(if: $yes) locale @include(if: $no) ...V @include(if: $no) } } fragment V on Viewer { currency }',
    { yes: true, no: false },
  ],
  ['a nullable field that fails', '{ ok: viewer { country } information(slug: "boom") { title } }'],
  ['a failure that empties its parent', '{ products(category: "wow-carry", limit: 1000) { total } }'],
  [
    'an expected failure',
    '{ quote(product: "1", quantity: 0) { quote { total { amount } } errors { field code message } } }',
  ],
];

test.each(free)('%s: compiled and interpreted agree', async (_, text, variables) => {
  upstream.instead(({ path }) => (path === 'information/slug/boom' ? { status: 500 } : undefined));
  const { reference, compiled } = await both(parse(text), variables);
  upstream.instead(undefined);
  expect(compiled.data).toEqual(reference.data);
  expect(compiled.errors?.map(({ path, message }) => ({ path, message }))).toEqual(
    reference.errors?.map(({ path, message }) => ({ path, message })),
  );
});

const refused: [string, string, Record<string, unknown>][] = [
  [
    'a variable of the wrong type',
    'query ($page: Int) { products(category: "wow-carry", page: $page) { total } }',
    { page: 'one' },
  ],
  ['a missing variable', 'query ($path: String!) { category(path: $path) { name } }', {}],
  [
    'an unknown enum value',
    'query ($sort: ProductSort) { products(category: "wow-carry", sort: $sort) { total } }',
    { sort: 'CHEAPEST' },
  ],
];

test.each(refused)('%s is rejected by the compiled and the interpreted executor', async (_, text, variables) => {
  const { reference, compiled } = await both(parse(text), variables);
  expect(compiled.data).toEqual(reference.data);
  expect(compiled.errors).toHaveLength(reference.errors!.length);
});

test('a stored operation reports the kind of an upstream failure and hides its message', async () => {
  const text = '{ information(slug: "boom") { title } }';
  const run = createStoredExecutor(storeOperations(schema, { h: text }));
  upstream.instead(() => ({ status: 500, body: '{"error":["secret detail"]}' }));
  const result = plain(await run('h', {}, newContext()));
  upstream.instead(undefined);
  expect(result.errors).toEqual([
    expect.objectContaining({ path: ['information'], extensions: { code: 'UPSTREAM_STATUS' } }),
  ]);
  expect(JSON.stringify(result)).not.toContain('secret');
});

test('an unknown stored operation throws an error that suggests codegen', async () => {
  const run = createStoredExecutor(storeOperations(schema, {}));
  await expect(run('sha256:unknown', {}, newContext())).rejects.toThrow('run codegen');
});

test('stored operations return type names apart from the data, and share one menu object', async () => {
  const menu = 'query { categories { __typename id children { __typename id name path } } }';
  const run = createStoredExecutor(
    storeOperations(schema, { menu, one: '{ category(path: "wow-carry") { __typename id } }' }),
  );
  const first = await run('menu', {}, newContext());
  expect(first.types).toEqual({ categories: ['Category', { children: ['Category'] }] });
  expect(JSON.stringify(first.data)).not.toContain('__typename');
  expect((await run('menu', {}, newContext())).data).toBe(first.data);
  const one = await run('one', {}, newContext());
  expect((await run('one', {}, newContext())).data).not.toBe(one.data);
});
