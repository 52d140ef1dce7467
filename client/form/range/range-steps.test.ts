import { expect, test } from 'vitest';
import { endsOf, movedRange, rangeWords, ticksOf } from './range-steps.ts';

const levels = Array.from({ length: 71 }, (_, i) => ({ key: String(i + 10), name: `Level ${i + 10}` }));
const ranks = ['Bronze', 'Silver', 'Gold'].map((name) => ({ key: name.toLowerCase(), name }));

test('a range is two steps, the lower first', () => {
  expect(endsOf(levels, '10-80')).toEqual([0, 70]);
  for (const wrong of ['80-10', '10-10', '10', '10-', '9-80', '10-20-30', ''])
    expect(endsOf(levels, wrong)).toBeUndefined();
});

test('few steps are all written under the slider, many only now and then', () => {
  expect(ticksOf(ranks).map(({ label }) => label)).toEqual(['Bronze', 'Silver', 'Gold']);
  expect(ticksOf(levels)).toEqual([
    { at: 0, label: '10' },
    { at: 18, label: '28' },
    { at: 35, label: '45' },
    { at: 53, label: '63' },
    { at: 70, label: '80' },
  ]);
});

test('an end that meets the other pushes it, and both stay on the steps', () => {
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
])('from %s to %s reads %s', (from, to, words) => {
  expect(rangeWords(from, to)).toBe(words);
});
