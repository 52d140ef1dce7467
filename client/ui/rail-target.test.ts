import { expect, it } from 'vitest';
import { railTarget, shownAt } from './rail-target.ts';

it('a rail scrolls by one view and wraps around at both ends', () => {
  expect(railTarget(0, 400, 1000, 1)).toBe(400);
  expect(railTarget(400, 400, 1000, 1)).toBe(600);
  expect(railTarget(600, 400, 1000, 1)).toBe(0);
  expect(railTarget(0, 400, 1000, -1)).toBe(600);
  expect(railTarget(600, 400, 1000, -1)).toBe(200);
});

it('the range of visible cards is reported after scrolling', () => {
  const places = Array.from({ length: 8 }, (_, at): [number, number] => [at * 100, at * 100 + 90]);
  expect(shownAt(0, 400, places)).toEqual({ first: 1, last: 4 });
  expect(shownAt(400, 400, places)).toEqual({ first: 5, last: 8 });
  expect(shownAt(130, 80, places)).toEqual({ first: 2, last: 2 });
});
