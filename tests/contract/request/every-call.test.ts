import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ANY_ENGINE, type Engine } from '#tests/support/database/database.ts';
import {
  addressOf,
  asHeader,
  calls,
  HOSTILE_TEXTS,
  HOSTILE_VALUES,
  SHARED_FIELDS,
} from '#tests/support/hostile/hostile.ts';
import { request, type Rest, restOf } from '#tests/support/buyer/rest.ts';
import { isMatrix } from '#tests/support/matrix.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';

/** One call of each kind is enough for the fields that all calls share. */
const ofEachKind = ['GET', 'POST', 'PUT', 'DELETE'].flatMap((method) =>
  [true, false].map((needsToken) => calls.find((call) => call.method === method && call.needsToken === needsToken)),
);
/** What the library says by itself of a field whose schema has no sentence for shoppers. */
const OF_LIBRARY = /\bexpected\b|^Invalid (?:input|option|key|string|ISO)\b/;
const writes = calls.filter(({ method }) => method !== 'GET');
/**
 * Every third value for a field, others for the next field and the next call: the code that rejects them is the same.
 * With `--matrix` every value, of which two engines test a half each.
 */
const SHARES = isMatrix ? ANY_ENGINE.length : 3;
const shareOf = <Value>(all: readonly Value[], engine: Engine, field: number): Value[] =>
  all.filter((_, at) => (at + field) % SHARES === ANY_ENGINE.indexOf(engine));

describe.each(ANY_ENGINE)('every endpoint on %s', (engine) => {
  let shop: TestShop;
  let rest: Rest;

  beforeAll(async () => {
    shop = await createTestShop({ engine });
    rest = await restOf(shop);
  });
  afterAll(() => shop.close());

  const headers = (more: Record<string, string> = {}) => ({ Authorization: `Bearer ${rest.token}`, ...more });

  test.each(calls.filter(({ needsToken }) => needsToken))('$name requires a token', async (call) => {
    const answer = await request(shop, call.method, addressOf(call));
    expect([answer.status, answer.error]).toEqual([401, ['Unauthorized']]);
    expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer/);
  });

  test.each(calls)('$name rejects an unsupported currency', async (call) => {
    const more = { 'X-Oc-Currency': 'XYZ' };
    const answer = await request(shop, call.method, addressOf(call), { headers: headers(more) });
    expect([answer.status, answer.error]).toEqual([400, ['Unsupported currency: XYZ']]);
  });

  test.each(calls)('$path rejects an unsupported method', async (call) => {
    const answer = await request(shop, 'PATCH', addressOf(call), { headers: headers() });
    expect([answer.status, answer.error]).toEqual([405, ['Method Not Allowed']]);
    expect(answer.headers.get('allow')).toContain(call.method);
  });

  test.each(writes)('$name rejects a body that is too large or is not a JSON object', async (call) => {
    const send = (body: unknown) => request(shop, call.method, addressOf(call), { headers: headers(), body });
    const large = await send({ comment: 'x'.repeat(65_536) });
    expect([large.status, large.error]).toEqual([413, ['Request body is too large']]);
    for (const body of ['{', '[]', '"x"', 'null', '{"__proto__":{"a":1}}', '{"a":{"constructor":1}}']) {
      const answer = await send(body);
      expect([body, answer.status]).toEqual([body, 400]);
      expect(answer.error).toEqual(['Invalid request body, please validate the json object']);
    }
  });

  test.each(calls)('$name handles hostile field values without a server error', async (call) => {
    const statuses = new Map<string, number>();
    const untold: string[] = [];
    const send = async (what: string, sent: Parameters<typeof addressOf>[1] & { body?: unknown }) => {
      const options = { headers: headers(sent.headers), ...('body' in sent && { body: sent.body }) };
      const { status, error } = await request(shop, call.method, addressOf(call, sent), options);
      const said = `${what}: ${JSON.stringify(sent).slice(0, 200)}`;
      statuses.set(said, status);
      if (error.some((message) => OF_LIBRARY.test(message))) untold.push(`${said}: ${error.join(' ')}`);
    };
    const isShared = ofEachKind.includes(call);
    const query = call.query.filter((name) => isShared || !SHARED_FIELDS.query.includes(name));
    const names = call.headers.filter((name) => isShared || !SHARED_FIELDS.headers.includes(name));
    const shift = calls.indexOf(call);
    const textsOf = (at: number) => shareOf(HOSTILE_TEXTS, engine, shift + at);
    for (const [at, name] of call.params.entries())
      for (const text of textsOf(at)) if (text !== '') await send('path', { params: { [name]: text } });
    for (const [at, name] of query.entries())
      for (const text of textsOf(at)) await send('query', { query: { [name]: text } });
    for (const [at, name] of names.entries())
      for (const text of textsOf(at)) await send('header', { headers: { [name]: asHeader(text) } });
    for (const [at, name] of call.body.entries())
      for (const value of shareOf(HOSTILE_VALUES, engine, shift + at)) await send('body', { body: { [name]: value } });
    expect([...statuses].filter(([, status]) => status >= 500)).toEqual([]);
    expect(untold).toEqual([]);
  });

  test('an id without a row responds with 404 or an empty list, whatever its size', async () => {
    for (const call of calls.filter(({ path }) => path.endsWith('/{id}'))) {
      for (const id of ['2147483647', '2147483648', '9223372036854775808', '9'.repeat(30)]) {
        const { status, data } = await request(shop, call.method, addressOf(call, { params: { id } }), {
          headers: headers(),
        });
        expect([call.name, id, status, data]).toSatisfy(() => status === 404 || (status === 200 && isEmpty(data)));
      }
    }
  });
});

function isEmpty(data: unknown): boolean {
  return Array.isArray(data) && data.length === 0;
}
