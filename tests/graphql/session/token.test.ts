import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openApi, type Api } from '#tests/support/buyer/api.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
let api: Api;

beforeAll(async () => void (shop = await createTestShop()));
afterAll(() => shop.close());
beforeEach(async () => {
  api = await openApi({ shop });
});

afterEach(() => api.close());

const ADD = 'mutation ($id: ID!) { addToCart(input: { product: $id }) { cart { count } errors { code } } }';
const CART = '{ cart { count } }';

/** A browser with one piece of coaching in its cart, and the cookie it got. */
async function buyer() {
  const browser = api.newBrowser();
  const { data } = await browser.ask('{ product(path: "coaching") { id } }');
  const id = String(data['product']!['id']);
  const answer = await browser.ask(ADD, { id });
  expect(answer.data['addToCart']).toEqual({ cart: { count: 1 }, errors: [] });
  const token = browser.cookies.get('waystone')!.split('.')[0]!;
  api.upstream.forget();
  return { browser, id, token, cookie: answer.cookies.find((one) => one.startsWith('waystone='))! };
}

const oldTokens = () =>
  api.upstream.tokenCalls().map(({ body }) => (JSON.parse(body) as { old_token?: string }).old_token);

test('the session cookie is HttpOnly', async () => {
  const { cookie } = await buyer();
  expect(cookie).toMatch(/^waystone=[\w-]{43}\.\d{13}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
});

test('a token with more than five seconds left is reused', async () => {
  const { browser, token } = await buyer();
  browser.cookies.set('waystone', `${token}.${Date.now() + 8_000}`);
  expect((await browser.ask(CART)).data['cart']).toEqual({ count: 1 });
  expect(oldTokens()).toEqual([]);
});

test.each([
  ['with five seconds left or less', 4_500],
  ['already past', -60_000],
])('a token %s is renewed, and the cart is kept', async (_, leftMs) => {
  const { browser, token } = await buyer();
  browser.cookies.set('waystone', `${token}.${Date.now() + leftMs}`);
  expect((await browser.ask(CART)).data['cart']).toEqual({ count: 1 });
  expect(oldTokens()).toEqual([token]);
  expect(browser.cookies.get('waystone')).not.toContain(token);
});

test('a stale token is renewed for a deferred cart, which is returned in one piece', async () => {
  const { browser, token } = await buyer();
  browser.cookies.set('waystone', `${token}.${Date.now() - 1}`);
  const deferred = '{ ... @defer { cart { count } } product(path: "coaching") { name } }';
  const { data } = await browser.ask(deferred, {}, { accept: 'multipart/mixed, application/json' });
  expect(data).toMatchObject({ cart: { count: 1 }, product: { name: expect.any(String) as string } });
  expect(oldTokens()).toEqual([token]);
  expect(browser.cookies.get('waystone')).not.toContain(token);
});

test('every call names a language and a currency, also the token call', async () => {
  const { browser, token } = await buyer();
  browser.cookies.set('waystone', `${token}.${Date.now() - 1}`);
  await browser.ask(CART);
  const named = api.upstream.calls.map(({ path, headers }) => ({
    isForToken: path.startsWith('oauth2/'),
    language: headers['x-oc-merchant-language'],
    currency: headers['x-oc-currency'],
  }));
  expect(named).toEqual([
    { isForToken: true, language: 'en-gb', currency: 'EUR' },
    { isForToken: false, language: 'en-gb', currency: 'USD' },
  ]);
});

test('simultaneous requests of one browser share the renewal of a stale token', async () => {
  const { browser, token } = await buyer();
  browser.cookies.set('waystone', `${token}.${Date.now() - 1}`);
  const answers = await Promise.all(Array.from({ length: 10 }, () => browser.ask(CART)));
  expect(answers.map(({ data }) => data['cart']!['count'])).toEqual(Array(10).fill(1));
  expect(new Set(oldTokens())).toEqual(new Set([token]));
  expect(oldTokens().length).toBeLessThanOrEqual(2);
});

test('a rejected token is renewed once, and the call is replayed once', async () => {
  const { browser, token } = await buyer();
  api.upstream.instead(({ headers }) =>
    headers.authorization === `Bearer ${token}`
      ? { status: 401, body: '{"success":0,"error":["Unauthorized"],"data":[]}' }
      : undefined,
  );
  expect((await browser.ask(CART)).data['cart']).toEqual({ count: 1 });
  expect(oldTokens()).toEqual([token]);
  expect(api.upstream.paths()).toEqual(['cart?preview=1', 'cart?preview=1']);
});

test('a shop that rejects every token causes one replay and a typed error, but no loop', async () => {
  const { browser } = await buyer();
  api.upstream.instead(({ path }) =>
    path.startsWith('cart') ? { status: 401, body: '{"success":0,"error":[],"data":[]}' } : undefined,
  );
  const { errors } = await browser.ask(CART);
  expect(errors[0]!['extensions']!['code']).toBe('UPSTREAM_STATUS');
  expect(api.upstream.paths()).toEqual(['cart?preview=1', 'cart?preview=1']);
  expect(api.upstream.tokenCalls()).toHaveLength(1);
});

const refuseAll = () =>
  api.upstream.instead(({ path }) =>
    path.startsWith('oauth2') ? undefined : { status: 401, body: '{"success":0,"error":["Unauthorized"],"data":[]}' },
  );

test('a cart survives a period in which the shop rejects every token', async () => {
  const { browser } = await buyer();
  refuseAll();
  for (let round = 0; round < 3; round += 1) expect((await browser.ask(CART)).errors).toHaveLength(1);
  expect(browser.cookies.get('waystone')).toMatch(/^[\w-]{43}\.\d{13}$/);
  api.upstream.instead(undefined);
  expect((await browser.ask(CART)).data['cart']).toEqual({ count: 1 });
});

test('a cart survives a period in which the shop issues no tokens either', async () => {
  const { browser, token } = await buyer();
  api.upstream.instead(() => ({ status: 401, body: '{"success":0,"error":["Unauthorized"],"data":[]}' }));
  expect((await browser.ask(CART)).errors).toHaveLength(1);
  expect(browser.cookies.get('waystone')).toMatch(token);
  api.upstream.instead(undefined);
  expect((await browser.ask(CART)).data['cart']).toEqual({ count: 1 });
});

test('token requests to a shop that rejects every token are limited, however many visitors there are', async () => {
  refuseAll();
  const startedMs = Date.now();
  const visitors = Array.from({ length: 60 }, () => {
    const browser = api.newBrowser();
    browser.cookies.set('waystone', `${crypto.randomUUID().replaceAll('-', 'x')}abcdefg.${Date.now() + 60_000}`);
    return browser.ask('{ cart { count } product(path: "coaching") { id } }');
  });
  for (const { errors } of await Promise.all(visitors)) expect(errors.length).toBeGreaterThan(0);
  const allowed = 2 + 2 * ((Date.now() - startedMs) / 1_000);
  expect(api.upstream.tokenCalls().length).toBeLessThanOrEqual(Math.ceil(allowed));
});

test.each([
  ['no lifetime', { access_token: 'a'.repeat(43) }],
  ['a lifetime of zero', { access_token: 'a'.repeat(43), expires_in: 0 }],
  ['a negative lifetime', { access_token: 'a'.repeat(43), expires_in: -1 }],
  ['no text', { access_token: '', expires_in: 3600 }],
])('a new token with %s is an error, and no cookie is set', async (_, data) => {
  const browser = api.newBrowser();
  const { data: found } = await browser.ask('{ product(path: "coaching") { id } }');
  api.upstream.instead(({ path }) =>
    path.startsWith('oauth2') ? { status: 200, body: JSON.stringify({ success: 1, error: [], data }) } : undefined,
  );
  const { errors } = await browser.ask(ADD, { id: found['product']!['id'] });
  expect(errors[0]!['extensions']!['code']).toBe('UPSTREAM_MALFORMED');
  expect(browser.cookies.has('waystone')).toBe(false);
});

test('an invalid session cookie is ignored', async () => {
  const browser = api.newBrowser();
  for (const forged of ['x', 'a'.repeat(43), `${'a'.repeat(43)}.soon`, '%0d%0aX-Evil:1.5', 'a'.repeat(5_000)]) {
    browser.cookies.set('waystone', forged);
    expect((await browser.ask(CART)).data['cart']).toEqual({ count: 0 });
  }
});

test('one visitor never sees the cart of another', async () => {
  const { token } = await buyer();
  const stranger = api.newBrowser();
  stranger.cookies.set('waystone', `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}.${Date.now() + 60_000}`);
  expect((await stranger.ask(CART)).data['cart']).toEqual({ count: 0 });
});
