import { expect, test } from 'vitest';
import { canMove, statusName } from './status.ts';

const ALLOWED = new Set([
  '0-1',
  '0-2',
  '1-2',
  '2-3',
  '3-5',
  '2-15',
  '15-5',
  '0-14',
  '1-14',
  '0-7',
  '1-7',
  '0-10',
  '1-10',
  '0-8',
  '1-8',
  '2-11',
  '3-11',
  '5-11',
  '15-11',
  '2-12',
  '3-12',
  '5-12',
  '2-13',
  '3-13',
  '5-13',
  '12-9',
  '13-9',
  '1-16',
]);
const STATUSES = [0, 1, 2, 3, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16];

test('an order may take the moves of the contract and no other', () => {
  for (const from of STATUSES) {
    for (const to of STATUSES) expect([from, to, canMove(from, to)]).toEqual([from, to, ALLOWED.has(`${from}-${to}`)]);
  }
});

test('every status has a name', () => {
  expect(STATUSES.map(statusName)).not.toContain('Unknown');
});
