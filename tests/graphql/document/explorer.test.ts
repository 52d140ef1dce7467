import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, openApi } from '#tests/support/buyer/api.ts';

let api: Api;
beforeAll(async () => void (api = await openApi({ env: { NODE_ENV: 'production', GRAPHQL_OPEN: '1' } })));
afterAll(() => api.close());

const open = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${api.url}${path}`, { headers: { accept: 'text/html', ...headers } });

test('a browser that opens the endpoint gets a small page whose files are all same-origin', async () => {
  const page = await open('/graphql');
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const html = await page.text();
  expect(html.length).toBeLessThan(2_000);
  const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
  expect(files.filter((address) => !address.startsWith('/'))).toEqual([]);
  // Scripts inline would need a policy that lets in those of others too.
  expect(html).not.toMatch(/<script(?![^>]* src=)/);
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
});

test('a program that accepts HTML too gets JSON where the explorer is enabled', async () => {
  const answer = await open('/graphql?query={__typename}', { accept: 'application/json, text/html;q=0.5' });
  expect(await answer.json()).toEqual({ data: { __typename: 'Query' } });
});

test('the endpoint allows the same methods when the explorer is enabled', async () => {
  const { status, headers } = await fetch(`${api.url}/graphql`, { method: 'OPTIONS' });
  expect([status, headers.get('allow')]).toEqual([405, 'GET, POST']);
});

test('the explorer’s files are immutable and less than 2.5 MB in total', async () => {
  const html = await (await open('/graphql')).text();
  const [style, program, start] = [...html.matchAll(/"(\/graphql\/explorer\/[^"]+)"/g)].map(([, path = '']) => path);
  const settings = await (await open(start!)).text();
  const workers = [...settings.matchAll(/"(\/graphql\/explorer\/[^"]+)"/g)].map(([, path = '']) => path);
  expect(workers).toHaveLength(3);
  let bytes = 0;
  for (const path of [style!, program!, start!, ...workers]) {
    const { status, headers } = await open(path, { 'accept-encoding': 'br' });
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect([path, headers.get('content-encoding')]).toEqual([path, 'br']);
    bytes += Number(headers.get('content-length'));
  }
  expect(bytes).toBeGreaterThan(1_000_000);
  expect(bytes).toBeLessThan(2_500_000);
});

test('the explorer’s tabs are the examples of the schema, in order', async () => {
  const html = await (await open('/graphql')).text();
  const [, start = ''] = /<script defer src="([^"]+)"><\/script>\s*<\/head>/.exec(html) ?? [];
  const settings = await (await open(start)).text();
  const names = [...settings.matchAll(/(?:query|mutation|subscription) (\w+)/g)].map(([, name]) => name);
  expect(names).toEqual([
    ...['Browse', 'Search', 'Interpret', 'Configure', 'Quote'],
    ...['AddToCart', 'Checkout', 'Order', 'Follow'],
  ]);
});

test('production has no explorer unless it is enabled', async () => {
  const closed = await openApi({ shop: api.shop, env: { NODE_ENV: 'production' } });
  const answer = await fetch(`${closed.url}/graphql`, { headers: { accept: 'text/html' } });
  await closed.close();
  expect(answer.headers.get('content-type')).not.toContain('html');
});
