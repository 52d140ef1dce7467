import { randomUUID } from 'node:crypto';
import {
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLInputType,
  GraphQLID,
  GraphQLString,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSchema } from '#server/graphql/schema.ts';
import { openApi, type Api } from '#tests/support/buyer/api.ts';
import { HOSTILE_TEXTS } from '#tests/support/hostile/hostile.ts';
import { IMPOSSIBLE_IDS, IMPOSSIBLE_TEXTS } from '#tests/support/hostile/impossible-texts.ts';
import { oneOf, randomOf } from '#tests/support/hostile/random.ts';
import { digestTables } from '#tests/support/database/table-digest.ts';

const LONG = 'x'.repeat(20_000);
const HOSTILE: [string, ...string[]] = ['', ...HOSTILE_TEXTS.slice(1)];

type Operation = 'query' | 'mutation' | 'subscription';
type Field = GraphQLField<unknown, unknown>;
/** One text of one argument: `path` leads from the argument to it. */
type Place = { operation: Operation; field: Field; path: string[]; type: GraphQLInputType };

const schema = createSchema();
const roots = [
  ['query', schema.getQueryType()],
  ['mutation', schema.getMutationType()],
  ['subscription', schema.getSubscriptionType()],
] as const;
const places: Place[] = roots.flatMap(([operation, type]) =>
  Object.values(type?.getFields() ?? {}).flatMap((field) =>
    field.args.flatMap((arg) => textsIn(arg.type, [arg.name]).map((text) => ({ operation, field, ...text }))),
  ),
);

let api: Api;
let cookie: string;
/** Valid values for the other arguments, so that only the text under test is wrong. */
let known: Record<string, string>;

beforeAll(async () => {
  api = await openApi();
  const browser = api.newBrowser();
  const { data } = await browser.ask(
    '{ product(path: "heroic-raid") { id } coaching: product(path: "coaching") { id } }',
  );
  const product = String(data['coaching']!['id']);
  const added = await browser.ask(
    'mutation ($id: ID!) { addToCart(input: { product: $id }) { cart { lines { id } } errors { message } } }',
    { id: product },
  );
  expect(added.data['addToCart']!['errors']).toEqual([]);
  cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  known = {
    product,
    line: added.data['addToCart']!['cart']!['lines']!.map((line) => String(line['id']))[0] ?? '',
    path: 'heroic-raid',
    slug: 'terms-conditions',
    category: 'wow-carry',
    query: 'raid',
    email: 'buyer@example.com',
    paymentMethod: 'bank_transfer',
    token: 't'.repeat(43),
    event: '1',
    id: '1',
    filters: '1',
    sendid: '1',
    game: 'wow-carry',
  };
});

afterAll(() => api.close());

test('every text argument is covered', () => {
  expect(places.length).toBeGreaterThan(60);
});

test('every text argument rejects impossible texts, and the database is unchanged', async () => {
  const texts = Object.values({ ...IMPOSSIBLE_TEXTS, long: LONG });
  const before = await digestTables(api.shop.db);
  for (const [at, place] of places.entries()) await expectError(place, texts[at % texts.length] ?? LONG);
  expect(await digestTables(api.shop.db)).toEqual(before);
});

test('every id argument rejects malformed ids, and the database is unchanged', async () => {
  const texts = Object.values(IMPOSSIBLE_IDS);
  const ids = places.filter(({ type }) => type === GraphQLID);
  const before = await digestTables(api.shop.db);
  for (const [at, place] of ids.entries()) {
    await expectError(place, texts[at % texts.length] ?? '.');
    await expectError(place, texts[(at + 3) % texts.length] ?? '.');
  }
  expect(await digestTables(api.shop.db)).toEqual(before);
});

test('hostile text in any argument causes no internal or upstream error', async () => {
  const random = randomOf(20_261_122);
  for (const place of places) {
    const text = oneOf(random, HOSTILE);
    const { status, codes } = await send(place, text);
    expect([status < 500, codes.filter(isOurs)], `${place.field.name} ${place.path.join('.')} ${text}`).toEqual([
      true,
      [],
    ]);
  }
});

test('texts in the document are validated like those in variables', async () => {
  const { body } = await api.http
    .post('/graphql')
    .send({ query: String.raw`{ product(path: "ab\u202ecd") { id } order(token: "ab\u0000cd") { number } }` });
  const { errors } = body as { errors: { extensions: { code: string; argument: string } }[] };
  expect(errors.map(({ extensions }) => [extensions.code, extensions.argument]).toSorted()).toEqual([
    ['BAD_USER_INPUT', 'path'],
    ['BAD_USER_INPUT', 'token'],
  ]);
});

test('a configuration too long for a URL is rejected with an error on its field', async () => {
  const before = api.upstream.calls.length;
  const query =
    'query ($product: ID!, $options: [FieldInput!]!) { quote(product: $product, options: $options) { errors { field code message } } }';
  for (const options of [Array(1_500).fill({ sendid: '1', value: 'x' }), [{ sendid: '1', value: 'é'.repeat(9_000) }]]) {
    const { body } = await api.http.post('/graphql').send({ query, variables: { product: known['product'], options } });
    const { data } = body as { data: { quote: { errors: { field: string; code: string; message: string }[] } } };
    expect(data.quote.errors).toEqual([
      {
        field: expect.stringContaining('1'),
        code: 'INVALID_FORMAT',
        message: expect.stringContaining('must be shorter'),
      },
    ]);
  }
  expect(api.upstream.calls.slice(before).filter(({ path }) => path.startsWith('liveprice'))).toEqual([]);
});

test('names of Object.prototype members are treated like any other field name', async () => {
  const quoted = async (sendid: string) => {
    const { body } = await api.http.post('/graphql').send({
      query:
        'query ($product: ID!, $options: [FieldInput!]!) { quote(product: $product, options: $options) { errors { field code message } } }',
      variables: { product: known['product'], options: [{ sendid, value: '1' }] },
    });
    return (body as { data: { quote: { errors: { field: string }[] } } }).data.quote.errors;
  };
  for (const name of ['valueOf', 'hasOwnProperty', '__proto__', 'isPrototypeOf']) {
    const errors = await quoted(name);
    expect(errors.length).toBeGreaterThan(0);
    expect(errors.every(({ field }) => typeof field === 'string')).toBe(true);
  }
});

async function expectError(place: Place, text: string): Promise<void> {
  const { status, codes, named } = await send(place, text);
  const at = `${place.field.name} ${place.path.join('.')}`;
  expect(status, at).toBeLessThan(500);
  expect(codes.filter(isOurs), at).toEqual([]);
  expect(named.length, `${at} names what is wrong`).toBeGreaterThan(0);
}

type Answer = {
  data?: Record<string, { errors?: { field: string | null }[] } | null> | null;
  errors?: { extensions: { code: string; argument?: string } }[];
};

/** `named`: the arguments or fields that the response reports as wrong. */
async function send({ operation, field, path }: Place, text: string) {
  const types = field.args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const given = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const variables = Object.fromEntries(
    field.args.map((arg) => [arg.name, valueOf(arg.type, [arg.name], { path, text })]),
  );
  const query = `${operation} (${types}) { it: ${field.name}(${given}) ${selectionOf(field)} }`;
  const answer = await api.http
    .post('/graphql')
    .set({
      cookie,
      'sec-fetch-site': 'same-origin',
      ...(operation === 'subscription' && { accept: 'text/event-stream' }),
    })
    .set('content-type', 'application/json')
    .send(JSON.stringify({ query, variables }));
  const body = operation === 'subscription' ? firstEvent(answer.text) : (answer.body as Answer);
  const errors = body.errors ?? [];
  const told = Object.values(body.data ?? {}).flatMap((one) => one?.errors ?? []);
  return {
    status: answer.status,
    codes: errors.map(({ extensions }) => extensions.code),
    named: [
      ...errors.flatMap(({ extensions }) => extensions.argument ?? []),
      ...told.flatMap(({ field: name }) => name ?? []),
    ],
  };
}

function firstEvent(stream: string): Answer {
  const data = /^data: (\{.*)$/m.exec(stream)?.[1];
  return data === undefined ? {} : (JSON.parse(data) as Answer);
}

function isOurs(code: string): boolean {
  return code === 'INTERNAL_SERVER_ERROR' || code.startsWith('UPSTREAM_');
}

function selectionOf(field: Field): string {
  const type = getNamedType(field.type);
  if (isLeafType(type)) return '';
  return isObjectType(type) && type.getFields()['errors'] ? '{ errors { field code message } }' : '{ __typename }';
}

function textsIn(type: GraphQLInputType, path: string[]): { path: string[]; type: GraphQLInputType }[] {
  const inner = getNullableType(type);
  if (isListType(inner)) return textsIn(inner.ofType, path);
  if (isInputObjectType(inner)) {
    return Object.values(inner.getFields()).flatMap((field) => textsIn(field.type, [...path, field.name]));
  }
  return inner === GraphQLString || inner === GraphQLID ? [{ path, type: inner }] : [];
}

function valueOf(type: GraphQLInputType, at: string[], hostile: { path: string[]; text: string }): unknown {
  const inner = getNullableType(type);
  if (isListType(inner)) return [valueOf(inner.ofType, at, hostile)];
  if (isInputObjectType(inner)) {
    const fields = Object.values(inner.getFields());
    return Object.fromEntries(fields.map((field) => [field.name, valueOf(field.type, [...at, field.name], hostile)]));
  }
  if (at.join('.') === hostile.path.join('.')) return hostile.text;
  if (isEnumType(inner)) return inner.getValues()[0]?.name;
  const name = at.at(-1) ?? '';
  if (name === 'idempotencyKey') return randomUUID();
  if (inner === GraphQLString) return known[name] ?? (type === inner ? null : 'text');
  if (inner === GraphQLID) return known[name] ?? '1';
  return inner.name === 'Boolean' ? true : 1;
}
