import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOperations } from '#server/graphql/operation/contract.ts';
import { openApi, type Api } from '#tests/support/buyer/api.ts';

let api: Api;

beforeAll(async () => {
  api = await openApi();
});

afterAll(() => api.close());

type Answer = { data?: unknown; errors?: { message: string; extensions: { code: string } }[] };

async function ask(query: string, variables: Record<string, unknown> = {}) {
  const { body, text } = await api.http.post('/graphql').send({ query, variables });
  return { body: body as Answer, bytes: Buffer.byteLength(text) };
}

describe('variables with a thousand invalid entries', () => {
  const [hash] = Object.entries(readOperations()).find(([, text]) => text.includes('$options: [FieldInput!]!')) ?? [];
  const stored = { extensions: { persistedQuery: { version: 1, sha256Hash: hash } } };
  const written = {
    query: 'query ($options: [FieldInput!]!) { quote(product: "1", options: $options) { quote { eta } } }',
  };
  const entries: [string, unknown][] = [
    ['lack a field', { sendid: '1' }],
    ['are null', null],
    ['are numbers', 1],
    ['have a field nobody knows', { sendid: '1', value: '1', other: 1 }],
  ];

  test.each(entries.flatMap(([what, entry]) => [stored, written].map((document) => [what, entry, document] as const)))(
    'that %s are reported with a few errors',
    async (_, entry, document) => {
      api.upstream.forget();
      const options = Array(1_000).fill(entry);
      const sent = { ...document, variables: { options, product: '1', quantity: 1 } };
      const { body, text } = await api.http.post('/graphql').send(sent);
      const { errors = [] } = body as Answer;
      expect(new Set(errors.map(({ extensions }) => extensions.code))).toEqual(new Set(['BAD_USER_INPUT']));
      expect(errors.length).toBeLessThan(20);
      expect(text.length).toBeLessThan(10_000);
      expect(api.upstream.calls).toEqual([]);
    },
  );
});

describe('one value with hundreds of mistakes', () => {
  const add = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { errors { message } } }';
  const names = Array.from({ length: 400 }, (_, at) => `x${at}`);
  const unknown = (count: number) => Object.fromEntries(names.slice(0, count).map((name) => [name, 1]));
  const nested = `{ product: "1", options: [{ ${names.slice(0, 400).join(': 1 ')}: 1 }] }`;

  test.each<[string, string, Record<string, unknown>]>([
    ['in a variable', add, { input: unknown(400) }],
    ['in an id', add, { input: { product: unknown(400) } }],
    ['in the document', `mutation { addToCart(input: { ${names.join(': 1 ')}: 1 }) { errors { message } } }`, {}],
    ['in an entry of a list', `mutation { addToCart(input: ${nested}) { errors { message } } }`, {}],
    ['in arguments', `{ product(${names.slice(0, 300).join(': 1 ')}: 1) { id } }`, {}],
    ['in variables that nothing uses', `query (${names.map((name) => `$${name}: Foo`).join(' ')}) { __typename }`, {}],
  ])('%s is reported with a few short errors', async (_, query, variables) => {
    const { body, bytes } = await ask(query, variables);
    expect(body.data ?? null).toBeNull();
    expect(body.errors?.length).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(8_000);
  });
});

describe('invalid GraphQL input with a secret', () => {
  const SEAL = 'mutation ($input: SealLoginInput!) { sealLogin(input: $input) { errors { code } } }';
  const whole = { token: 'x', line: '1', account: 'canary', password: 'canary' };
  const typed = (input: string) => `mutation { sealLogin(input: ${input}) { errors { code } } }`;

  test.each<[string, string, Record<string, unknown>]>([
    ['a field is missing', SEAL, { input: { ...whole, line: undefined } }],
    ['a field is unknown', SEAL, { input: { ...whole, pin: 'canary' } }],
    ['a secret is a list', SEAL, { input: { ...whole, password: ['canary'] } }],
    ['a secret is an object', SEAL, { input: { ...whole, password: { pin: 'canary "and: more"' } } }],
    ['it is no object', SEAL, { input: 'canary' }],
    ['a field is missing of one that was written out', typed('{ account: "canary", password: "canary" }'), {}],
    ['a secret is written without quotes', typed('{ token: "x", line: "1", account: "a", password: canary }'), {}],
  ])('is reported without repeating the secret where %s', async (_, query, variables) => {
    const { body } = await ask(query, variables);
    expect(body.errors?.length).toBeGreaterThan(0);
    expect(JSON.stringify(body)).not.toContain('canary');
    // Which field of what was written out, is told by the place.
    expect(JSON.stringify(body)).toMatch(/SealLoginInput|password|"locations"/);
  });
});
