import { expect, test } from 'vitest';
import { readRate, SAME_CURRENCY } from '#shop/money/currency.ts';
import { rangeInUsd } from './price-range.ts';

test('a price range includes amounts displayed as its bounds and excludes those a cent beyond', () => {
  const { from = 0n, below = 0n } = rangeInUsd('10', '20', SAME_CURRENCY);
  const isWithin = (micros: bigint) => micros >= from && micros < below;
  expect([9_990_000n, 10_000_000n, 20_000_000n, 20_010_000n].map(isWithin)).toEqual([false, true, true, false]);
  // Shown as 10.00 and as 20.00.
  expect([9_996_000n, 20_004_000n].map(isWithin)).toEqual([true, true]);
});

test('a range in another currency is converted back by its rate and rounding steps', () => {
  const rate = readRate('0.5', { micros: 50_000, mode: 'half-up' });
  expect(rangeInUsd('10', '20', rate)).toEqual({ from: 19_900_000n, below: 40_500_000n });
});

test('a missing bound leaves the price range open on that side', () => {
  expect(rangeInUsd(undefined, '5', SAME_CURRENCY)).toEqual({ below: 5_005_000n });
  expect(rangeInUsd('0', undefined, SAME_CURRENCY)).toEqual({ from: 0n });
});
