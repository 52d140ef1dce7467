import { expect, test } from 'vitest';
import { ratingOf } from './rating.ts';

test('a product without reviews has no rating', () => {
  expect(ratingOf([0, 0, 0, 0, 0])).toBeNull();
});

test('a rating with fewer than five reviews has a count but no average', () => {
  expect(ratingOf([0, 0, 0, 0, 4])).toMatchObject({ count: 4, average: null });
  expect(ratingOf([1, 0, 0, 0, 4])).toMatchObject({ count: 5, average: 4.2 });
});

test('star counts are listed in descending order', () => {
  expect(ratingOf([1, 0, 2, 0, 3])?.counts).toEqual([
    { stars: 5, count: 3 },
    { stars: 4, count: 0 },
    { stars: 3, count: 2 },
    { stars: 2, count: 0 },
    { stars: 1, count: 1 },
  ]);
});
