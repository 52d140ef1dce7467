import { expect, it } from 'vitest';
import { resultsPath, searchTarget } from './search-query.ts';

it('a search text is trimmed and encoded into the URL', () => {
  expect(searchTarget('  heroic raid ')).toBe('/en-us/search/heroic%20raid');
  expect(searchTarget('<b>&/?')).toBe('/en-us/search/%3Cb%3E%26%2F%3F');
});

it('an empty search text leads to the search page', () => {
  expect(searchTarget('   ')).toBe('/en-us/search');
});

it('a search text is cut to 100 characters without splitting one', () => {
  expect(decodeURIComponent(searchTarget('💰'.repeat(101)))).toBe(`/en-us/search/${'💰'.repeat(100)}`);
});

it('the URL of search results omits default values', () => {
  const plain = { query: 'm+ key', game: '', sort: 'featured', page: 1, price: { min: '', max: '' } };
  expect(resultsPath(plain)).toBe('/en-us/search/m%2B%20key');
  expect(resultsPath({ ...plain, game: 'wow-carry', sort: 'price-low', page: 2 })).toBe(
    '/en-us/search/m%2B%20key?game=wow-carry&sort=price-low&page=2',
  );
  expect(resultsPath({ ...plain, price: { min: '10', max: '50' } })).toBe('/en-us/search/m%2B%20key?min=10&max=50');
});
