import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, openApi } from '#tests/support/buyer/api.ts';

/** Not quite half of what a document may cost. */
const COSTLY = '{ products(category: "wow-carry", limit: 60) { items { options { values { price { amount } } } } } }';

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

test('one address asks so often and is told when to come again, whatever it makes up', async () => {
  const answers = await Promise.all(Array.from({ length: 7 }, (_, at) => ask(`1.1.1.${at}, 8.8.8.8`)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 429, 429]);
  const refused = answers.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused?.headers.get('ratelimit-limit')).toBe('5');
  expect(await refused?.json()).toMatchObject({ errors: [{ message: expect.stringContaining('Try again in') }] });
  expect((await ask('9.9.9.9')).status).toBe(200);
});

test('an IPv6 household is one address', async () => {
  const answers = await Promise.all(Array.from({ length: 7 }, (_, at) => ask(`2a00:1450:4001:80b::${at}`)));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
});

test('a document that costs more uses up more of the budget', async () => {
  const shop = await openApi({
    shop: api.shop,
    env: { LIMITS: 'on', LIMIT_GRAPHQL_ADDRESS: '30/min', TRUST_PROXY: '1' },
  });
  const askFor = (address: string, query: string) =>
    fetch(`${shop.url}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
      body: JSON.stringify({ query }),
    });
  const statusesOf = async (address: string, query: string) => {
    const statuses = [];
    for (let time = 0; time < 10; time += 1) statuses.push((await askFor(address, query)).status);
    return statuses;
  };
  const page = '{ products(category: "wow-carry", limit: 12) { items { name price { formatted } } } }';
  expect(new Set(await statusesOf('8.8.8.8', page))).toEqual(new Set([200]));
  expect((await statusesOf('9.9.9.9', COSTLY)).filter((status) => status === 429).length).toBeGreaterThan(5);
  const refused = await askFor('9.9.9.9', COSTLY);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const { errors, data }: { errors: unknown; data?: unknown } = JSON.parse(await refused.text());
  expect(data ?? null).toBeNull();
  expect(errors).toMatchObject([{ message: expect.stringContaining('Try again in') }]);
  await shop.close();
});
