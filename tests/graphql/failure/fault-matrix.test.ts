import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApi, type Api, type GraphqlAnswer } from '#tests/support/buyer/api.ts';
import { newBuyer } from '#tests/support/buyer/buyer.ts';
import type { Instead, SeenCall } from '#tests/support/process/counting-shop.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';

/** A successful response with this envelope. */
const enveloped = (data: unknown): Instead => ({ status: 200, body: JSON.stringify({ success: 1, error: [], data }) });
const refused = (status: number): Instead => ({
  status,
  body: JSON.stringify({ success: 0, error: ['Refused'], error_details: [{ code: 'refused', message: 'Refused' }] }),
});
const deep = `${'{"a":['.repeat(500_000)}${']}'.repeat(500_000)}`;

/** Faults of the shop: none of these responses may be accepted. */
const FAILURES: [string, Instead][] = [
  ['resets before its answer', 'reset'],
  ['resets in the middle of its answer', { status: 200, body: '{"success":1,"data":', cut: true }],
  [
    'says a length and sends less',
    { status: 200, body: '{"success":1}', headers: { 'content-length': '900' }, cut: true },
  ],
  ...[500, 502, 503, 504].map((status): [string, Instead] => [`answers ${status}`, { status, body: 'oops' }]),
  ['asks to wait', { status: 503, headers: { 'retry-after': '1' } }],
  ['answers 401 to everything', refused(401)],
  ['forbids', refused(403)],
  ['sends us elsewhere', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }],
  ['answers a page', { status: 200, body: '<!doctype html><p>Hello', headers: { 'content-type': 'text/html' } }],
  ['answers nothing', { status: 200 }],
  ['answers broken JSON', { status: 200, body: '{"success":1,"data":{"product' }],
  ['answers null', { status: 200, body: 'null' }],
  ['answers a list', { status: 200, body: '[]' }],
  ['answers without data', { status: 200, body: '{"success":1,"error":[]}' }],
  ['holds null', enveloped(null)],
  ['holds a text', enveloped('nothing')],
  ['holds a number', enveloped(7)],
  ['holds true', enveloped(true)],
  ['holds a list of texts', enveloped(['a', 'b'])],
  ['holds another object', enveloped({ products: 'none', custom_fields: 3, data: false })],
];

/** Faults that keep this process, shop and storefront alike, from everything else. */
const FLOODS: [string, Instead][] = [
  ['answers far too much', { status: 200, body: ' '.repeat(50 * 1024 * 1024) }],
  ['answers far too deep', { status: 200, body: `{"success":1,"error":[],"data":${deep}}` }],
];

/** Faults that are only noticed by a deadline. */
const SILENCES: [string, Instead][] = [
  ['never answers', 'hang'],
  ['answers drop by drop', { status: 200, drips: true }],
];

/** The shop rejects the call: reported as such, or as something that does not exist. */
const REFUSALS: [string, Instead][] = [404, 409, 422, 429].map((status) => [`answers ${status}`, refused(status)]);

type Operation = { document: string; variables?: Record<string, unknown>; isOf(call: SeenCall): boolean };

const OPERATIONS: Record<string, Operation> = {
  schedule: { document: '{ events { id } }', isOf: ({ path }) => path.includes('all-event') },
  home: { document: '{ categories { name } }', isOf: ({ path }) => path.startsWith('categories') },
  category: {
    document: '{ products(category: "wow-carry/raids") { total } }',
    isOf: ({ path }) => path.startsWith('products/category'),
  },
  product: { document: '{ product(path: "coaching") { name } }', isOf: ({ path }) => path.startsWith('products/slug') },
  search: { document: '{ search(query: "raid") { total } }', isOf: ({ path }) => path.startsWith('products/search') },
  information: {
    document: '{ information(slug: "faq") { title } }',
    isOf: ({ path }) => path.startsWith('information'),
  },
  'cart read': {
    document: '{ cart { count } }',
    isOf: ({ method, path }) => method === 'GET' && /^cart(\?|$)/.test(path),
  },
  'cart write': {
    document: 'mutation ($id: ID!) { addToCart(input: { product: $id }) { cart { count } errors { code } } }',
    isOf: ({ path }) => path === 'cart',
  },
  'place order': {
    document: `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { number } errors { code } } }`,
    isOf: ({ path }) => path === 'combined',
  },
  confirm: {
    document:
      'mutation ($token: String!) { confirmPayment(input: { token: $token }) { order { number } errors { code } } }',
    isOf: ({ path }) => path.startsWith('confirm') || path.startsWith('order/'),
  },
};

let shop: TestShop;
let api: Api;
/** A visitor with something in the cart and an order, whose cookies every error is tried with. */
let cookies: Map<string, string>;
let variables: Record<string, unknown>;

beforeAll(async () => {
  shop = await createTestShop();
  api = await openApi({ shop });
  const browser = api.newBrowser();
  const { data } = await browser.ask('{ product(path: "coaching") { id } }');
  const id = data['product']!['id'];
  const add = 'mutation ($id: ID!) { addToCart(input: { product: $id }) { errors { code } } }';
  await browser.ask(add, { id });
  const input = {
    email: 'rowan@example.com',
    fields: [{ sendid: 'platform', value: 'pc' }],
    paymentMethod: 'bank_transfer',
    agree: true,
    idempotencyKey: randomUUID(),
  };
  const place = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { url } errors { code } } }';
  const placed = (await browser.ask(place, { input })).data['placeOrder']!;
  expect(placed['errors']).toEqual([]);
  await browser.ask(add, { id });
  cookies = browser.cookies;
  const token = new URL(String(placed['order']!['url'])).pathname.split('/').at(-1);
  variables = { id, token, input: { ...input, idempotencyKey: randomUUID() } };
});
afterAll(async () => {
  await api.close();
  await shop.close();
});

/** Runs all operations at once on a new API, with closed circuit breakers and empty caches. */
async function askAll(issue: Instead) {
  // Others are asked at the same time: it must not refuse them for being busy.
  const one = await openApi({ shop, env: { MAX_EVENT_LOOP_DELAY_MS: '10000' } });
  one.upstream.instead((call) => (operations.some(([, { isOf }]) => isOf(call)) ? issue : undefined));
  const asked = operations.map(async ([name, { document }]) => {
    const browser = one.newBrowser();
    for (const [cookie, value] of cookies) browser.cookies.set(cookie, value);
    return { name, answer: await browser.ask(document, usedIn(document)) };
  });
  const answers = await Promise.all(asked);
  const { status } = await one.http.get('/healthz');
  const writes = one.upstream.calls.filter(({ method, path }) => method !== 'GET' && !path.startsWith('oauth2'));
  const calls = one.upstream.calls.length;
  await one.close();
  expect(status).toBe(200);
  return { answers, calls, writes };
}

function usedIn(document: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => document.includes(`$${name}`)));
}

const operations = Object.entries(OPERATIONS);
const codesOf = ({ errors }: GraphqlAnswer) => (errors ?? []).map(({ extensions }) => String(extensions?.['code']));
// The silent ones come first: they do nothing but wait, which takes longer than all others together.
test.concurrent.each([...SILENCES, ...FAILURES])('a shop that %s gives a typed error for every operation', (_, issue) =>
  requireErrors(issue),
);

test.each(FLOODS)('a shop that %s gives a typed error for every operation', (_, issue) => requireErrors(issue));

async function requireErrors(issue: Instead): Promise<void> {
  const { answers, calls, writes } = await askAll(issue);
  for (const { name, answer } of answers) {
    expect([name, answer.status, codesOf(answer).length > 0]).toEqual([name, 200, true]);
    for (const code of codesOf(answer)) {
      expect([name, code]).toEqual([name, expect.stringMatching(/^UPSTREAM_/)]);
    }
    const value = Object.values(answer.data ?? {})[0] ?? null;
    // A confirmed change stays successful even when the cart cannot be read afterwards.
    const isConfirmed = name === 'cart write' && value !== null;
    expect([name, value]).toEqual([name, isConfirmed ? { cart: null, errors: [] } : null]);
  }
  // A write is sent once, and once more after a token renewal; a read is retried a few times.
  for (const path of ['cart', 'combined']) expect(writes.filter((call) => call.path === path).length).toBeLessThan(3);
  expect(calls).toBeLessThan(6 * operations.length);
}

test.each(REFUSALS)('every operation reports when the shop %s', async (_, issue) => {
  const { answers, writes } = await askAll(issue);
  for (const { name, answer } of answers) {
    const payload: unknown = Object.values(answer.data ?? {})[0];
    const isTold = codesOf(answer).length > 0 || !payload || /"code":"/.test(JSON.stringify(payload));
    expect([name, answer.status, isTold]).toEqual([name, 200, true]);
    for (const code of codesOf(answer)) expect([name, code]).not.toEqual([name, 'INTERNAL_SERVER_ERROR']);
  }
  for (const path of ['cart', 'combined']) expect(writes.filter((call) => call.path === path).length).toBe(1);
});

test('a token that is rejected once causes no visible error', async () => {
  for (const [name, operation] of operations.filter(([one]) => one !== 'place order' && one !== 'cart write')) {
    const one = await openApi({ shop });
    const browser = one.newBrowser();
    for (const [cookie, value] of cookies) browser.cookies.set(cookie, value);
    let isFirst = true;
    one.upstream.instead((call) => {
      if (!operation.isOf(call) || !isFirst) return undefined;
      isFirst = false;
      return refused(401);
    });
    const answer = await browser.ask(operation.document, usedIn(operation.document));
    for (const [cookie, value] of browser.cookies) cookies.set(cookie, value);
    await one.close();
    expect([name, answer.errors]).toEqual([name, undefined]);
  }
});

test('the failed operations have changed neither cart nor orders', async () => {
  const lines = await shop.db.selectFrom('cart_line').select('quantity').execute();
  expect(lines).toEqual([{ quantity: 1 }]);
  expect(await shop.db.selectFrom('placed_order').select('id').execute()).toHaveLength(1);
});

test.each([-10, 10])('a shop whose clock is %i minutes off sells without extra token requests', async (minutes) => {
  const skewed = await createTestShop({ now: () => new Date(Date.now() + minutes * 60_000) });
  const one = await openApi({ shop: skewed });
  try {
    await newBuyer(one.url).add('coaching');
    one.upstream.forget();
    const buyer = newBuyer(one.url);
    await buyer.add('coaching');
    expect(await buyer.order()).toContain('/order/');
    expect(one.upstream.tokenCalls().length).toBeLessThan(3);
  } finally {
    await one.close();
    await skewed.close();
  }
});
