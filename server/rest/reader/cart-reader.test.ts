import { expect, test } from 'vitest';
import { readCart, readPath } from './cart-reader.ts';

test('an empty cart comes as a list', () => {
  expect(readCart([], { warnings: [] })).toMatchObject({ products: [], count: 0, total_decimal: '0', coupon: null });
});

test('warnings of the shop stand with the cart', () => {
  expect(readCart([], { warnings: ['Too few'] }).warnings).toEqual(['Too few']);
});

test('the number of pieces is counted when the shop does not say it', () => {
  const products = [
    { key: 'a', quantity: '2', total_decimal: '4.00' },
    { key: 'b', quantity: 3, stock: false },
  ];
  const cart = readCart({ products, total_decimal: '4.00' }, { warnings: [] });
  expect(cart.count).toBe(5);
  expect(cart.products.map(({ stock }) => stock)).toEqual([true, false]);
});

test('the path of a line leads through its last breadcrumb', () => {
  const breadcrumbs = [
    { name: 'WoW', seo_url: 'wow-carry' },
    { name: 'Raids', seo_url: 'wow-carry/raids' },
  ];
  expect(readPath({ seo_url: 'heroic', breadcrumbs })).toBe('wow-carry/raids/heroic');
  expect(readPath({ seo_url: 'wow-carry/raids/heroic', breadcrumbs })).toBe('wow-carry/raids/heroic');
  expect(readPath({ seo_url: '', breadcrumbs })).toBe('');
});
