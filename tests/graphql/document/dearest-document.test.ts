import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_BYTES, MAX_VALUES } from '#server/graphql/engine/limit/answer-budget.ts';
import { createSchema } from '#server/graphql/schema.ts';
import { type Arguments, dearestDocument, queryField, type Shape } from '#tests/bench/edge/dearest-document.ts';
import { openApi, type Api } from '#tests/support/buyer/api.ts';

/** Of the shop: each takes it a few milliseconds, so that these are as dear as what the storefront does itself. */
const MAX_CALLS = 32;
const SHAPES: Shape[] = ['wide', 'deep', 'often'];

const schema = createSchema();
let api: Api;

beforeAll(async () => {
  api = await openApi();
});

afterAll(() => api.close());

const asked: [field: string, args: Arguments][] = [
  ['categories', () => ''],
  ['category', () => 'path: "wow-carry"'],
  ['events', (at) => `from: "2026-12-0${(at % 9) + 1}", to: "2027-01-15"`],
  ['event', (at) => `id: ${at + 1}`],
  ['product', (at) => `id: ${at + 1}`],
  ['productsById', (at) => `ids: [${Array.from({ length: 50 }, (_, index) => index + at + 1)}]`],
  ['products', (at) => `category: "wow-carry", limit: 100, price: { to: ${90_000 + at} }`],
  ['related', (at) => `product: ${at + 1}`],
  ['quote', (at) => `product: 1, quantity: ${at + 1}`],
  ['reviews', (at) => `first: ${at + 20}`],
  ['interpret', (at) => `text: "raid ${at}", first: 4`],
  ['search', (at) => `query: "raid ${at}", limit: 100`],
  ['player', (at) => `slug: "p${at}"`],
];

test.each(asked.flatMap(([field, args]) => SHAPES.map((shape) => [field, shape, args] as const)))(
  'the costliest document of %s, filled %s, causes few shop calls and a small response',
  async (field, shape, args) => {
    api.dropCached();
    api.upstream.forget();
    const query = dearestDocument(schema, [queryField(schema, field)], args, shape)?.(0);
    const { body, text } = await api.http.post('/graphql').send({ query });
    const { data, errors } = body as { data: unknown; errors?: { extensions: { code: string } }[] };
    expect(errors?.map(({ extensions }) => extensions.code) ?? []).not.toContain('QUERY_TOO_COSTLY');
    expect(valuesIn(data)).toBeLessThanOrEqual(MAX_VALUES);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_BYTES * 1.1);
    expect(api.upstream.calls.length).toBeLessThanOrEqual(MAX_CALLS);
  },
);

/** As the budget of an answer counts them: fields, and entries of lists. */
function valuesIn(data: unknown): number {
  if (typeof data !== 'object' || data === null) return 0;
  return Object.values(data).reduce<number>((sum, value) => sum + 1 + valuesIn(value), 0);
}
