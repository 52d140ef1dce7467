import { expect, test } from 'vitest';
import { readCart, readPath } from './cart-reader.ts';

test('an empty list is read as an empty cart', () => {
  expect(readCart([], { warnings: [] })).toMatchObject({ products: [], count: 0, total_decimal: '0', coupon: null });
});

test('warnings of the shop are included in the cart', () => {
  expect(readCart([], { warnings: ['Too few'] }).warnings).toEqual(['Too few']);
});

test('the item count is the sum of quantities when the shop does not report it', () => {
  const products = [
    { key: 'a', quantity: '2', total_decimal: '4.00' },
    { key: 'b', quantity: 3, stock: false },
  ];
  const cart = readCart({ products, total_decimal: '4.00' }, { warnings: [] });
  expect(cart.count).toBe(5);
  expect(cart.products.map(({ stock }) => stock)).toEqual([true, false]);
});

test('the path of a line is prefixed with its last breadcrumb unless already included', () => {
  const breadcrumbs = [
    { name: 'WoW', seo_url: 'wow-carry' },
    { name: 'Raids', seo_url: 'wow-carry/raids' },
  ];
  expect(readPath({ seo_url: 'heroic', breadcrumbs })).toBe('wow-carry/raids/heroic');
  expect(readPath({ seo_url: 'wow-carry/raids/heroic', breadcrumbs })).toBe('wow-carry/raids/heroic');
  expect(readPath({ seo_url: '', breadcrumbs })).toBe('');
});

test('amounts in the shop’s own currency are converted to the requested currency', () => {
  const own = {
    products: [{ key: 'a', quantity: '1', price: '$1,306.57', price_raw: '1202.00', total_raw: 1202 }],
    totals: [
      { title: 'Sub-Total', value: 1202 },
      { title: 'Coupon', value: '-20.00' },
    ],
    total_raw: 1182,
  };
  const cart = readCart({ ...own, currency: { value: '1.08700000' } }, { warnings: [] });
  expect(cart).toMatchObject({
    products: [{ price_decimal: '1306.57', total_decimal: '1306.57' }],
    totals: [{ value_decimal: '1306.57' }, { value_decimal: '-21.74' }],
    total_decimal: '1284.83',
  });
  const exact = { key: 'a', quantity: 1, price_decimal: '12.50', total_decimal: '12.50' };
  const ours = { products: [exact], total_decimal: '12.50', currency: { code: 'USD', value: 1.087 } };
  expect(readCart(ours, { warnings: [] })).toMatchObject({ products: [exact], total_decimal: '12.50' });
  expect(readCart({ ...own, currency: { value: 0 } }, { warnings: [] }).total_decimal).toBe('1182');
});
