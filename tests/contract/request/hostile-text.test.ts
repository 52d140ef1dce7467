import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ANY_ENGINE } from '#tests/support/database/database.ts';
import { calls, type Described } from '#tests/support/hostile/hostile.ts';
import { IMPOSSIBLE_TEXTS } from '#tests/support/hostile/impossible-texts.ts';
import { restOf } from '#tests/support/buyer/rest.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { digestTables } from '#tests/support/database/table-digest.ts';

type Place = { call: Described; in: 'path' | 'query' | 'body' | 'nested'; name: string };

const places: Place[] = calls.flatMap((call) => [
  ...call.params.map((name) => ({ call, in: 'path' as const, name })),
  ...[...call.query, 'unknown'].map((name) => ({ call, in: 'query' as const, name })),
  ...(call.method === 'GET'
    ? []
    : [...call.body, 'unknown'].flatMap((name) => [
        { call, in: 'body' as const, name },
        { call, in: 'nested' as const, name },
      ])),
]);

describe.each(ANY_ENGINE)('hostile texts on %s', (engine) => {
  let shop: TestShop;
  let token: string;

  beforeAll(async () => {
    shop = await createTestShop({ engine });
    const rest = await restOf(shop);
    token = rest.token;
    await rest.post('/cart', { product_id: 1, quantity: 1 });
  });
  afterAll(() => shop.close());

  test('are tried in more than 200 fields', () => {
    expect(places.length).toBeGreaterThan(200);
  });

  test('are rejected with the name of the field, and change no data', async () => {
    const texts = Object.values(IMPOSSIBLE_TEXTS);
    const before = await digestTables(shop.db);
    for (const [at, place] of places.entries()) {
      const { status, body } = await send(shop, place, texts[at % texts.length] ?? '', token);
      const named = { success: 0, error_details: [{ field: expect.any(String) }] };
      expect([status, JSON.parse(body)], `${place.call.name} ${place.in} ${place.name}`).toMatchObject([400, named]);
    }
    expect(await digestTables(shop.db)).toEqual(before);
  });

  test.each([
    '/api/rest/categories/%',
    '/api/rest/categories/%zz',
    '/api/rest/categories/%c3%28',
    '/api/rest/cart/../geo/1.1.1.1',
    '/api/rest/cart/.',
    '/api/rest/cart/%2e%2e',
    '/api/rest/cart/.%2E/',
    '/api/rest/order/..',
    '/pay/sandbox/%',
    '/pay/sandbox/%ff/challenge',
    '/pay/%2e%2e/api/rest/cart',
    '/pay/sandbox/a%00b',
    '/api/public/%E0%A4%A',
    '/api\\rest\\cart',
  ])('the path %s is rejected before routing', async (path) => {
    expect(await statusOf(shop, 'GET', path)).toBe(400);
    expect(await statusOf(shop, 'POST', path)).toBe(400);
  });

  test.each([
    [
      'two Host headers',
      'GET /api/rest/languages HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\nConnection: close\r\n\r\n',
    ],
    ['no Host header', 'GET /api/rest/languages HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['no Host header of an older version', 'GET /api/rest/languages HTTP/1.0\r\n\r\n'],
    ['no version', 'GET /api/rest/languages\r\n\r\n'],
  ])('a request with %s is rejected', async (_, text) => {
    expect(await firstLine(shop, text)).toMatch(/^HTTP\/1\.[01] 400 /);
  });
});

test.each([
  ['a letter that becomes an ASCII one in upper case', 'we\u0131come10'],
  ['a long s', 'welcome\u017f0'],
  ['a sharp s', '\u00df10'],
])('a coupon code with %s does not match an ASCII code', async (_, code) => {
  const shop = await createTestShop();
  const rest = await restOf(shop);
  await rest.post('/cart', { product_id: 1, quantity: 1 });
  const { status, details } = await rest.post('/coupon', { coupon: code });
  await shop.close();
  expect([status, details[0]?.field]).toEqual([400, 'coupon']);
});

test('a text of only invisible characters counts as missing where one is required', async () => {
  const shop = await createTestShop();
  const rest = await restOf(shop);
  const inquiry = {
    kind: 'contact',
    topic: 'other',
    name: '\u200b\u2060',
    email: 'a@example.com',
    text: '\u3164 \u00ad',
  };
  const { status, details } = await rest.post('/api/public/inquiry', inquiry);
  await shop.close();
  expect([status, details.map(({ code, field }) => [code, field])]).toEqual([
    400,
    [
      ['required', 'name'],
      ['required', 'text'],
    ],
  ]);
});

async function send(
  shop: TestShop,
  place: Place,
  text: string,
  token: string,
): Promise<{ status: number; body: string }> {
  const { call, name } = place;
  const encoded = text.isWellFormed() ? encodeURIComponent(text) : 'a%ED%A0%80';
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, param: string) =>
    place.in === 'path' && param === name ? encoded : '1',
  );
  const query = place.in === 'query' ? `?${name}=${encoded}` : '';
  const value = place.in === 'nested' ? { inner: [{ text }] } : text;
  const body = place.in === 'body' || place.in === 'nested' ? JSON.stringify({ [name]: value }) : undefined;
  return raw(
    shop,
    call.method,
    path + query,
    { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body,
  );
}

async function statusOf(shop: TestShop, method: string, path: string): Promise<number> {
  return (await raw(shop, method, path)).status;
}

/** `fetch` would tidy the path. */
function raw(
  shop: TestShop,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: string,
): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(shop.url);
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const sent = request({ hostname, port, method, path, headers: { ...headers, ...length } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

function firstLine(shop: TestShop, text: string): Promise<string> {
  const { hostname, port } = new URL(shop.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let answer = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(answer.split('\r\n')[0] ?? ''));
  });
}
