import { RouterContextProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { LoadError, loadContext } from '#client/data/load.ts';
import { PlaceOrderDocument } from '#client/generated/graphql.ts';
import { checkoutAction } from './checkout-action.ts';

const battletag = {
  sendid: 'battletag',
  name: 'BattleTag',
  type: 'TEXT',
  required: true,
  format: 'BATTLETAG',
  placeholder: '',
  suggested: null,
  values: [],
};
const opened = {
  heldUntil: '2026-03-10T12:15:00.000Z' as string | null,
  before: null as object | null,
  cart: { count: 1, version: 'v1', total: { amount: '58.40', currency: 'USD', formatted: '$58.40' } },
  fields: [{ game: 'wow-carry', title: 'World of Warcraft', lines: [], known: [], fields: [battletag] }],
  paymentMethods: [],
};
const order = { number: 'WS-1', url: 'http://shop.test/en-us/order/token' };

const complete = {
  email: ' rowan@example.com ',
  'game-wow-carry-battletag': 'Rowan#12345',
  paymentMethod: 'card',
  agree: '1',
  expectedTotal: '58.40',
  cartVersion: 'v1',
  currency: 'USD',
  idempotencyKey: 'key-key-key-key-1',
};

async function pay(fields: Record<string, string>, place: () => unknown, checkout: object | null = opened) {
  const placed: unknown[] = [];
  const asked: unknown[] = [];
  const context = new RouterContextProvider();
  context.set(loadContext, async (document, variables) => {
    if (document === (PlaceOrderDocument as unknown)) {
      placed.push(variables);
      return { placeOrder: place() } as never;
    }
    asked.push(variables);
    return { openCheckout: checkout } as never;
  });
  const url = new URL('http://shop.test/en-us/checkout');
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) });
  const answer = await checkoutAction({ request, params: {}, context, url, pattern: '/en-us/checkout' });
  return { placed, asked, answer };
}

const refused = (code: string) => () => ({
  order: null,
  paymentAction: null,
  errors: [{ field: null, code, message: 'No' }],
});

test('a complete checkout redirects to the payment provider', async () => {
  const { placed, answer } = await pay(complete, () => ({
    order,
    paymentAction: { type: 'REDIRECT', url: 'http://shop.test/pay/sandbox/ref' },
    errors: [],
  }));
  expect(answer).toMatchObject({ status: 303 });
  expect((answer as Response).headers.get('location')).toBe('http://shop.test/pay/sandbox/ref');
  expect(placed).toEqual([
    {
      input: {
        email: 'rowan@example.com',
        fields: [],
        identities: [{ game: 'wow-carry', fields: [{ sendid: 'battletag', value: 'Rowan#12345' }] }],
        paymentMethod: 'card',
        agree: true,
        comment: null,
        expectedTotal: '58.40',
        cartVersion: 'v1',
        idempotencyKey: 'key-key-key-key-1',
      },
    },
  ]);
});

test('a ticked newsletter box subscribes the email from the checkout', async () => {
  const done = () => ({ order, paymentAction: { type: 'NONE', url: null }, errors: [] });
  const { asked, answer } = await pay({ ...complete, letter: '1' }, done);
  expect(asked).toContainEqual({ input: { email: 'rowan@example.com', source: 'CHECKOUT' } });
  expect((answer as Response).headers.get('location')).toBe(order.url);
  expect((await pay(complete, done)).asked).toEqual([{}]);
});

test('an order without a payment redirect leads to its own page', async () => {
  const { answer } = await pay(complete, () => ({ order, paymentAction: { type: 'NONE', url: null }, errors: [] }));
  expect((answer as Response).headers.get('location')).toBe(order.url);
});

test('an invalid BattleTag places no order and keeps the typed values', async () => {
  const { placed, answer } = await pay({ ...complete, 'game-wow-carry-battletag': 'ab' }, refused('REFUSED'));
  expect(placed).toEqual([]);
  expect(answer).toMatchObject({
    init: { status: 422 },
    data: {
      errors: [{ field: 'game-wow-carry-battletag', message: 'Format is SomeNickname88#12345' }],
      typed: { email: ' rowan@example.com ', 'game-wow-carry-battletag': 'ab', paymentMethod: 'card' },
      key: 'key-key-key-key-1',
    },
  });
});

test('a rejected attempt keeps its idempotency key', async () => {
  const { answer } = await pay(complete, refused('PRICE_CHANGED'));
  expect(answer).toMatchObject({ data: { key: 'key-key-key-key-1' } });
});

test('an attempt with a reused idempotency key is retried with a new key', async () => {
  const answers = [refused('KEY_REUSED'), () => ({ order, paymentAction: { type: 'NONE', url: null }, errors: [] })];
  const { placed, answer } = await pay(complete, () => answers.shift()?.());
  expect((answer as Response).headers.get('location')).toBe(order.url);
  const keys = (placed as { input: { idempotencyKey: string } }[]).map(({ input }) => input.idempotencyKey);
  expect(keys).toEqual(['key-key-key-key-1', expect.stringMatching(/^[0-9a-f]{32}$/)]);
});

test('a key rejected as reused twice is discarded', async () => {
  const { answer } = await pay(complete, refused('KEY_REUSED'));
  expect((answer as { data: object }).data).not.toHaveProperty('key');
});

test('without a shop response, the form and the idempotency key are kept', async () => {
  const { answer } = await pay(complete, () => {
    throw new LoadError('UPSTREAM_TIMEOUT');
  });
  expect(answer).toMatchObject({
    init: { status: 503 },
    data: { key: 'key-key-key-key-1', errors: [{ code: 'UNAVAILABLE' }] },
  });
});

test('no order is placed before a higher total is accepted, and typed values are kept', async () => {
  const risen = { ...opened, heldUntil: null, before: { total: { formatted: '$50.00' }, lines: [] } };
  const { placed, answer } = await pay({ ...complete, email: 'no' }, refused('REFUSED'), risen);
  expect(placed).toEqual([]);
  expect(answer).toMatchObject({
    init: { status: 422 },
    data: {
      errors: [{ field: 'email' }, { code: 'PRICE_CHANGED' }],
      typed: { email: 'no', 'game-wow-carry-battletag': 'Rowan#12345' },
    },
  });
});

test('a cart changed in another tab places no order, and its change and missing fields are reported', async () => {
  const { 'game-wow-carry-battletag': _, ...seen } = complete;
  const { placed, answer } = await pay({ ...seen, cartVersion: 'v0' }, refused('REFUSED'));
  expect(placed).toEqual([]);
  expect(answer).toMatchObject({ data: { errors: [{ field: 'game-wow-carry-battletag' }, { code: 'CART_CHANGED' }] } });
});

test('the same amount in another currency is reported as a changed price', async () => {
  const { placed, answer } = await pay({ ...complete, currency: 'EUR' }, refused('REFUSED'));
  expect(placed).toEqual([]);
  expect(answer).toMatchObject({ data: { errors: [{ code: 'PRICE_CHANGED' }] } });
});

test('accepting sends the shown total, and keeps the typed values', async () => {
  const { placed, asked, answer } = await pay({ ...complete, intent: 'accept', email: 'ro' }, refused('REFUSED'));
  expect([placed, asked]).toEqual([[], [{ acceptTotal: '58.40' }]]);
  expect(answer).toMatchObject({ init: { status: 200 }, data: { errors: [], typed: { email: 'ro' } } });
});

test('a checkout whose cart was ordered in another tab redirects to the cart', async () => {
  for (const intent of ['', 'accept']) {
    const { answer } = await pay({ ...complete, intent }, refused('REFUSED'), null);
    expect((answer as Response).headers.get('location')).toBe('/en-us/checkout/cart?payment=no-cart');
  }
});
