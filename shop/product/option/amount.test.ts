import { expect, test } from 'vitest';
import { option } from '#tests/support/catalog/offer.ts';
import type { AmountRule } from '#shop/product/quote/offer.ts';
import { leastAmounts, readAmount } from './amount.ts';

const rule: AmountRule = {
  minimum: 1_000,
  maximum: 50_000,
  step: 500,
  per: 1,
  unit: '',
  tiers: [
    { quantity: 1_000, priceMicros: 12_300 },
    { quantity: 9_900, priceMicros: 10_100 },
    { quantity: 60_000, priceMicros: 1 },
  ],
  eta: null,
};
const gold = option({ id: 1, name: 'Gold', type: 'amount', amount: rule });

test.each([
  ['1000', '1000', '1,000'],
  [50_000, '50000', '50,000'],
  [' 01500 ', '1500', '1,500'],
])('%j is a valid amount', (sent, text, shown) => {
  expect(readAmount(gold, sent)).toMatchObject({ text, shown });
});

test.each(['999', '1001', '50500', 9_999_999_999])('%j is rejected as out of range or between the steps', (sent) => {
  expect(readAmount(gold, sent)).toEqual({
    code: 'out_of_range',
    message: 'Gold must be a whole number from 1,000 to 50,000 in steps of 500!',
  });
});

test.each(['-1000', '1e3', '1,000', '1500.0', 1500.5, 'many', '99999999999', [1000], {}, true])(
  '%j is rejected as an invalid number',
  (sent) => {
    expect(readAmount(gold, sent)).toEqual({ code: 'invalid_field', message: 'Gold is not a valid input!' });
  },
);

test('the smallest amount of each price tier is rounded to a step and kept within the limits', () => {
  expect(leastAmounts(rule)).toEqual([1_000, 1_000, 10_000]);
});
