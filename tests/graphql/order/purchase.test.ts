import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCoaching, addRaid, ADD, readProduct } from '#tests/support/buyer/add-to-cart.ts';
import { openApi, type Api, type Browser, type Loose } from '#tests/support/buyer/api.ts';

let api: Api;

beforeAll(async () => {
  api = await openApi();
});

afterAll(() => api.close());

const PLACE = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) {
    order { number status statusName total { amount } url placedAt email lines { name quantity path total { amount } options { name value } } totals { code } history { status at } }
    paymentAction { type url }
    errors { field code message }
  }
}`;

const CONFIRM = `mutation ($input: ConfirmPaymentInput!) {
  confirmPayment(input: $input) { order { number status } errors { field code message } }
}`;

const ORDER =
  'query ($token: String!) { order(token: $token) { number status statusName total { amount } email history { status } } }';

const tokenOf = (order: Loose) => String(order['url']).split('/').at(-1)!;

const placement = (more: object = {}) => ({
  email: 'buyer@example.com',
  paymentMethod: 'sandbox_card',
  agree: true,
  idempotencyKey: randomUUID(),
  ...more,
});

test('a guest buys with GraphQL alone: options, cart, order, payment, order page', async () => {
  const browser = api.newBrowser();
  const { cart, errors } = (await addRaid(browser)) as unknown as { cart: Loose; errors: Loose };
  expect(errors).toEqual([]);
  expect(cart).toMatchObject({ count: 1, total: { amount: '89.90', currency: 'USD' } });
  expect(cart['lines']![0]!['product']!['path']).toBe('wow-carry/raids/manaforge/heroic-raid');
  expect(browser.cookies.get('waystone_cart')).toBe('1');

  const fields = cart['fields']!.flatMap((group) => group['fields']!);
  const answers = fields
    .filter((field) => field['required'])
    .map((field) => ({ sendid: field['sendid'], value: 'Grommash88#12345' }));
  const placed = await browser.ask(PLACE, {
    input: placement({ fields: answers, expectedTotal: '89.90', cartVersion: cart['version'] }),
  });
  const { order, paymentAction } = placed.data['placeOrder'] as unknown as { order: Loose; paymentAction: Loose };
  expect(placed.data['placeOrder']!['errors']).toEqual([]);
  expect(order).toMatchObject({ status: 'CREATED', total: { amount: '89.90' }, email: 'buyer@example.com' });
  expect(order['url']).toMatch(/^http:\/\/localhost:3000\/en-us\/order\/[\w-]{43}$/);
  expect(paymentAction['type']).toBe('REDIRECT');

  const page = new URL(String(paymentAction['url'])).pathname;
  const provider = await api.http.get(page).expect(200);
  const approve = /<form[^>]*action="([^"]*approve[^"]*)"/.exec(provider.text)?.[1] ?? `${page}/approve`;
  const approved = await api.http
    .post(new URL(approve, `${api.url}${page}`).pathname)
    .type('form')
    .send('')
    .expect(303);
  expect(approved.headers['location']).toBe(order['url']);

  const confirmed = await browser.ask(CONFIRM, { input: { token: tokenOf(order) } });
  expect(confirmed.data['confirmPayment']).toMatchObject({ errors: [], order: { status: 'PROCESSING' } });
  const unnamed = await browser.ask(CONFIRM, { input: {} });
  expect([unnamed.data, unnamed.errors.length]).toEqual([undefined, 1]);

  const seen = await api.newBrowser().ask(ORDER, { token: tokenOf(order) });
  expect(seen.data['order']).toMatchObject({ number: order['number'], status: 'PROCESSING' });
  const left = await browser.ask('{ cart { count lines { id } } }');
  expect(left.data['cart']).toEqual({ count: 0, lines: [] });
  expect(browser.cookies.get('waystone_cart')).toBe('0');
});

test.each([
  ['for nobody', [{ fields: [] }], 'INVALID_FORMAT'],
  ['for an empty name', [{ game: '', line: '', fields: [] }], 'INVALID_FORMAT'],
  ['for a game and a line at once', [{ game: 'wow-carry', line: '1', fields: [] }], 'INVALID_FORMAT'],
  ['for one game twice', Array(2).fill({ game: 'wow-carry', fields: [] }), 'INVALID_FORMAT'],
  ['for a name that no game has', [{ game: '__proto__', fields: [] }], 'INVALID_FORMAT'],
  ['for one line twice', Array(2).fill({ line: '1', fields: [] }), 'INVALID_FORMAT'],
  ['for a game that is not in the cart', [{ game: 'diablo-4', fields: [] }], 'NOT_FOUND'],
  ['for a line that is not in the cart', [{ line: '999999', fields: [] }], 'NOT_FOUND'],
])('identities %s are rejected, and no order is placed', async (_, identities, code) => {
  const browser = api.newBrowser();
  await addCoaching(browser);
  const fields = [{ sendid: 'platform', value: 'pc' }];
  const { data } = await browser.ask(PLACE, { input: placement({ fields, identities }) });
  expect(data['placeOrder']).toMatchObject({
    order: null,
    errors: [{ field: 'identities', code }],
  });
});

test('two new dates for one line are rejected', async () => {
  const input = { token: 't'.repeat(43), dates: ['1', '2'].map((event) => ({ line: '1', event })) };
  const rebook = 'mutation ($input: RebookOrderInput!) { rebookOrder(input: $input) { errors { field code } } }';
  const { data } = await api.newBrowser().ask(rebook, { input });
  expect(data['rebookOrder']).toEqual({ errors: [{ field: 'dates', code: 'INVALID_FORMAT' }] });
});

test('a confirmation that the shop rejects returns an error and no order', async () => {
  const browser = api.newBrowser();
  await addCoaching(browser);
  const fields = [{ sendid: 'platform', value: 'pc' }];
  const placed = await browser.ask(PLACE, { input: placement({ fields }) });
  const error = { success: 0, error: ['No order in session'], data: [] };
  api.upstream.instead(({ method, path }) =>
    method === 'PUT' && path.startsWith('confirm') ? { status: 400, body: JSON.stringify(error) } : undefined,
  );
  const { data } = await browser.ask(CONFIRM, { input: { token: tokenOf(placed.data['placeOrder']!['order']!) } });
  api.upstream.instead(undefined);
  expect(data['confirmPayment']).toEqual({
    order: null,
    errors: [{ field: null, code: 'REFUSED', message: 'No order in session' }],
  });
});

test('a placed order is returned although later reads fail', async () => {
  const browser = api.newBrowser();
  await addCoaching(browser);
  api.upstream.instead(({ method, path }) =>
    method === 'GET' && /^(cart|order)/.test(path) ? { status: 503, body: 'oops' } : undefined,
  );
  const fields = [{ sendid: 'platform', value: 'pc' }];
  const { data, errors } = await browser.ask(PLACE, { input: placement({ paymentMethod: 'bank_transfer', fields }) });
  api.upstream.instead(undefined);
  expect(errors).toBeUndefined();
  expect(data['placeOrder']).toMatchObject({ errors: [], order: { status: 'PENDING' } });
});

test('a bank transfer needs no provider and is confirmed at once', async () => {
  const browser = api.newBrowser();
  await addRaid(browser);
  const { data } = await browser.ask(PLACE, { input: placement({ paymentMethod: 'bank_transfer' }) });
  expect(data['placeOrder']).toMatchObject({
    order: { status: 'PENDING' },
    paymentAction: { type: 'NONE', url: null },
    errors: [],
  });
  expect(browser.cookies.get('waystone_cart')).toBe('0');
});

test('a price sent with an option is rejected and does not change the total', async () => {
  const browser = api.newBrowser();
  const { id } = await readProduct(browser, 'coaching');
  const forged = await browser.ask(ADD, {
    input: { product: id, options: [{ sendid: 'x', value: '1', price: '0.01' }] },
  });
  expect(forged.errors[0]!['message']).toContain('price');
  const { cart } = (await addCoaching(browser)) as unknown as { cart: Loose };
  const cheap = await browser.ask(PLACE, {
    input: placement({ paymentMethod: 'bank_transfer', expectedTotal: '0.01', fields: await answersOf(browser) }),
  });
  expect(cheap.data['placeOrder']!['order']).toBeNull();
  expect(['CART_CHANGED', 'PRICE_CHANGED']).toContain(cheap.data['placeOrder']!['errors']![0]!['code']);
  const after = await browser.ask('{ cart { total { amount } } }');
  expect(after.data['cart']!['total']!['amount']).toBe(cart['total']!['amount']);
});

async function answersOf(browser: Browser) {
  const { data } = await browser.ask('{ cart { fields { fields { sendid required format values { value } } } } }');
  return data['cart']!['fields']!.flatMap((group) => group['fields']!)
    .filter((field) => field['required'])
    .map((field) => ({
      sendid: String(field['sendid']),
      value: String(field['values']![0]?.['value'] ?? 'Grommash88#12345'),
    }));
}

test('a repeated idempotency key returns the same order, and is rejected for a different one', async () => {
  const browser = api.newBrowser();
  await addRaid(browser);
  const input = placement();
  const [one, two] = await Promise.all([browser.ask(PLACE, { input }), browser.ask(PLACE, { input })]);
  const third = await browser.ask(PLACE, { input });
  const numbers = [one, two, third].flatMap(({ data }) => data['placeOrder']!['order']?.['number'] ?? []);
  expect(new Set(numbers).size).toBe(1);
  expect(numbers.length).toBeGreaterThanOrEqual(2);
  const other = await browser.ask(PLACE, { input: { ...input, email: 'other@example.com' } });
  expect(other.data['placeOrder']!['errors']![0]).toMatchObject({ code: 'KEY_REUSED', field: 'idempotencyKey' });
});

test('invalid order fields are reported in the order of the form', async () => {
  const browser = api.newBrowser();
  await addRaid(browser);
  const ask = async (more: object) => {
    const { data } = await browser.ask(PLACE, { input: placement(more) });
    return data['placeOrder']!['errors']!.map((error) => [error['field'], error['code'], error['message']]);
  };
  expect(await ask({ email: '', agree: false })).toEqual([
    ['email', 'REQUIRED', 'Required'],
    ['agree', 'TERMS', 'You must agree to the terms'],
  ]);
  expect(await ask({ email: 'a@b' })).toEqual([['email', 'INVALID_FORMAT', 'Enter correct email']]);
  expect(await ask({ comment: 'x'.repeat(2001) })).toEqual([['comment', 'OUT_OF_RANGE', 'At most 2000 characters']]);
  expect(await ask({ paymentMethod: 'cash' })).toEqual([
    ['paymentMethod', 'PAYMENT_METHOD', 'This payment method is not offered. Choose another one.'],
  ]);
  expect((await ask({ idempotencyKey: 'short' }))[0]![0]).toBe('idempotencyKey');
});

test('each game identity that the cart requires is reported when missing', async () => {
  const browser = api.newBrowser();
  await addCoaching(browser);
  const { data } = await browser.ask(
    '{ cart { fields { title game fields { sendid type required format placeholder values { value name } } } } }',
  );
  const groups = data['cart']!['fields']!;
  expect(groups.length).toBeGreaterThan(0);
  const refused = await browser.ask(PLACE, { input: placement() });
  const required = groups.flatMap((group) => group['fields']!).filter((field) => field['required']);
  expect(refused.data['placeOrder']!['errors']).toEqual(
    required.map((field) => ({ field: field['sendid'], code: 'REQUIRED', message: 'Required' })),
  );
});

test('an empty cart cannot be ordered', async () => {
  const { data } = await api.newBrowser().ask(PLACE, { input: placement() });
  expect(data['placeOrder']!['errors']![0]!['code']).toBe('CART_EMPTY');
});

test('an unknown order is not found', async () => {
  const { data } = await api.newBrowser().ask(ORDER, { token: 'x'.repeat(43) });
  expect(data['order']).toBeNull();
  expect((await api.newBrowser().ask(ORDER, { token: '../cart' })).data['order']).toBeNull();
});

test('payment methods have a code and a kind', async () => {
  const { data } = await api.newBrowser().ask('{ paymentMethods { code title hint kind icon } }');
  expect(data['paymentMethods']!.map((method) => [method['code'], method['kind']])).toEqual([
    ['sandbox_card', 'REDIRECT'],
    ['bank_transfer', 'OFFLINE'],
  ]);
});
