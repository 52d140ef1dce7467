import { expect, test } from 'vitest';
import { SAME_CURRENCY } from '#shop/money/currency.ts';
import { option, value } from '#tests/support/catalog/offer.ts';
import { bracketsOf, commonRanges } from './bracket.ts';

/** Steps 0, 1, 2 …, each at so many dollars; the first costs nothing. */
function range(preset: string, ...dollars: number[]) {
  const values = [0, ...dollars].map((price, at) => value(at + 1, String(at), price * 1_000_000));
  return option({ id: 1, type: 'range', preset, values });
}

const brackets = (...dollars: number[]) => bracketsOf(range('', ...dollars), 0, SAME_CURRENCY);

test('consecutive steps with the same price form one bracket', () => {
  expect(brackets(1, 1, 1, 4, 4, 9)).toEqual([
    { from: 0, to: 3, least: 1_000_000, most: 1_000_000 },
    { from: 3, to: 5, least: 4_000_000, most: 4_000_000 },
    { from: 5, to: 6, least: 9_000_000, most: 9_000_000 },
  ]);
});

test('more than six brackets are merged by nearest price, without gaps', () => {
  const list = brackets(1, 2, 4, 8, 16, 32, 64, 65, 130);
  expect(list).toHaveLength(6);
  expect(list.map(({ from }) => from)).toEqual([0, ...list.slice(0, -1).map(({ to }) => to)]);
  expect(list.some(({ least, most }) => least === 64_000_000 && most >= 65_000_000)).toBe(true);
  expect([list[0]?.least, list.at(-1)?.most, list.at(-1)?.to]).toEqual([1_000_000, 130_000_000, 9]);
});

test.each([
  // What is preselected, the bracket below it, all up to it, the whole.
  ['4-6', [1, 1, 4, 4, 9, 9], ['4-6', '2-4', '0-4', '0-6']],
  // One below and one above.
  ['2-4', [1, 1, 4, 4, 9, 9], ['2-4', '0-2', '4-6', '0-6']],
  ['0-2', [1, 1, 4, 4, 9, 9], ['0-2', '2-4', '0-6']],
  ['0-6', [1, 1, 4, 4, 9, 9], ['0-6']],
  // Nothing is preselected.
  ['', [1, 1, 4, 4, 9, 9], ['0-2', '2-4', '0-6']],
  ['', [1, 1], ['0-2']],
])('with %j preselected the common ranges are a few from the price list', (preset, dollars, expected) => {
  const levels = range(preset, ...dollars);
  const ranges = commonRanges(levels, bracketsOf(levels, 0, SAME_CURRENCY));
  expect(ranges.map((ends) => ends.join('-'))).toEqual(expected);
});
