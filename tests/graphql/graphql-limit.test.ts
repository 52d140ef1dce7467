import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, openApi } from '#tests/support/api.ts';

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
