import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApi, type Api, type Browser } from '#tests/support/buyer/api.ts';

const CART = 'cart { coupon version total { amount } totals { code title amount { amount formatted } } }';
const APPLY = `mutation ($code: String!) { applyCoupon(input: { code: $code }) { ${CART} errors { field code message couponReason } } }`;
const REMOVE = `mutation { removeCoupon { ${CART} errors { code message } } }`;

let api: Api;

beforeAll(async () => {
  api = await openApi();
});

afterAll(() => api.close());

async function withCoaching(): Promise<Browser> {
  const browser = api.newBrowser();
  const { data } = await browser.ask('{ product(path: "coaching") { id } }');
  const product = data['product']!['id'];
  await browser.ask('mutation ($id: ID!) { addToCart(input: { product: $id }) { errors { code } } }', { id: product });
  return browser;
}

test('a coupon code is case-insensitive, is shown in the totals, and can be removed', async () => {
  const browser = await withCoaching();
  const { applyCoupon } = (await browser.ask(APPLY, { code: ' t\u00aden\u200b ' })).data;
  expect(applyCoupon).toMatchObject({
    errors: [],
    cart: {
      coupon: 'TEN',
      total: { amount: '22.50' },
      totals: [
        { code: 'sub_total', amount: { amount: '25.00' } },
        { code: 'coupon', title: 'Coupon (TEN)', amount: { amount: '-2.50', formatted: '-$2.50' } },
        { code: 'total', amount: { amount: '22.50' } },
      ],
    },
  });
  const { removeCoupon } = (await browser.ask(REMOVE)).data;
  expect(removeCoupon).toMatchObject({ errors: [], cart: { coupon: null, total: { amount: '25.00' } } });
  expect((await browser.ask(REMOVE)).data['removeCoupon']!['errors']).toEqual([
    { code: 'NOT_FOUND', message: 'No coupon found.' },
  ]);
});

test('a rejected coupon has a reason code and a message with the remedy', async () => {
  const browser = await withCoaching();
  const errorsOf = async (code: string) => (await browser.ask(APPLY, { code })).data['applyCoupon']!['errors'];
  expect(await errorsOf('NOPE')).toMatchObject([
    { couponReason: 'UNKNOWN', message: 'There is no coupon NOPE. Check the spelling.' },
  ]);
  expect(await errorsOf('BIG')).toMatchObject([
    { couponReason: 'MINIMUM', message: 'BIG works from $50.00. Add $25.00 more to use it.' },
  ]);
  expect(await errorsOf('RAIDS')).toMatchObject([{ couponReason: 'NOT_FOR_CART' }]);
});

test('a rejected coupon is an error on its field, and the cart is unchanged', async () => {
  const browser = await withCoaching();
  await browser.ask(APPLY, { code: 'TEN' });
  for (const [code, kind] of [
    ['NOPE', 'REFUSED'],
    ['  ', 'REQUIRED'],
    ['x'.repeat(21), 'OUT_OF_RANGE'],
  ]) {
    const { data } = await browser.ask(APPLY, { code });
    expect(data['applyCoupon']).toMatchObject({
      cart: { coupon: 'TEN', total: { amount: '22.50' } },
      errors: [{ field: 'code', code: kind }],
    });
  }
});

test('an order costs the discounted total', async () => {
  const browser = await withCoaching();
  const { cart } = (await browser.ask(APPLY, { code: 'TEN' })).data['applyCoupon']!;
  const { data } = await browser.ask(
    `mutation ($input: PlaceOrderInput!) {
      placeOrder(input: $input) { order { total { amount } totals { code amount { amount } } } errors { message } }
    }`,
    {
      input: {
        email: 'buyer@example.com',
        paymentMethod: 'sandbox_card',
        agree: true,
        fields: [{ sendid: 'platform', value: 'pc' }],
        idempotencyKey: randomUUID(),
        expectedTotal: cart!['total']!['amount'],
        cartVersion: cart!['version'],
      },
    },
  );
  expect(data['placeOrder']).toMatchObject({
    errors: [],
    order: { total: { amount: '22.50' }, totals: [{}, { code: 'coupon', amount: { amount: '-2.50' } }, {}] },
  });
});
