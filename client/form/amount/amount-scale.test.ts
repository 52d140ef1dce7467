import { expect, test } from 'vitest';
import { amountAt, fitted, presetsOf, settledAmount, shareOf, short } from './amount-scale.ts';

const gold = { minimum: 50_000, maximum: 5_000_000, step: 10_000 };
const wins = { minimum: 1, maximum: 15, step: 1 };

test('an amount is rounded to the nearest step and clamped to its bounds', () => {
  expect([1, 54_999, 55_001, 9_000_000].map((amount) => fitted(gold, amount))).toEqual([
    50_000, 50_000, 60_000, 5_000_000,
  ]);
  expect(fitted({ minimum: 100, maximum: 155, step: 10 }, 155)).toBe(150);
});

test('an invalid amount is set to the nearest valid one, with the reason', () => {
  expect(settledAmount(gold, 500_000)).toEqual({ amount: 500_000, reason: undefined });
  expect(settledAmount(gold, 1)).toEqual({ amount: 50_000, reason: 'Set to 50,000, the least we sell' });
  expect(settledAmount(gold, 6e6)).toEqual({ amount: 5_000_000, reason: 'Set to 5,000,000, the most in one order' });
  expect(settledAmount(gold, 500_001).reason).toBe('Set to 500,000: it goes up in steps of 10,000');
});

test('a wide scale is logarithmic, a narrow one linear', () => {
  expect(shareOf(gold, 500_000)).toBeCloseTo(0.5);
  expect(shareOf(wins, 8)).toBeCloseTo(0.5);
  expect([amountAt(gold, 0), amountAt(gold, 0.5), amountAt(gold, 1)]).toEqual([50_000, 500_000, 5_000_000]);
  expect(amountAt(wins, 0.5)).toBe(8);
});

test('every amount on the slider is a valid amount', () => {
  for (let at = 0; at <= 100; at++) {
    for (const bounds of [gold, wins, { minimum: 7, maximum: 999, step: 31 }]) {
      const amount = amountAt(bounds, at / 100);
      expect(fitted(bounds, amount)).toBe(amount);
    }
  }
});

test('presets are round amounts, starting at the minimum', () => {
  expect(presetsOf(gold).map(short)).toEqual(['50k', '250k', '500k', '2.5M', '5M']);
  expect(presetsOf(wins)).toEqual([1, 5, 10]);
});
