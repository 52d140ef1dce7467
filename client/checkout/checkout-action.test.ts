import { RouterContextProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { LoadError, loadContext } from '#client/app/load.ts';
import { PlaceOrderDocument } from '#client/generated/graphql.ts';
import { checkoutAction } from './checkout-action.ts';

const battletag = {
  sendid: 'battletag',
  name: 'BattleTag',
  type: 'TEXT',
  required: true,
  format: 'BATTLETAG',
  placeholder: '',
  values: [],
};
const page = {
  cart: { count: 1, fields: [{ game: 'wow-carry', title: 'World of Warcraft', fields: [battletag] }] },
  paymentMethods: [],
};
const order = { number: 'WS-1', url: 'http://shop.test/en-us/order/token' };

const complete = {
  email: ' rowan@example.com ',
  'game-battletag': 'Rowan#12345',
  paymentMethod: 'card',
  agree: '1',
  expectedTotal: '58.40',
  cartVersion: 'v1',
  idempotencyKey: 'key-key-key-key-1',
};

async function pay(fields: Record<string, string>, place: () => unknown) {
  const placed: unknown[] = [];
  const context = new RouterContextProvider();
  context.set(loadContext, async (document, variables) => {
    if (document !== (PlaceOrderDocument as unknown)) return page as never;
    placed.push(variables);
    return { placeOrder: place() } as never;
  });
  const url = new URL('http://shop.test/en-us/checkout');
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) });
  const answer = await checkoutAction({ request, params: {}, context, url, pattern: '/en-us/checkout' });
  return { placed, answer };
}

const refused = (code: string) => () => ({
  order: null,
  paymentAction: null,
  errors: [{ field: null, code, message: 'No' }],
});

test('a complete checkout leads to the payment provider', async () => {
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
        fields: [{ sendid: 'battletag', value: 'Rowan#12345' }],
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

test('an order that needs no redirect leads to its own page', async () => {
  const { answer } = await pay(complete, () => ({ order, paymentAction: { type: 'NONE', url: null }, errors: [] }));
  expect((answer as Response).headers.get('location')).toBe(order.url);
});

test('a wrong BattleTag places no order and loses nothing that was typed', async () => {
  const { placed, answer } = await pay({ ...complete, 'game-battletag': 'ab' }, refused('REFUSED'));
  expect(placed).toEqual([]);
  expect(answer).toMatchObject({
    init: { status: 422 },
    data: {
      errors: [{ field: 'game-battletag', message: 'Format is SomeNickname88#12345' }],
      typed: { email: ' rowan@example.com ', 'game-battletag': 'ab', paymentMethod: 'card' },
      key: 'key-key-key-key-1',
    },
  });
});

test('a refused attempt is tried again under the same key', async () => {
  const { answer } = await pay(complete, refused('PRICE_CHANGED'));
  expect(answer).toMatchObject({ data: { key: 'key-key-key-key-1' } });
});

test('a key that stood for another order is not used again', async () => {
  const { answer } = await pay(complete, refused('KEY_REUSED'));
  expect((answer as { data: object }).data).not.toHaveProperty('key');
});

test('a shop that does not answer keeps the form and the key', async () => {
  const { answer } = await pay(complete, () => {
    throw new LoadError('UPSTREAM_TIMEOUT');
  });
  expect(answer).toMatchObject({
    init: { status: 503 },
    data: { key: 'key-key-key-key-1', errors: [{ code: 'UNAVAILABLE' }] },
  });
});
