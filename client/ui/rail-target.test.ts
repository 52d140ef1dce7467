import { expect, it } from 'vitest';
import { railTarget } from './rail-target.ts';

it('a rail moves by a view and goes round at both ends', () => {
  expect(railTarget(0, 400, 1000, 1)).toBe(400);
  expect(railTarget(400, 400, 1000, 1)).toBe(600);
  expect(railTarget(600, 400, 1000, 1)).toBe(0);
  expect(railTarget(0, 400, 1000, -1)).toBe(600);
  expect(railTarget(600, 400, 1000, -1)).toBe(200);
});
