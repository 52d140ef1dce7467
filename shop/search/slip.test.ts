import { expect, test } from 'vitest';
import { canSlip, closest, distanceOf, swapsOf } from './slip.ts';

test.each([
  ['raid', 'raid', 0],
  ['riad', 'raid', 1],
  ['heroc', 'heroic', 1],
  ['mythicc', 'mythic', 1],
  ['manafroge', 'manaforge', 1],
  ['kitten', 'sitting', 3],
  ['', 'abc', 3],
  ['🗡x', '🗡y', 1],
])('from %s to %s it is %i slips', (one, other, distance) => {
  expect([distanceOf(one, other), distanceOf(other, one)]).toEqual([distance, distance]);
});

test('the closest words are guessed, and only within reach of a slip', () => {
  expect(closest('heroci', ['heroic', 'hero', 'erotic'])).toEqual(['heroic']);
  expect(closest('gold', ['bold', 'cold', 'fold', 'hold'])).toEqual(['bold', 'cold', 'fold']);
  expect(closest('xyz', ['raid', 'gold'])).toEqual([]);
  expect(closest('rod', ['raid'])).toEqual([]);
});

test('short words and signs are never slips', () => {
  expect(['m+', 'pl', '123', '%%%', 'raid'].map(canSlip)).toEqual([false, false, false, false, true]);
});

test('neighbours are swapped one pair at a time', () => {
  expect(swapsOf('raid')).toEqual(['arid', 'riad', 'radi']);
});
