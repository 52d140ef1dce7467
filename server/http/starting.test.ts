import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#scripts/setup/postgres.ts';
import { allowOrigin } from './graphql/allowed-origin.ts';
import { answerWhileStarting } from './starting.ts';

const APP = 'https://app.example';
const allow = allowOrigin({ siteUrl: 'http://localhost:3000', graphqlOrigins: [APP] });
const server = createServer((req, res) => answerWhileStarting(req, res, allow));
const port = await freePort();
const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);

beforeAll(async () => {
  await once(server.listen(port, '127.0.0.1'), 'listening');
});
afterAll(() => server.close());

test('a browser request before the shop is ready gets a 503 page that reloads automatically', async () => {
  const answer = await get('/en-us/product/wow-gold');
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get('Refresh'))).toBeGreaterThan(0);
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(await answer.text()).toBe('Waystone is starting.\n');
});

test('an API request before the shop is ready gets a 503 JSON response with an error code', async () => {
  for (const path of ['/graphql', '/graphql?query={languages{label}}', '/mcp']) {
    const answer = await get(path);
    expect([answer.status, Number(answer.headers.get('Retry-After')) > 0]).toEqual([503, true]);
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] });
  }
  expect(await (await get('/graphqls')).text()).toBe('Waystone is starting.\n');
});

test('a page of an allowed origin can read that it came too early', async () => {
  const allowed = async (origin: string) => {
    const { headers } = await fetch(`http://127.0.0.1:${port}/graphql`, { headers: { origin } });
    return headers.get('Access-Control-Allow-Origin');
  };
  expect([await allowed(APP), await allowed('https://other.example')]).toEqual([APP, null]);
});

test('a starting storefront is healthy, but not ready', async () => {
  expect((await get('/healthz')).status).toBe(200);
  expect((await get('/readyz')).status).toBe(503);
});
