import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, openApi } from '#tests/support/buyer/api.ts';

const APP = 'capacitor://localhost';
const ADD =
  'mutation { addToCart(input: { product: "coaching" }) { cart { count total { currency } } errors { code } } }';
const COUNT = '{ cart { count } viewer { currency region } }';
const ORDER = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { number } errors { field code } } }`;

let api: Api;
beforeAll(async () => void (api = await openApi({ env: { GRAPHQL_ORIGINS: APP } })));
afterAll(() => api.close());

/** A phone app: it keeps what `startSession` and `Session-Token` gave it, and no cookie. */
function newApp(headers: Record<string, string> = {}) {
  let token: string | undefined;
  const send = async (query: string, variables: object = {}) => {
    const answer = await fetch(`${api.url}/graphql`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...headers,
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query, variables }),
    });
    token = answer.headers.get('Session-Token') ?? token;
    return { answer, body: (await answer.json()) as { data: never; errors?: { extensions: { code: string } }[] } };
  };
  return {
    send,
    token: () => token,
    async start() {
      const { body } = await send('mutation { startSession { token } }');
      token = (body.data as { startSession: { token: string } }).startSession.token;
    },
  };
}

test('an app without cookies buys by its session token, which changes with the order', async () => {
  const app = newApp();
  await app.start();
  const first = app.token();
  const added = await app.send(ADD);
  expect(added.body.data).toMatchObject({ addToCart: { cart: { count: 1 }, errors: [] } });
  expect(added.answer.headers.getSetCookie()).toEqual([]);
  expect((await app.send(COUNT)).body.data).toMatchObject({ cart: { count: 1 } });

  const input = {
    email: 'rowan@example.com',
    fields: [{ sendid: 'platform', value: 'pc' }],
    paymentMethod: 'bank_transfer',
    agree: true,
    idempotencyKey: randomUUID(),
  };
  expect((await app.send(ORDER, { input })).body.data).toMatchObject({ placeOrder: { errors: [] } });
  expect(app.token()).not.toBe(first);
  expect((await app.send(COUNT)).body.data).toMatchObject({ cart: { count: 0 } });
});

test('two sessions have two carts, and cookies sent beside a token are ignored', async () => {
  const cookies: Record<string, string> = {};
  const [one, other] = [newApp(), newApp(cookies)];
  await one.start();
  await other.start();
  await one.send(ADD);
  cookies['Cookie'] = `waystone=${one.token()}`;
  expect((await other.send(COUNT)).body.data).toMatchObject({ cart: { count: 0 } });
});

test('currency and region are set by headers', async () => {
  const app = newApp({ 'X-Currency': 'EUR', 'X-Region': 'us' });
  await app.start();
  expect((await app.send(ADD)).body.data).toMatchObject({ addToCart: { cart: { total: { currency: 'EUR' } } } });
  expect((await app.send(COUNT)).body.data).toMatchObject({ viewer: { currency: 'EUR', region: 'us' } });
});

test('picture addresses are relative for the shop’s pages, and absolute on request', async () => {
  const query = '{ product(path: "coaching") { image { src avif webp } cover { src } game { image } } }';
  const addressesOf = async (headers: Record<string, string>) => {
    const { body } = await newApp(headers).send(query);
    const { image, cover, game } = (body.data as { product: Record<string, Record<string, string>> }).product;
    return [image, cover, game].flatMap((given) => Object.values(given!).flatMap((set) => set.split(', ')));
  };
  const own = await addressesOf({});
  const whole = await addressesOf({ 'X-Picture-Urls': 'absolute' });
  expect(own.filter((address) => !address.startsWith('/media/'))).toEqual([]);
  expect(whole).toEqual(own.map((address) => `http://localhost:3000${address}`));
});

test.each([
  [{ 'X-Picture-Urls': 'https' }, 400, 'BAD_REQUEST'],
  [{ Authorization: 'Bearer nonsense' }, 401, 'UNAUTHENTICATED'],
  [{ Authorization: 'Bearer ' }, 401, 'UNAUTHENTICATED'],
  [{ 'X-Currency': 'XXX' }, 400, 'BAD_REQUEST'],
  [{ 'X-Region': 'moon' }, 400, 'BAD_REQUEST'],
  [{ Origin: 'https://elsewhere.example' }, 403, 'FORBIDDEN'],
])('%o is rejected with an error code', async (headers, status, code) => {
  const { answer, body } = await newApp(headers).send(COUNT);
  expect([answer.status, body.errors?.[0]?.extensions.code]).toEqual([status, code]);
});

test('another authorization scheme, such as that of a proxy, is ignored', async () => {
  const { answer } = await newApp({ Authorization: 'Basic cm93YW46cGFzcw==' }).send(COUNT);
  expect(answer.status).toBe(200);
});

test('a page of an allowed origin may send requests, and gets CORS headers', async () => {
  const asked = await fetch(`${api.url}/graphql`, {
    method: 'OPTIONS',
    headers: { Origin: APP, 'Access-Control-Request-Method': 'POST' },
  });
  expect([asked.status, asked.headers.get('Access-Control-Allow-Origin')]).toEqual([204, APP]);
  // Any header of a client library; the wildcard leaves out Authorization.
  expect(asked.headers.get('Access-Control-Allow-Headers')).toBe('Authorization, *');
  const app = newApp({ Origin: APP, 'Sec-Fetch-Site': 'cross-site' });
  await app.start();
  const { answer, body } = await app.send(ADD);
  expect(body.data).toMatchObject({ addToCart: { cart: { count: 1 } } });
  expect(answer.headers.get('Access-Control-Expose-Headers')).toContain('Session-Token');
  expect(answer.headers.get('Access-Control-Allow-Credentials')).toBeNull();
});

test.each([APP, null])('a cached response varies by origin (%s)', async (origin) => {
  const headers = origin ? { Origin: origin, 'Sec-Fetch-Site': 'cross-site' } : undefined;

  const query = encodeURIComponent('{ categories { name } }');
  // The second time it is sent from stored bytes.
  for (const _ of ['made', 'stored']) {
    const answer = await fetch(`${api.url}/graphql?query=${query}`, headers && { headers });
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(origin);
    expect(answer.headers.get('Cache-Control')).toContain('public');
    expect(answer.headers.get('Vary')?.split(', ')).toEqual(expect.arrayContaining(['Origin', 'Accept']));
  }
});

test('a cross-origin page of an allowed origin cannot use the cookies of a visitor', async () => {
  const browser = api.newBrowser();
  await browser.ask(ADD);
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const { body } = await newApp({ Origin: APP, 'Sec-Fetch-Site': 'cross-site', Cookie: cookie }).send(COUNT);
  expect(body.data).toMatchObject({ cart: { count: 0 } });
});
