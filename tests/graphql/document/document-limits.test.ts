import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getIntrospectionQuery, isEnumType, isObjectType } from 'graphql';
import { MAX_BYTES, MAX_VALUES } from '#server/graphql/engine/limit/answer-budget.ts';
import { isList, listSizeOf } from '#server/graphql/engine/limit/document-cost.ts';
import { createSchema } from '#server/graphql/schema.ts';
import { openApi, type Api } from '#tests/support/buyer/api.ts';
import { fuzz } from '#tests/support/hostile/fuzz.ts';
import { isMatrix } from '#tests/support/matrix.ts';

const schema = createSchema();
const codes = schema.getType('ErrorCode');
let api: Api;

beforeAll(async () => {
  api = await openApi();
});

afterAll(() => api.close());

type Answer = {
  data?: unknown;
  errors?: { message: string; extensions: { code: string; limit?: number; value?: number } }[];
};

async function ask(query: string, variables: Record<string, unknown> = {}) {
  const { status, body, text } = await api.http.post('/graphql').send({ query, variables });
  return { status, body: body as Answer, bytes: Buffer.byteLength(text), code: codeOf(body as Answer) };
}

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;

const times = (count: number, part: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => part(at)).join(' ');
const cycle = (levels: number): string => (levels === 0 ? 'name' : `children { game { ${cycle(levels - 1)} } }`);
const OPTIONS = 'items { options { values { price { amount } } } }';
const twice = (count: number, leaf: string) =>
  `${times(count, (at) => `fragment f${at} on Category { children { ...f${at + 1} } ...f${at + 1} }`)} fragment f${count} on Category { ${leaf} }`;

test.each<[name: string, code: string, query: string]>([
  ['goes round a cycle of lists', 'QUERY_TOO_COSTLY', `{ category(path: "wow-carry") { ${cycle(5)} } }`],
  [
    'repeats a list under many aliases',
    'QUERY_TOO_COSTLY',
    `{ ${times(15, (at) => `a${at}: products(category: "wow-carry", limit: 100) { ${OPTIONS} }`)} }`,
  ],
  [
    'goes round the cycle in many aliases',
    'QUERY_TOO_COSTLY',
    `{ ${times(15, (at) => `a${at}: category(path: "wow-carry") { ${cycle(4)} }`)} }`,
  ],
  [
    'hides lists in fragments',
    'QUERY_TOO_COSTLY',
    `{ categories { ...f0 } } ${twice(8, 'children { children { name } }')}`,
  ],
  [
    'reads the schedule of three spans',
    'QUERY_TOO_COSTLY',
    '{ a: events { id } b: events(first: 299) { id } c: events(from: "2026-01-01", to: "2026-02-01") { id } }',
  ],
  [
    'searches for fifteen texts',
    'QUERY_TOO_COSTLY',
    `{ ${times(15, (at) => `a${at}: search(query: "zz${at}") { total games { count } }`)} }`,
  ],
  [
    'asks for the fields of every type under many aliases',
    'QUERY_TOO_COSTLY',
    `{ __schema { types { ${times(15, (at) => `a${at}: fields { name description args { name } type { name } }`)} } } }`,
  ],
  [
    'goes from the fields of every type to those of theirs',
    'QUERY_TOO_COSTLY',
    '{ __schema { types { fields { type { fields { name description } } } } } }',
  ],
  ['has more tokens than any page', 'TOO_MANY_TOKENS', `{ ${times(2_000, () => 'viewer')} }`],
  [
    'nests 2,500 brackets',
    'QUERY_TOO_DEEP',
    `{ quote(product: ${'['.repeat(2_500)}${']'.repeat(2_500)}) { errors { code } } }`,
  ],
  ['nests 2,500 braces that are never closed', 'QUERY_TOO_DEEP', '{a'.repeat(2_500)],
  [
    'nests objects of a value',
    'QUERY_TOO_DEEP',
    `{ quote(product: ${'{a:'.repeat(300)}1${'}'.repeat(300)}) { errors { code } } }`,
  ],
  ['nests fields', 'QUERY_TOO_DEEP', `{ categories ${'{ children '.repeat(20)}{ name }${' }'.repeat(20)} }`],
  [
    'nests fields in fragments',
    'QUERY_TOO_DEEP',
    `{ categories { ...f0 } } ${times(20, (at) => `fragment f${at} on Category { children { ...f${at + 1} } }`)} fragment f20 on Category { name }`,
  ],
  ['repeats a field', 'TOO_MANY_FIELDS', `{ categories { ${times(300, () => 'children { name path }')} } }`],
  ['names many fields in one set', 'TOO_MANY_FIELDS', `{ viewer { ${times(200, (at) => `x${at}`)} } }`],
  ['has many aliases', 'TOO_MANY_ALIASES', `{ ${times(16, (at) => `a${at}: viewer { country }`)} }`],
  [
    'has many aliases in fragments',
    'TOO_MANY_ALIASES',
    `{ viewer { ...f } } fragment f on Viewer { ${times(16, (at) => `a${at}: country`)} }`,
  ],
  ['gives the name of the type an alias', 'TOO_MANY_ALIASES', '{ viewer { a: __typename } }'],
  ['has many directives', 'TOO_MANY_DIRECTIVES', `{ viewer { country ${times(21, () => '@skip(if: false)')} } }`],
  [
    'spreads fragments without end',
    'TOO_MANY_FRAGMENTS',
    `{ viewer { ...f0 } } ${times(30, (at) => `fragment f${at} on Viewer { ...f${at + 1} ...f${at + 1} }`)} fragment f30 on Viewer { country }`,
  ],
  [
    'changes five things',
    'TOO_MANY_MUTATIONS',
    `mutation { ${times(5, (at) => `a${at}: removeCartLine(input: { line: "1" }) { errors { code } }`)} }`,
  ],
])('a document that %s is rejected with %s, the limit and the actual value', async (_, code, query) => {
  await ask('{ viewer { country } }');
  api.upstream.forget();
  const { status, body } = await ask(query);
  expect(status).toBe(400);
  expect(body.data ?? null).toBeNull();
  expect(body.errors).toHaveLength(1);
  const { extensions, message } = body.errors![0]!;
  expect(extensions.code).toBe(code);
  expect(isEnumType(codes) && codes.getValue(code)?.description).toBeTruthy();
  expect(extensions.value).toBeGreaterThan(extensions.limit!);
  expect(message.length).toBeGreaterThan(20);
  expect(api.upstream.calls).toEqual([]);
});

test.each([
  ['in the document', 'query { products(category: "wow-carry", limit: 100) { items { ...all } } }', {}],
  [
    'in a variable',
    'query ($limit: Int) { products(category: "wow-carry", limit: $limit) { items { ...all } } }',
    { limit: 100 },
  ],
  [
    'in the default of a variable',
    'query ($limit: Int = 100) { products(category: "wow-carry", limit: $limit) { items { ...all } } }',
    {},
  ],
])('the list size that determines the cost is read %s', async (_, query, variables) => {
  const all =
    'fragment all on Product { options { values { name price { amount formatted } } } faq { question answer } breadcrumbs { name } }';
  expect((await ask(`${query} ${all}`, variables)).code).toBe('QUERY_TOO_COSTLY');
  expect((await ask(`${query} ${all}`.replaceAll('100', '4'), { limit: 4 })).code).toBeUndefined();
});

test('the cost of a document is in its response', async () => {
  const { body } = await api.http.post('/graphql').send({ query: '{ viewer { currency region } }' });
  expect(body).toMatchObject({ extensions: { cost: { requested: 4, limit: 50_000 } } });
});

test.each([
  ['the tree of all categories', '{ categories { name children { name children { name children { name } } } } }'],
  ['the whole schema', getIntrospectionQuery({ inputValueDeprecation: true, specifiedByUrl: true, oneOf: true })],
])('%s can be requested', async (_, query) => {
  expect((await ask(query)).code).toBeUndefined();
});

test('a list whose every entry fails is aborted early', async () => {
  const refused = times(12, (at) => `a${at}: highlights(first: -1)`);
  const { body, bytes } = await ask(`{ products(category: "wow-carry", limit: 100) { items { ${refused} } } }`);
  expect(body.errors?.map(({ extensions }) => extensions.code)).toEqual(['ANSWER_TOO_LARGE']);
  expect(bytes).toBeLessThan(1_000);
});

test('fragments that cannot be priced by walking every path are rejected too', async () => {
  const fans = times(19, (at) => `fragment f${at} on Viewer { ...f${at + 1} ... on Viewer { ...f${at + 1} } }`);
  const { code } = await ask(`{ viewer { ...f0 } } ${fans} fragment f19 on Viewer { country }`);
  expect(code).toBe('QUERY_TOO_COSTLY');
});

test('circular fragments are reported as a validation error', async () => {
  const { code } = await ask('{ viewer { ...a } } fragment a on Viewer { ...b } fragment b on Viewer { ...a }');
  expect(code).toBe('GRAPHQL_VALIDATION_FAILED');
});

describe('a response that grows beyond its assumed size', () => {
  afterAll(() => api.upstream.instead(undefined));

  const shopWithGames = (count: number, intro = '') => {
    const data = Array.from({ length: count }, (_, at) => ({
      category_id: at + 1,
      parent_id: 0,
      name: `Game ${at}`,
      seo_url: `game-${at}`,
      intro,
    }));
    return { status: 200, body: JSON.stringify({ success: 1, error: [], data }) };
  };

  test.each([
    ['values', shopWithGames(MAX_VALUES), '{ categories { id } }'],
    ['bytes', shopWithGames(40, 'x'.repeat(MAX_BYTES / 30)), '{ categories { id intro } }'],
  ])('is aborted at the limit of %s', async (what, answer, query) => {
    const other = await openApi({ shop: api.shop });
    other.upstream.instead(({ path }) => (path.startsWith('categories') ? answer : undefined));
    const { body, text } = await other.http.post('/graphql').send({ query });
    await other.close();
    const { data, errors } = body as Answer;
    expect(data).toBeNull();
    expect(errors?.map(({ extensions, message }) => [extensions.code, message.includes(what)])).toEqual([
      ['ANSWER_TOO_LARGE', true],
    ]);
    expect(text.length).toBeLessThan(1_000);
  });
});

test('every list of the schema declares its assumed size', () => {
  const types = Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith('__'));
  const fields = types.flatMap((type) => (isObjectType(type) ? Object.values(type.getFields()) : []));
  const lists = fields.filter(isList);
  expect(lists.length).toBeGreaterThan(50);
  expect(lists.filter((field) => !((listSizeOf(field)?.assumedSize ?? 0) > 0)).map(String)).toEqual([]);
});

test('visitor data is read once for all fields of a document', async () => {
  const browser = api.newBrowser();
  const found = await browser.ask('{ product(path: "coaching") { id } }');
  await browser.ask('mutation ($id: ID!) { addToCart(input: { product: $id }) { errors { code } } }', {
    id: String(found.data['product']!['id']),
  });
  api.upstream.forget();
  const aliases = times(12, (at) => `a${at}: cart { count total { amount } fields { title } }`);
  const { errors } = await browser.ask(
    `{ ${aliases} cart { total { amount } totalIn(currency: GBP) { amount } } again: cart { total { amount } totalIn(currency: GBP) { amount } } methods: paymentMethods { code } paymentMethods { code } }`,
  );
  expect(errors).toBeUndefined();
  expect(api.upstream.paths().toSorted()).toEqual(['cart', 'cart', 'guest', 'paymentmethods']);
});

test('data changed by a mutation is read again', async () => {
  const browser = api.newBrowser();
  const found = await browser.ask('{ product(path: "coaching") { id } }');
  const { data } = await browser.ask(
    `mutation ($id: ID!) { a: addToCart(input: { product: $id }) { cart { count } } b: addToCart(input: { product: $id }) { cart { count } } }`,
    { id: String(found.data['product']!['id']) },
  );
  const [first, second] = [data['a'], data['b']].map((payload) => Number(payload!['cart']!['count']));
  expect(second).toBe(first! * 2);
});

test.each([
  ['documents that go round the cycles of the schema', false],
  ['bodies that were spoilt on their way', true],
])('random %s cause no internal error, and cost at most the limit', async (_, spoils) => {
  const { answered, refused, faults } = await fuzz(api, schema, {
    seed: 20_261_122,
    count: isMatrix ? 400 : 150,
    spoils,
  });
  expect(faults).toEqual([]);
  expect(answered).toBeGreaterThan(2);
  expect(refused.size).toBeGreaterThan(3);
});

test('a repeated field adds its values to the cost, but not its work', async () => {
  const span = '(from: "2026-01-01", to: "2026-01-08")';
  const { body, code } = await ask(`{ a: events${span} { id } ... on Query { b: events${span} { title } } }`);
  expect([code, body.data]).toEqual([undefined, { a: [], b: [] }]);
});
