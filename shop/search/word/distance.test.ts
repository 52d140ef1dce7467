import { expect, test } from 'vitest';
import { distanceOf } from './distance.ts';

test.each([
  ['raid', 'raid', 0],
  ['riad', 'raid', 1],
  ['heroc', 'heroic', 1],
  ['mythicc', 'mythic', 1],
  ['manafroge', 'manaforge', 1],
  ['kitten', 'sitting', 3],
  ['', 'abc', 3],
  ['🗡x', '🗡y', 1],
])('the edit distance from %s to %s is %i', (one, other, distance) => {
  expect([distanceOf(one, other), distanceOf(other, one)]).toEqual([distance, distance]);
});
