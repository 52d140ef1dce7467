import { expect, test } from 'vitest';
import { productSort, readPage, readSort, serviceCount } from './sorts.ts';

test('an invalid page number falls back to the first page', () => {
  const read = (page: string) => readPage(new URLSearchParams({ page }));
  expect(['3', '0', '-1', '1e9', 'x', ''].map(read)).toEqual([3, 1, 1, 1, 1, 1]);
  expect(readPage(new URLSearchParams())).toBe(1);
});

test('an unknown sort order falls back to featured', () => {
  expect(readSort(new URLSearchParams('sort=price-low'))).toBe('price-low');
  expect(readSort(new URLSearchParams('sort=__proto__'))).toBe('featured');
  expect(['price-low', 'nothing'].map(productSort)).toEqual(['PRICE_LOW', 'FEATURED']);
});

test('the number of services is formatted with its noun', () => {
  expect([0, 1, 23, 1234].map(serviceCount)).toEqual(['0 services', '1 service', '23 services', '1,234 services']);
});
