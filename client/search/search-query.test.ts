import { expect, it } from 'vitest';
import { readPage, searchTarget } from './search-query.ts';

it('typed words get an address of their own', () => {
  expect(searchTarget('  heroic raid ')).toBe('/en-us/search/heroic%20raid');
  expect(searchTarget('<b>&/?')).toBe('/en-us/search/%3Cb%3E%26%2F%3F');
});

it('no words lead to the empty search page', () => {
  expect(searchTarget('   ')).toBe('/en-us/search');
});

it('more than 100 characters are cut without breaking one', () => {
  expect(decodeURIComponent(searchTarget('💰'.repeat(101)))).toBe(`/en-us/search/${'💰'.repeat(100)}`);
});

it('a page number that is none is the first page', () => {
  expect(['3', '0', '-1', '1e9', 'x', null].map(readPage)).toEqual([3, 1, 1, 1, 1, 1]);
});
