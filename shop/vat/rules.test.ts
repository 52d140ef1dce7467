import { expect, test } from 'vitest';
import { containedVat, percentOf, rateOn, vatOfParts } from './rules.ts';

test.each([
  [11_900, 1900, 1_900],
  [6_050, 1900, 966],
  [0, 1900, 0],
  [1, 1900, 0],
  // Half a unit goes up: 3 × 2000 / 12000 is 0.5.
  [3, 2000, 1],
  [2_000_000, 2550, 406_375],
  [9_999, 0, 0],
])('%i gross at a rate of %i hundredths of a percent contain VAT of %i', (gross, rate, vat) => {
  expect(containedVat(gross, rate)).toBe(vat);
});

test('the VAT of parts adds up to the VAT of their sum, each within one unit of its own', () => {
  for (const rate of [550, 770, 1900, 2550]) {
    for (const parts of [[1, 1, 1, 1, 1, 1], [333, 333, 334], [0, 999, 0, 1], [6_050]]) {
      const vats = vatOfParts(parts, rate);
      const sum = parts.reduce((total, part) => total + part, 0);
      expect(vats.reduce((total, vat) => total + vat, 0)).toBe(containedVat(sum, rate));
      parts.forEach((part, at) => {
        expect(Math.abs((vats[at] ?? Number.NaN) - containedVat(part, rate))).toBeLessThanOrEqual(1);
      });
    }
  }
});

test('the VAT rate of a day is the latest one in effect, in whatever order rates are listed', () => {
  const rates = [
    { country: 'FI', rate: 2550, from: '2024-09-01' },
    { country: 'FI', rate: 2400 },
    { country: 'DE', rate: 1900, from: '2021-01-01' },
  ];
  expect(['2024-08-31', '2024-09-01', '2026-01-01'].map((day) => rateOn(rates, 'FI', day))).toEqual([2400, 2550, 2550]);
  expect(rateOn(rates, 'DE', '2020-12-31')).toBe(0);
  expect(rateOn(rates, 'US', '2026-01-01')).toBe(0);
});

test('percentages are shown without trailing zeros', () => {
  expect([1900, 550, 2555, 0].map(percentOf)).toEqual(['19', '5.5', '25.55', '0']);
});
