import { expect, it } from 'vitest';
import { resultsPath, searchTarget } from './search-query.ts';

it('a search text becomes part of the address', () => {
  expect(searchTarget('  heroic raid ')).toBe('/en-us/search/heroic%20raid');
  expect(searchTarget('<b>&/?')).toBe('/en-us/search/%3Cb%3E%26%2F%3F');
});

it('no words lead to the empty search page', () => {
  expect(searchTarget('   ')).toBe('/en-us/search');
});

it('more than 100 characters are cut without breaking one', () => {
  expect(decodeURIComponent(searchTarget('💰'.repeat(101)))).toBe(`/en-us/search/${'💰'.repeat(100)}`);
});

it('the address of results says only what is not the default', () => {
  const plain = { query: 'm+ key', game: '', sort: 'featured', page: 1, price: { min: '', max: '' } };
  expect(resultsPath(plain)).toBe('/en-us/search/m%2B%20key');
  expect(resultsPath({ ...plain, game: 'wow-carry', sort: 'price-low', page: 2 })).toBe(
    '/en-us/search/m%2B%20key?game=wow-carry&sort=price-low&page=2',
  );
  expect(resultsPath({ ...plain, price: { min: '10', max: '50' } })).toBe('/en-us/search/m%2B%20key?min=10&max=50');
});
