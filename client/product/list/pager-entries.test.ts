import { expect, test } from 'vitest';
import { pagerEntries } from './pager-entries.ts';

test('a long pager keeps the first and last page and the neighbors of the current page', () => {
  expect(pagerEntries(1, 3)).toEqual([1, 2, 3]);
  expect(pagerEntries(6, 12)).toEqual([1, 'gap', 5, 6, 7, 'gap', 12]);
  expect(pagerEntries(1, 1)).toEqual([1]);
});
