import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Api, openApi } from '#tests/support/buyer/api.ts';
import { productId } from '#tests/support/catalog/goods.ts';
import { shopperOf } from '#tests/support/buyer/shopper.ts';

const SITE = 'http://localhost:3000';
const ADD = `mutation ($input: AddToCartInput!) { addToCart(input: $input) { cart { count } errors { message } } }`;
const COUNT = '{ cart { count } }';
const JSON_TYPE = 'application/json';

let api: Api;
let product: string;

beforeAll(async () => {
  api = await openApi();
  product = String(await productId(await shopperOf(api.shop), 'coaching'));
});
afterAll(() => api.close());

/** A visitor with one piece in the cart, and a way to send what a page or a program would send. */
async function visitor() {
  const browser = api.newBrowser();
  const add = { query: ADD, variables: { input: { product, quantity: 1, options: [] } } };
  await browser.ask(add.query, add.variables);
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    cookie,
    token: browser.cookies.get('XSRF-TOKEN') ?? '',
    count: async () => (await browser.ask(COUNT)).data['cart']!['count'],
    send: (headers: Record<string, string>, method = 'POST', type = JSON_TYPE) =>
      fetch(`${api.url}/graphql`, {
        method,
        headers: { 'Content-Type': type, Cookie: cookie, ...headers },
        ...(method === 'POST' && { body: JSON.stringify(add) }),
      }),
  };
}

describe('a write in a session', () => {
  const origins: [string, Record<string, string>, boolean][] = [
    ['no page at all', {}, false],
    ['our own page', { Origin: SITE }, true],
    ['our own page, as the browser says', { 'Sec-Fetch-Site': 'same-origin' }, true],
    ['an address typed in', { 'Sec-Fetch-Site': 'none' }, false],
    ['a page without an origin', { Origin: 'null' }, false],
    ['a page of another site', { Origin: 'https://evil.example' }, false],
    ['a page of a neighbour', { Origin: 'http://sub.localhost:3000' }, false],
    ['a page of a neighbour, as the browser says', { 'Sec-Fetch-Site': 'same-site' }, false],
    ['a page of another site that claims ours', { Origin: SITE, 'Sec-Fetch-Site': 'cross-site' }, false],
  ];
  test.each(origins)('from %s is accepted or rejected by its origin and token', async (_, headers, isOwn) => {
    const { send, count, token } = await visitor();
    expect((await send(headers)).status).toBe(isOwn ? 200 : 403);
    expect(await count()).toBe(isOwn ? 2 : 1);
    const isForeign = !isOwn && (headers['Origin'] !== undefined || /site/.test(headers['Sec-Fetch-Site'] ?? ''));
    expect((await send({ ...headers, 'X-XSRF-TOKEN': token })).status).toBe(isForeign ? 403 : 200);
    expect((await send({ ...headers, 'X-XSRF-TOKEN': `${token}x` })).status).toBe(403);
  });

  const types = [
    JSON_TYPE,
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/graphql',
    'application/json; charset=utf-16',
    'text/html',
    'application/octet-stream',
  ];
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'];
  test.each(types.flatMap((type) => methods.map((method) => [method, type] as const)))(
    'is accepted by %s of %s only for a POST of JSON',
    async (method, type) => {
      const { send, count, token } = await visitor();
      const answer = await send({ Origin: SITE, 'X-XSRF-TOKEN': token }, method, type);
      const isWrite = method === 'POST' && type === JSON_TYPE;
      const refused = { POST: 415, GET: 400 }[method] ?? 405;
      expect(answer.status).toBe(isWrite ? 200 : refused);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      expect(await count()).toBe(isWrite ? 2 : 1);
    },
  );
});

test('a forged token, or one of another session without a known origin, is rejected and replaced', async () => {
  const [mine, other] = [await visitor(), await visitor()];
  const [nonce, bound] = mine.token.split('.');
  const signature = createHmac('sha256', 'guessed').update(`${nonce}.${bound}`).digest('base64url');
  const refused: [string, Record<string, string>][] = [
    [`${nonce}.${bound}.${signature}`, { Origin: SITE }],
    [`${nonce}.${bound}.${signature}`, {}],
    [other.token, {}],
  ];
  for (const [token, headers] of refused) {
    const planted = mine.cookie.replace(mine.token, token);
    const answer = await mine.send({ Cookie: planted, ...headers, 'X-XSRF-TOKEN': token });
    expect(answer.status).toBe(403);
    const [, renewed = ''] = /XSRF-TOKEN=([\w.-]+)/.exec(answer.headers.getSetCookie().join()) ?? [];
    const again = await mine.send({ Cookie: planted.replace(token, renewed), 'X-XSRF-TOKEN': renewed });
    expect(again.status).toBe(200);
  }
});

test('our own page may keep using the token it read before its session changed', async () => {
  const browser = api.newBrowser();
  const first = await browser.ask(COUNT);
  const read = browser.cookies.get('XSRF-TOKEN') ?? '';
  expect(first.cookies.join()).toContain(read);
  const { cookie, send, count } = await visitor();
  const own: Record<string, string>[] = [{ Origin: SITE }, { 'Sec-Fetch-Site': 'same-origin' }];
  for (const headers of own)
    expect((await send({ Cookie: cookie, ...headers, 'X-XSRF-TOKEN': read })).status).toBe(200);
  expect(await count()).toBe(3);
});

test('a client without cookies needs no token', async () => {
  const { send } = await visitor();
  expect((await send({ Cookie: '' })).status).toBe(200);
});

test('the token is readable by our pages, and changes with each session', async () => {
  const browser = api.newBrowser();
  const first = await browser.ask(COUNT);
  expect(first.cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))).not.toContain('HttpOnly');
  const before = browser.cookies.get('XSRF-TOKEN');
  await browser.ask(ADD, { input: { product, quantity: 1, options: [] } });
  expect(browser.cookies.get('XSRF-TOKEN')).not.toBe(before);
  expect((await browser.ask(COUNT)).cookies).toEqual([]);
});
