import { RouterContextProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { loadContext } from '#client/app/load.ts';
import { productAction } from './product-action.ts';

/** Posts the configurator's form to a shop that answers with `errors`; tells what was asked of it. */
async function post(
  fields: [name: string, value: string][],
  errors: { field: string; code: string; message: string }[],
) {
  const asked: unknown[] = [];
  const context = new RouterContextProvider();
  context.set(loadContext, async (_, variables) => {
    asked.push(variables);
    return { addToCart: { cart: null, errors } } as never;
  });
  const url = new URL('http://shop.test/en-us/wow-carry/raids/omega');
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) });
  const answer = await productAction({ request, params: {}, context, url, pattern: '/en-us/*' });
  return { asked, answer };
}

const chosen: [string, string][] = [
  ['product', '7'],
  ['quantity', '2'],
  ['option-12', 'self'],
  ['options-14', 'loot'],
  ['options-14', 'stream'],
];

test('a complete form goes on to the cart', async () => {
  const { asked, answer } = await post(chosen, []);
  expect(answer).toMatchObject({ status: 303 });
  expect((answer as Response).headers.get('location')).toBe('/en-us/checkout/cart');
  const options = [
    { sendid: '12', value: 'self' },
    { sendid: '14', value: 'loot' },
    { sendid: '14', value: 'stream' },
  ];
  expect(asked).toEqual([{ input: { product: '7', quantity: 2, options } }]);
});

test('"Buy now" goes on to the checkout', async () => {
  const { answer } = await post([...chosen, ['then', 'checkout']], []);
  expect((answer as Response).headers.get('location')).toBe('/en-us/checkout');
});

test('a refused form is answered with 422, its errors and everything that was chosen', async () => {
  const errors = [{ field: '13', code: 'REQUIRED', message: 'Required' }];
  const { answer } = await post(chosen, errors);
  expect(answer).toMatchObject({
    init: { status: 422 },
    data: { errors, quantity: '2', chosen: { 12: 'self', 14: ['loot', 'stream'] } },
  });
});

test('a quantity that is no whole number never reaches the shop', async () => {
  const { asked, answer } = await post(
    [
      ['product', '7'],
      ['quantity', '1.5'],
    ],
    [],
  );
  expect(asked).toEqual([]);
  expect(answer).toMatchObject({ init: { status: 422 }, data: { errors: [{ field: 'quantity' }], quantity: '1.5' } });
});
