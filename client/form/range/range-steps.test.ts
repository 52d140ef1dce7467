import { expect, test } from 'vitest';
import { endsOf, isNumbered, limitsOf, movedRange, rangeWords, settledEnds, shortSpan, unitOf } from './range-steps.ts';

const levels = Array.from({ length: 71 }, (_, i) => ({ key: String(i + 10), name: `Level ${i + 10}` }));
const rating = [0, 100, 200, 300].map((at) => ({ key: String(at), name: `Rating ${at}` }));
const ranks = ['Bronze', 'Silver', 'Gold'].map((name) => ({ key: name.toLowerCase(), name }));

test('a range value is two steps, the lower first', () => {
  expect(endsOf(levels, '10-80')).toEqual([0, 70]);
  for (const wrong of ['80-10', '10-10', '10', '10-', '9-80', '10-20-30', ''])
    expect(endsOf(levels, wrong)).toBeUndefined();
});

test('moving one end of a range past the other pushes it, within the bounds', () => {
  expect(movedRange([0, 5], 'from', 3, 10)).toEqual([3, 5]);
  expect(movedRange([0, 5], 'from', 7, 10)).toEqual([7, 8]);
  expect(movedRange([0, 5], 'from', 99, 10)).toEqual([9, 10]);
  expect(movedRange([4, 5], 'to', 2, 10)).toEqual([1, 2]);
  expect(movedRange([4, 5], 'to', -1, 10)).toEqual([0, 1]);
});

test.each([
  ['Level 80', 'Level 90', 'Level 80 to 90'],
  ['Item level 220', 'Item level 280', 'Item level 220 to 280'],
  ['Rating 1,000', 'Rating 1,600', 'Rating 1,000 to 1,600'],
  ['No rank', 'Rank 3', 'No rank to Rank 3'],
  ['1500', '1600', '1500 to 1600'],
  ['Silver 1', 'Gold 1', 'Silver 1 to Gold 1'],
  ['Torment I', 'Torment IV', 'Torment I to Torment IV'],
])('from %s to %s is shown as %s', (from, to, words) => {
  expect(rangeWords(from, to)).toBe(words);
});

test('only ranges with numeric step keys can be typed', () => {
  expect([levels, rating, ranks].map(isNumbered)).toEqual([true, true, false]);
});

test.each([
  [
    ['120', '240'],
    [1, 2],
  ],
  [
    ['149', '151'],
    [1, 2],
  ],
  [
    ['300', '100'],
    [1, 3],
  ],
  [
    ['900', '900'],
    [2, 3],
  ],
  [
    ['0', '0'],
    [0, 1],
  ],
  [['', '100'], undefined],
])('%j is snapped to steps, lower first', (typed, ends) => {
  const settled = settledEnds(rating, typed);
  expect(settled).toEqual(ends);
});

test('ranges, price units and limits have short labels', () => {
  expect([shortSpan(levels, [0, 70]), shortSpan(rating, [1, 3]), shortSpan(ranks, [0, 2])]).toEqual([
    '10–80',
    '100–300',
    'Bronze – Gold',
  ]);
  expect([levels, rating, ranks].map(unitOf)).toEqual(['per level', 'per 100', 'per step']);
  expect([levels, rating].map(limitsOf)).toEqual(['10 to 80', '0 to 300, in steps of 100']);
});
