import { RouterContextProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { formKeyContext, loadContext } from '#client/data/load.ts';
import { LiveQuoteDocument, ProductPageDocument } from '#client/generated/graphql.ts';
import { productAction } from './product-action.ts';

const KEY = 'key of the form';

/** Posts the configurator's form to a shop that answers with `errors`; tells what was asked of it. */
async function post(
  fields: [name: string, value: string][],
  errors: { field: string; code: string; message: string }[] = [],
  options: object[] = [play, extras],
) {
  const asked: unknown[] = [];
  const context = new RouterContextProvider();
  context.set(loadContext, async (document, variables) => {
    if ((document as unknown) === ProductPageDocument) return { product: { options } } as never;
    if ((document as unknown) === LiveQuoteDocument)
      return { quote: { quote: { isExact: true }, errors: [] } } as never;
    asked.push(variables);
    return { addToCart: { cart: null, errors } } as never;
  });
  context.set(formKeyContext, KEY);
  const url = new URL('http://shop.test/en-us/wow-carry/raids/omega');
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) });
  const answer = await productAction({ request, params: {}, context, url, pattern: '/en-us/*' });
  return { asked, answer };
}

const value = (id: string) => ({ value: id, key: id, name: id, dependsOn: null });
const option = (sendid: string, type: string, values: string[], more: object = {}) => ({
  sendid,
  key: sendid,
  type,
  format: null,
  default: '',
  dependsOn: null,
  values: values.map(value),
  steps: [],
  ...more,
});
const play = option('12', 'RADIO', ['self', 'piloted']);
const extras = option('14', 'CHECKBOX', ['loot', 'stream']);
const levels = option('15', 'RANGE', [], { steps: [{ key: '10' }, { key: '80' }] });
const vpn = option('16', 'SELECT', ['de', 'fr'], { default: 'de', dependsOn: { option: '12', values: ['piloted'] } });

const chosen: [string, string][] = [
  ['product', '7'],
  ['quantity', '2'],
  ['option-12', 'self'],
  ['options-14', 'loot'],
  ['options-14', 'stream'],
];

test('a complete form adds to the cart and redirects to it', async () => {
  const { asked, answer } = await post(chosen, []);
  expect(answer).toMatchObject({ status: 303 });
  expect((answer as Response).headers.get('location')).toBe('/en-us/checkout/cart');
  const options = [
    { sendid: '12', value: 'self' },
    { sendid: '14', value: 'loot' },
    { sendid: '14', value: 'stream' },
  ];
  expect(asked).toEqual([{ input: { product: '7', quantity: 2, options, idempotencyKey: KEY } }]);
});

test('"Buy now" redirects to the checkout', async () => {
  const { answer } = await post([...chosen, ['then', 'checkout']], []);
  expect((answer as Response).headers.get('location')).toBe('/en-us/checkout');
});

test('a rejected form gets a 422 response with its errors and the chosen values', async () => {
  const errors = [{ field: '13', code: 'REQUIRED', message: 'Required' }];
  const { answer } = await post(chosen, errors);
  expect(answer).toMatchObject({
    init: { status: 422 },
    data: { errors, quantity: '2', chosen: { 12: 'self', 14: ['loot', 'stream'] } },
  });
});

test('a quantity that is not a whole number is rejected without an API request', async () => {
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

test('the two lists of a range are sent as one value', async () => {
  const { asked } = await post(
    [
      ['product', '7'],
      ['from-15', '10'],
      ['to-15', '80'],
    ],
    [],
    [levels],
  );
  expect(asked).toMatchObject([{ input: { product: '7', quantity: 1, options: [{ sendid: '15', value: '10-80' }] } }]);
});

test('the default value of a hidden option is omitted, a chosen value is sent', async () => {
  const send = async (country: string) => {
    const { asked } = await post(
      [
        ['product', '7'],
        ['option-12', 'self'],
        ['option-16', country],
      ],
      [],
      [play, vpn],
    );
    return (asked as { input: { options: unknown[] } }[])[0]?.input.options;
  };
  expect(await send('de')).toEqual([{ sendid: '12', value: 'self' }]);
  expect(await send('fr')).toEqual([
    { sendid: '12', value: 'self' },
    { sendid: '16', value: 'fr' },
  ]);
});
