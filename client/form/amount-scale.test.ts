import { expect, test } from 'vitest';
import { amountAt, checkAmount, fitted, presetsOf, shareOf, short } from './amount-scale.ts';

const gold = { minimum: 50_000, maximum: 5_000_000, step: 10_000 };
const wins = { minimum: 1, maximum: 15, step: 1 };

test('an amount off its steps goes to the nearest one, and never over the bounds', () => {
  expect([1, 54_999, 55_001, 9_000_000].map((amount) => fitted(gold, amount))).toEqual([
    50_000, 50_000, 60_000, 5_000_000,
  ]);
  expect(fitted({ minimum: 100, maximum: 155, step: 10 }, 155)).toBe(150);
});

test('what is wrong with a typed amount is said with its bounds', () => {
  expect(checkAmount(gold, '500000', true)).toBeUndefined();
  for (const wrong of ['1', '500001', '1.5', 'many', '6000000']) {
    expect(checkAmount(gold, wrong, true)).toBe('A whole number from 50,000 to 5,000,000 in steps of 10,000');
  }
  expect([checkAmount(gold, ' ', true), checkAmount(gold, '', false)]).toEqual(['Required', undefined]);
  expect(checkAmount(wins, '16', true)).toBe('A whole number from 1 to 15');
});

test('a wide scale grows by factors, a narrow one by amounts', () => {
  expect(shareOf(gold, 500_000)).toBeCloseTo(0.5);
  expect(shareOf(wins, 8)).toBeCloseTo(0.5);
  expect([amountAt(gold, 0), amountAt(gold, 0.5), amountAt(gold, 1)]).toEqual([50_000, 500_000, 5_000_000]);
  expect(amountAt(wins, 0.5)).toBe(8);
});

test('every amount a slider gives may be chosen', () => {
  for (let at = 0; at <= 100; at++) {
    for (const bounds of [gold, wins, { minimum: 7, maximum: 999, step: 31 }]) {
      expect(checkAmount(bounds, String(amountAt(bounds, at / 100)), true)).toBeUndefined();
    }
  }
});

test('presets are round amounts from the least on', () => {
  expect(presetsOf(gold).map(short)).toEqual(['50 k', '100 k', '250 k', '500 k', '1 M', '2.5 M']);
  expect(presetsOf(wins)).toEqual([1, 5, 10]);
});
