import { expect, test } from 'vitest';
import { amountRule } from './amount-rule.ts';

const rule = (...prices: string[]) => ({
  minimum: 1000,
  maximum: 100_000,
  step: 500,
  per: 1,
  unit: '',
  tiers: prices.map((price_decimal, at) => ({ quantity: 1000 * (at + 1), price_decimal })),
});
const told = (...prices: string[]) =>
  amountRule(rule(...prices), 'USD').tiers.map(({ per, price }) => `${price.formatted} per ${per}`);

test('a unit price below one cent is stated per power of ten units that costs at least a dollar', () => {
  expect(told('0.0123', '0.0101')).toEqual(['$1.23 per 100', '$1.01 per 100']);
  expect(told('0.00005', '0.000046')).toEqual(['$5.00 per 100000', '$4.60 per 100000']);
  expect(told('0.000001')).toEqual(['$1.00 per 1000000']);
});

test('a unit price of a cent or more is stated per unit', () => {
  expect(told('12.5', '0.1')).toEqual(['$12.50 per 1', '$0.10 per 1']);
  expect(told('0')).toEqual(['$0.00 per 1']);
});

test('a maximum above the 32-bit integer range is clamped', () => {
  expect(amountRule({ ...rule('1'), maximum: 9_999_999_999 }, 'USD').maximum).toBe(2_147_483_647);
});
