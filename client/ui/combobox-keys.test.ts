import { expect, test } from 'vitest';
import { nextRow } from './combobox-keys.ts';

test.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 0, 3, 2],
  ['PageDown', -1, 20, 7],
  ['PageDown', 16, 20, 19],
  ['PageUp', 9, 20, 1],
  ['PageUp', -1, 20, 0],
  ['Home', 4, 20, 0],
  ['End', 4, 20, 19],
])('%s moves from row %i of %i to row %i', (key, active, count, row) => {
  expect(nextRow(key, active, count)).toBe(row);
});

test.each([
  ['Home', -1, 3],
  ['End', -1, 3],
  ['a', 1, 3],
  ['ArrowDown', -1, 0],
])('%s is not handled at row %i of %i', (key, active, count) => {
  expect(nextRow(key, active, count)).toBeUndefined();
});
