import { expect, test } from 'vitest';
import { countOf, timesOf } from './line-progress.ts';

const [early, late] = ['2026-11-20T18:00:00Z', '2026-11-21T04:00:00Z'];
const work = {
  unitName: 'Steps',
  unitsTotal: 3,
  unitsDone: 0,
  unitReached: null,
  startBy: early,
  doneBy: late,
  startedAt: null,
  doneAt: null,
};
const names = (times: { name: string }[]) => times.map(({ name }) => name);

test('completed units are counted, with the name of the last unit reached', () => {
  expect(countOf(work)).toBe('Steps: 0 of 3');
  expect(countOf({ ...work, unitsDone: 2, unitReached: 'Gold' })).toBe('Steps: 2 of 3, Gold reached');
  expect(countOf({ ...work, unitName: 'Gold', unitsTotal: 500_000, unitsDone: 1200 })).toBe('Gold: 1,200 of 500,000');
});

test('a line of a single unit shows no count', () => {
  expect(countOf({ ...work, unitsTotal: 1 })).toBeUndefined();
});

test('a line shows the promised times that are still open, and the actual times of the others', () => {
  expect(names(timesOf(work, true))).toEqual(['Starts by', 'Done by']);
  expect(names(timesOf({ ...work, startedAt: early }, true))).toEqual(['Started', 'Done by']);
  expect(timesOf({ ...work, startedAt: early, doneAt: late }, true)).toEqual([{ name: 'Done', at: late }]);
});

test('an inactive order shows no promised times', () => {
  expect(timesOf(work, false)).toEqual([]);
  expect(names(timesOf({ ...work, startedAt: early }, false))).toEqual(['Started']);
});
