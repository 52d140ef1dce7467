import { expect, test } from 'vitest';
import { readProduct } from './product-reader.ts';

/** As a stock shop answers: numbers as texts, no exact decimals, no extras of ours. */
const stock = {
  id: '42',
  name: 'Raid &amp; loot',
  seo_url: 'raid',
  price: '1,202.00',
  special: 0,
  minimum: '1',
  quantity: 10,
  description: '<ul><li>a</li></ul>',
  options: [
    {
      product_option_id: 7,
      name: 'Loot',
      type: 'image_swatch',
      required: '1',
      option_value: [{ product_option_value_id: '3', name: 'All', price: 5, price_prefix: '-' }, { name: 'broken' }],
    },
    'junk',
  ],
  breadcrumbs: [],
};

test('a product of a stock shop is read with defaults for missing fields', () => {
  expect(readProduct(stock)).toMatchObject({
    product_id: 42,
    name: 'Raid & loot',
    from_decimal: '1202.00',
    from_before_decimal: undefined,
    minimum: 1,
    maximum: null,
    in_stock: true,
    label: '',
    options: [{ product_option_id: '7', type: 'text', required: true, option_value: [{ price_decimal: '-5' }] }],
  });
});

test('a product card keeps the type of an option that comes without its values', () => {
  const { description: _, ...card } = stock;
  const options = [{ product_option_id: 7, name: 'Gold', type: 'amount', required: 1 }];
  expect(readProduct({ ...card, category_path: 'wow-carry/gold', options })).toMatchObject({
    detail: 'card',
    options: [{ type: 'amount' }],
  });
});

test('the price of the cheapest complete configuration takes precedence over special and price', () => {
  const prices = { price_decimal: '19.90', special_decimal: '14.90' };
  expect(readProduct({ ...stock, ...prices })).toMatchObject({ from_decimal: '14.90', from_before_decimal: '19.90' });
  const ours = { ...prices, from_decimal: '16.00', from_before_decimal: '21.00' };
  expect(readProduct({ ...stock, ...ours })).toMatchObject({ from_decimal: '16.00', from_before_decimal: '21.00' });
});

test.each([{}, { id: 'x', seo_url: 'a' }, { id: 1, seo_url: '' }])('%o is not a valid product', (raw) => {
  expect(readProduct(raw)).toBeUndefined();
});
