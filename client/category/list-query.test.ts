import { expect, test } from 'vitest';
import { listPath, pagerEntries, readListQuery } from './list-query.ts';

const read = (query: string) => readListQuery(new URLSearchParams(query));

test('page and order are read from the address', () => {
  expect(read('page=3&sort=price-low')).toEqual({ page: 3, sort: 'price-low' });
});

test.each(['page=0', 'page=-1', 'page=1.5', 'page=abc', 'page=1e9', 'page=999999', 'page=', ''])(
  '%j means the first page',
  (query) => {
    expect(read(query).page).toBe(1);
  },
);

test('an unknown order means the shop’s own', () => {
  expect(read('sort=drop table').sort).toBe('featured');
});

test('the address of a list says only what is not the default', () => {
  expect(listPath('/en-us/wow', { page: 1, sort: 'featured' })).toBe('/en-us/wow');
  expect(listPath('/en-us/wow', { page: 2, sort: 'name' })).toBe('/en-us/wow?sort=name&page=2');
});

test('a long pager keeps both ends and the neighbours', () => {
  expect(pagerEntries(1, 3)).toEqual([1, 2, 3]);
  expect(pagerEntries(6, 12)).toEqual([1, 'gap', 5, 6, 7, 'gap', 12]);
  expect(pagerEntries(1, 1)).toEqual([1]);
});
