import { expect, test } from 'vitest';
import { readAmount } from './amount-text.ts';

test.each([
  ['500k', 500_000],
  ['500K', 500_000],
  ['1.5m', 1_500_000],
  ['1,5 m', 1_500_000],
  ['2kk', 2_000_000],
  ['1,000,000', 1_000_000],
  ['1.000.000', 1_000_000],
  ['1 000 000', 1_000_000],
  ['250.000', 250_000],
  ['1,234.5', 1235],
  ['12', 12],
  ['500к', 500_000],
  ['1,5 млн', 1_500_000],
  ['５００ｋ', 500_000],
  ['', undefined],
  ['many', undefined],
  ['-5', undefined],
  ['1e9', undefined],
])('%s is parsed as %s', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

test('the unit may be typed after the number', () => {
  expect([' 300K gold ', '1.5m Gold', 'gold', '300k silver'].map((text) => readAmount(text, 'gold'))).toEqual([
    300_000,
    1_500_000,
    undefined,
    undefined,
  ]);
});

test('an amount sold by the million accepts both counts of millions and full amounts', () => {
  expect(
    ['500', '500m', '1.5b', '500000k', '500 million gold'].map((text) => readAmount(text, 'million gold')),
  ).toEqual([500, 500, 1500, 500, 500]);
});
