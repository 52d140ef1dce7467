import { expect, test } from 'vitest';
import { askedPrice, isTidyPrice, priceParameters, priceWords, readPrice } from './price-range.ts';

const read = (query: string) => readPrice(new URLSearchParams(query));

test('both price bounds are read from the URL, lower first', () => {
  expect(read('min=10&max=50')).toEqual({ min: '10', max: '50' });
  expect(read('min=50&max=10')).toEqual({ min: '10', max: '50' });
  expect(read('min=9&max=10')).toEqual({ min: '9', max: '10' });
});

test.each(['', 'min=', 'min=0&max=x', 'min=-5&max=1e3', 'max=1.5', 'max=10000000', 'min=%F0%9F%92%B0'])(
  '%j falls back to any price',
  (query) => expect(read(query)).toEqual({ min: '', max: '' }),
);

test('only the normalized form of a price range is canonical', () => {
  const tidy = (query: string) => isTidyPrice(new URLSearchParams(query));
  expect(['', 'min=10', 'max=50', 'min=10&max=50'].map(tidy)).toEqual([true, true, true, true]);
  expect(['min=', 'min=010', 'min=50&max=10', 'min=10&min=10', 'max=x', 'min=0'].map(tidy)).not.toContain(true);
});

test('a price range is formatted for the URL, the API and the shopper', () => {
  expect(priceParameters({ min: '10', max: '' })).toEqual(['min=10']);
  expect(askedPrice({ min: '10', max: '' })).toEqual({ from: 10, to: null });
  expect(askedPrice({ min: '', max: '' })).toBeNull();
  const words = [
    { min: '10', max: '50' },
    { min: '10', max: '' },
    { min: '', max: '50' },
    { min: '', max: '' },
  ].map((range) => priceWords(range, '€'));
  expect(words).toEqual(['€10 to €50', 'From €10', 'Up to €50', '']);
});
