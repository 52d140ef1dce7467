import { GraphQLError, isEnumType, isInterfaceType, isObjectType, getNamedType } from 'graphql';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publicError } from '#server/graphql/engine/error/failures.ts';
import { createSchema } from '#server/graphql/schema.ts';
import { UpstreamFailure, type FailureKind } from '#server/rest/transport/failure.ts';
import { openApi, type Api } from '#tests/support/buyer/api.ts';

const schema = createSchema();
const KEY = 'a-key-of-twenty-letters';
const JSON_TYPE = { 'content-type': 'application/json' };
const VIEWER = '{ viewer { country } }';
const times = (count: number, part: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => part(at)).join(' ');
const withHash = (sha256Hash: string, query?: string) => ({
  query,
  extensions: { persistedQuery: { version: 1, sha256Hash } },
});
const inAddress = (parameter: string): Sent => ({
  method: 'GET',
  path: `?query=${encodeURIComponent(VIEWER)}&${parameter}`,
});
const gateOf = (method: string, path = ''): Sent => ({ method, path });

type Sent = { method?: string; path?: string; headers?: Record<string, string>; body?: unknown };
type Refused = { status: number; message: string; extensions: Record<string, unknown> };

let api: Api;
/** Three requests an hour, and only stored documents without the key. */
let strict: Api;
const met = new Set<string>();

beforeAll(async () => {
  api = await openApi();
  strict = await openApi({
    shop: api.shop,
    env: { LIMITS: 'on', LIMIT_GRAPHQL_ADDRESS: '3/hour', GRAPHQL_STORED_ONLY: '1', GRAPHQL_KEY: KEY },
  });
});

afterAll(async () => {
  await strict.close();
  await api.close();
});

async function refused(at: Api, { method = 'POST', path = '', headers = {}, body }: Sent): Promise<Refused> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await fetch(`${at.url}/graphql${path}`, {
    method,
    headers: { ...JSON_TYPE, ...headers },
    ...(text !== undefined && { body: text }),
  });
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(answer.headers.get('content-type')).toMatch(/^application\/(graphql-response\+)?json/);
  const { errors, data } = (await answer.json()) as { data?: object | null; errors: Omit<Refused, 'status'>[] };
  expect(Object.values(data ?? {}).filter((value) => value !== null)).toEqual([]);
  expect(errors).toHaveLength(1);
  return { status: answer.status, ...errors[0]! };
}

/** Checks that the code is in the schema, and the message is a sentence. */
function expectTold({ message, extensions }: Pick<Refused, 'message' | 'extensions'>): void {
  const codes = schema.getType('ErrorCode');
  const code = String(extensions['code']);
  expect(isEnumType(codes) && codes.getValue(code)?.description).toBeTruthy();
  expect(message.length).toBeGreaterThan(code === 'NOT_FOUND' ? 5 : 15);
  met.add(code);
}

test.each<[what: string, status: number, code: string, sent: Sent, more?: Record<string, unknown>]>([
  ['a body that is no JSON', 400, 'BAD_REQUEST', { body: '{"query"' }],
  ['a list of requests', 400, 'BAD_REQUEST', { body: [{ query: VIEWER }] }],
  ['a number for a request', 400, 'BAD_REQUEST', { body: 3 }],
  ['a number for a query', 400, 'BAD_REQUEST', { body: { query: 3 } }],
  ['a number for the name of the operation', 400, 'BAD_REQUEST', { body: { query: VIEWER, operationName: 3 } }],
  ['a list for the name of the operation', 400, 'BAD_REQUEST', { body: { query: VIEWER, operationName: ['A'] } }],
  ['a text for the variables', 400, 'BAD_REQUEST', { body: { query: VIEWER, variables: 'x' } }],
  ['variables in an address that are no JSON', 400, 'BAD_REQUEST', inAddress('variables=abc')],
  ['extensions in an address that are no JSON', 400, 'BAD_REQUEST', inAddress('extensions=%7B')],
  ['a list for the variables in an address', 400, 'BAD_REQUEST', inAddress('variables=%5B%5D')],
  ['a parameter of an address that is sent twice', 400, 'BAD_REQUEST', inAddress('variables=%7B%7D&variables=%7B%7D')],
  ['a parameter nobody knows', 400, 'BAD_REQUEST', { body: { query: VIEWER, id: 4 } }],
  ['a currency nobody has', 400, 'BAD_REQUEST', { headers: { 'x-currency': 'CHF' } }, { value: 'CHF' }],
  ['no document', 400, 'PERSISTED_QUERY_ID_REQUIRED', { body: {} }],
  ['a hash nobody has', 200, 'PERSISTED_QUERY_NOT_FOUND', { body: withHash('none') }],
  ['a hash of another text', 400, 'PERSISTED_QUERY_MISMATCH', { body: withHash('ab', VIEWER) }, { value: 'ab' }],
  ['a token that is none', 401, 'UNAUTHENTICATED', { headers: { authorization: 'Bearer x' } }],
  ['a page of another site', 403, 'FORBIDDEN', { headers: { origin: 'https://evil.example' }, body: {} }],
  ['another address', 404, 'NOT_FOUND', gateOf('POST', '/x'), { value: '/x' }],
  ['PATCH', 405, 'METHOD_NOT_ALLOWED', gateOf('PATCH'), { value: 'PATCH' }],
  [
    'a mutation by GET',
    405,
    'METHOD_NOT_ALLOWED',
    gateOf('GET', `?query=${encodeURIComponent('mutation { startSession { token } }')}`),
  ],
  [
    'a picture for an answer',
    406,
    'NOT_ACCEPTABLE',
    { headers: { accept: 'image/png' }, body: { query: VIEWER } },
    { value: 'image/png' },
  ],
  ['a body that is too large', 413, 'BODY_TOO_LARGE', { body: ' '.repeat(65_537) }, { limit: 65_536, value: 65_537 }],
  [
    'a form',
    415,
    'UNSUPPORTED_MEDIA_TYPE',
    { headers: { 'content-type': 'text/plain' }, body: {} },
    { value: 'text/plain' },
  ],
  [
    'a packed body',
    415,
    'UNSUPPORTED_MEDIA_TYPE',
    { headers: { 'content-encoding': 'gzip' }, body: {} },
    { value: 'gzip' },
  ],
  ['a text that is no GraphQL', 200, 'GRAPHQL_PARSE_FAILED', { body: { query: '}{' } }],
  ['a field nobody has', 200, 'GRAPHQL_VALIDATION_FAILED', { body: { query: '{ nothing }' } }],
  [
    'an operation that is not there',
    400,
    'OPERATION_RESOLUTION_FAILURE',
    { body: { query: `query A ${VIEWER}`, operationName: 'B' } },
  ],
  ['two operations', 400, 'OPERATION_RESOLUTION_FAILURE', { body: { query: `query A ${VIEWER} query B ${VIEWER}` } }],
  [
    'a variable that is missing',
    200,
    'BAD_USER_INPUT',
    { body: { query: 'query ($path: String!) { product(path: $path) { id } }' } },
    { variable: 'path' },
  ],
  [
    'an argument out of its bounds',
    200,
    'BAD_USER_INPUT',
    { body: { query: '{ products(category: "x", limit: 101) { total } }' } },
    { argument: 'limit' },
  ],
  [
    'too many tokens',
    400,
    'TOO_MANY_TOKENS',
    { body: { query: `{ ${times(2_000, () => 'viewer')} }` } },
    { limit: 2_000, value: 2_001 },
  ],
  [
    'deep fields',
    400,
    'QUERY_TOO_DEEP',
    { body: { query: `{ categories ${'{ children '.repeat(12)}{ name }${' }'.repeat(12)} }` } },
    { limit: 12, value: 14 },
  ],
  [
    'many aliases',
    400,
    'TOO_MANY_ALIASES',
    { body: { query: `{ ${times(16, (at) => `a${at}: viewer { country }`)} }` } },
    { limit: 15, value: 16 },
  ],
  [
    'many directives',
    400,
    'TOO_MANY_DIRECTIVES',
    { body: { query: `{ viewer { country ${times(21, () => '@skip(if: false)')} } }` } },
    { limit: 20, value: 21 },
  ],
  [
    'many fragments',
    400,
    'TOO_MANY_FRAGMENTS',
    { body: { query: `{ viewer { ${times(41, () => '...f')} } } fragment f on Viewer { country }` } },
    { limit: 40, value: 41 },
  ],
  [
    'many fields',
    400,
    'TOO_MANY_FIELDS',
    { body: { query: `{ viewer { ${times(151, (at) => `x${at}`)} } }` } },
    { limit: 150, value: 151 },
  ],
  [
    'many mutations',
    400,
    'TOO_MANY_MUTATIONS',
    { body: { query: `mutation { ${times(5, (at) => `a${at}: startSession { token }`)} }` } },
    { limit: 4, value: 5 },
  ],
  [
    'a costly document',
    400,
    'QUERY_TOO_COSTLY',
    { body: { query: '{ categories { children { children { children { children { children { name } } } } } } }' } },
    { limit: 50_000, value: expect.any(Number) },
  ],
])('%s is rejected with %i and %s', async (_, status, code, sent, more = {}) => {
  const answer = await refused(api, sent);
  expect([answer.status, answer.extensions['code']]).toEqual([status, code]);
  expect(answer.extensions).toMatchObject(more);
  expectTold(answer);
});

test('an invalid document gets status 400 for a client that accepts GraphQL over HTTP responses', async () => {
  const accept = { headers: { accept: 'application/graphql-response+json' } };
  for (const query of ['}{', '{ nothing }', 'query ($path: String!) { product(path: $path) { id } }']) {
    expect((await refused(api, { ...accept, body: { query } })).status).toBe(400);
  }
});

test('with GRAPHQL_STORED_ONLY, other documents are rejected unless the right key is sent', async () => {
  const written = await refused(strict, { body: { query: VIEWER } });
  expect([written.status, written.extensions['code']]).toEqual([403, 'PERSISTED_QUERY_ONLY']);
  expectTold(written);
  const { body } = await strict.http.post('/graphql').set('X-GraphQL-Key', KEY).send({ query: VIEWER });
  expect(body).toMatchObject({ data: { viewer: { country: 'US' } } });
  await refused(strict, { headers: { 'x-graphql-key': `${KEY}!` }, body: { query: VIEWER } });
  const limited = await refused(strict, { body: { query: VIEWER } });
  expect([limited.status, limited.extensions]).toMatchObject([429, { code: 'RATE_LIMITED', limit: 3 }]);
  expect(limited.extensions['retryAfter']).toBeGreaterThan(0);
  expectTold(limited);
});

test.each<[FailureKind, string]>([
  ['status', 'UPSTREAM_STATUS'],
  ['network', 'UPSTREAM_NETWORK'],
  ['timeout', 'UPSTREAM_TIMEOUT'],
  ['malformed', 'UPSTREAM_MALFORMED'],
  ['aborted', 'UPSTREAM_ABORTED'],
  ['busy', 'UPSTREAM_BUSY'],
  ['invalid', 'UPSTREAM_INVALID'],
])('a shop call that fails by %s is reported as %s', (kind, code) => {
  const error = new GraphQLError('x', { originalError: new UpstreamFailure(kind, 'a secret') });
  const told = publicError(error, pino({ level: 'silent' }));
  expect(told.extensions['code']).toBe(code);
  expect(told.message).not.toContain('secret');
  expectTold(told);
});

test('every error code of the schema is covered here or by a named test', () => {
  const elsewhere = {
    ANSWER_TOO_LARGE: 'document-limits.test.ts',
    TOO_MANY: 'order-changed.test.ts',
    LINK_EXPIRED: 'order.test.ts',
    UNAVAILABLE: 'readiness of the process',
    BUSY: 'overload.test.ts',
    INTERNAL_SERVER_ERROR: 'faults.test.ts',
  };
  const codes = schema.getType('ErrorCode');
  const names = isEnumType(codes) ? codes.getValues().map(({ name }) => name) : [];
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => !met.has(name)).toSorted()).toEqual(Object.keys(elsewhere).toSorted());
});

describe('an expected failure', () => {
  test('has its own error type with its own enum in each payload', () => {
    const payloads = Object.values(schema.getTypeMap()).flatMap((type) =>
      isObjectType(type) && 'errors' in type.getFields() ? [type.getFields()['errors']!] : [],
    );
    const types = payloads.map(({ type }) => getNamedType(type));
    expect(new Set(types).size).toBe(12);
    const contract = schema.getType('UserError');
    expect(isInterfaceType(contract) && schema.getPossibleTypes(contract).length).toBe(12);
    for (const type of types) {
      expect(isObjectType(type) && isEnumType(getNamedType(type.getFields()['code']!.type))).toBe(true);
    }
  });

  test('keeps to its enum when the shop returns another code', async () => {
    const other = await openApi({ shop: api.shop });
    const detail = { code: 'terms', message: 'Not today' };
    other.upstream.instead(({ path }) =>
      path.startsWith('liveprice')
        ? { status: 422, body: JSON.stringify({ success: 0, error: ['Not today'], data: [], error_details: [detail] }) }
        : undefined,
    );
    const { data, errors } = await other
      .newBrowser()
      .ask('{ quote(product: "1") { errors { __typename code ... on UserError { message } } } }');
    await other.close();
    expect(errors).toBeUndefined();
    expect(data['quote']!['errors']).toEqual([{ __typename: 'QuoteError', code: 'REFUSED', message: 'Not today' }]);
  });
});
