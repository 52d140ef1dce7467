import { expect, test } from 'vitest';
import { ANY_PRICE } from '#client/product/list/price-range.ts';
import { isTidy, listPath, readListQuery } from './list-query.ts';

const read = (query: string) => readListQuery(new URLSearchParams(query));

test('page, sort order and filters are read from the URL', () => {
  expect(read('page=3&sort=price-low&f=12,15')).toEqual({
    page: 3,
    sort: 'price-low',
    filters: ['12', '15'],
    price: { min: '', max: '' },
  });
});

test.each(['page=0', 'page=-1', 'page=1.5', 'page=abc', 'page=1e9', 'page=999999', 'page=', ''])(
  '%j falls back to the first page',
  (query) => {
    expect(read(query).page).toBe(1);
  },
);

test('an unknown sort order falls back to featured', () => {
  expect(read('sort=drop table').sort).toBe('featured');
});

test('filters are normalized: sorted, deduplicated, valid, and at most 30', () => {
  for (const query of ['f=15,12', 'f=12&f=15', 'f=12,12,15', 'f=15,x,12,-3,0,1e3,', 'f=12%2C15']) {
    expect([query, read(query).filters]).toEqual([query, ['12', '15']]);
  }
  expect(read(`f=${Array.from({ length: 99 }, (_, at) => at + 1).join()}`).filters).toHaveLength(30);
});

test('only the normalized form of the filters is canonical', () => {
  const tidy = (query: string) => isTidy(new URLSearchParams(query));
  expect(['', 'f=12', 'f=12,15', 'f=12&min=10'].map(tidy)).toEqual([true, true, true, true]);
  expect(['f=', 'f=15,12', 'f=12&f=15', 'f=12,', 'f=x', 'f=12&min='].map(tidy)).not.toContain(true);
});

test('the URL of a list omits default values', () => {
  expect(listPath('/en-us/wow', { page: 1, sort: 'featured', filters: [], price: ANY_PRICE })).toBe('/en-us/wow');
  expect(listPath('/en-us/wow', { page: 2, sort: 'name', filters: ['3', '12'], price: { min: '', max: '50' } })).toBe(
    '/en-us/wow?f=3,12&max=50&sort=name&page=2',
  );
});
