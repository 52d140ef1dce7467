import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOperations } from '#server/graphql/operation/contract.ts';
import { type Api, openApi } from '#tests/support/buyer/api.ts';

/** Not quite half of what a document may cost. */
const COSTLY = '{ products(category: "wow-carry", limit: 30) { items { options { values { price { amount } } } } } }';

let api: Api;

beforeAll(async () => {
  api = await openApi({ env: { LIMITS: 'on', LIMIT_GRAPHQL_ADDRESS: '5/min', TRUST_PROXY: '1' } });
});
afterAll(() => api.close());

const ask = (address: string, headers: Record<string, string> = {}) =>
  fetch(`${api.url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address, ...headers },
    body: '{"query":"{ viewer { country } }"}',
  });

test('an address is rate limited with Retry-After, whatever X-Forwarded-For entries it adds', async () => {
  const answers = await Promise.all(Array.from({ length: 7 }, (_, at) => ask(`1.1.1.${at}, 8.8.8.8`)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 429, 429]);
  const refused = answers.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused?.headers.get('ratelimit-limit')).toBe('5');
  expect(await refused?.json()).toMatchObject({ errors: [{ message: expect.stringContaining('Try again in') }] });
  expect((await ask('9.9.9.9')).status).toBe(200);
});

test('addresses of one IPv6 network share a rate limit', async () => {
  const answers = await Promise.all(Array.from({ length: 7 }, (_, at) => ask(`2a00:1450:4001:80b::${at}`)));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
});

describe('a budget of 60 points', () => {
  let shop: Api;
  beforeAll(async () => {
    const env = { LIMITS: 'on', LIMIT_GRAPHQL_ADDRESS: '60/min', TRUST_PROXY: '1' };
    shop = await openApi({ shop: api.shop, env });
  });
  afterAll(() => shop.close());

  const askFor = (address: string, body: object) =>
    fetch(`${shop.url}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
      body: JSON.stringify(body),
    });
  /** Of twelve times the same. */
  const refusedOf = async (address: string, body: object) => {
    const statuses = [];
    for (let time = 0; time < 12; time += 1) statuses.push((await askFor(address, body)).status);
    return statuses.filter((status) => status === 429).length;
  };

  test('is used up sooner by a document that costs more', async () => {
    const query = '{ categories { name path priceFrom { formatted } } }';
    expect(await refusedOf('8.8.8.8', { query })).toBe(0);
    expect(await refusedOf('9.9.9.9', { query: COSTLY })).toBeGreaterThan(5);
    const refused = await askFor('9.9.9.9', { query: COSTLY });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const { errors, data }: { errors: unknown; data?: unknown } = JSON.parse(await refused.text());
    expect(data ?? null).toBeNull();
    expect(errors).toMatchObject([{ message: expect.stringContaining('Try again in') }]);
  });

  test.each([
    ['a search', '7.7.7.7', stored('SearchServices'), { query: 'gold', page: 1, sort: 'FEATURED' }],
    ['a price', '6.6.6.6', stored('LiveQuote'), { product: '1', quantity: 1, options: [] }],
  ])(
    'is used up sooner by %s, also in a stored operation of our own pages',
    async (_, address, extensions, variables) => {
      expect(await refusedOf(address, { extensions, variables })).toBeGreaterThan(0);
    },
  );
});

/** How our own pages name an operation. */
function stored(name: string) {
  const found = Object.entries(readOperations()).find(([, text]) => text.includes(`query ${name}`));
  return { persistedQuery: { version: 1, sha256Hash: found?.[0] ?? '' } };
}
