import { expect, test } from 'vitest';
import { canMove, LIVE, type Stage, stageOf, statusName } from '#shop/order/stage.ts';

const ALLOWED: Record<Stage, Stage[]> = {
  created: ['pending', 'paid', 'cancelled', 'denied', 'failed', 'expired'],
  pending: ['paid', 'cancelled', 'denied', 'failed', 'expired', 'voided'],
  paid: ['assigned', 'cancelled', 'refunded', 'disputed'],
  assigned: ['in_progress', 'cancelled', 'refunded', 'disputed'],
  in_progress: ['paused', 'completed', 'cancelled', 'refunded', 'disputed'],
  paused: ['in_progress', 'cancelled', 'refunded', 'disputed'],
  completed: ['refunded', 'disputed'],
  disputed: ['paid', 'assigned', 'in_progress', 'paused', 'completed', 'refunded', 'reversed'],
  cancelled: [],
  denied: [],
  failed: [],
  expired: [],
  voided: [],
  refunded: ['disputed'],
  reversed: [],
};
const STAGES = Object.keys(ALLOWED) as Stage[];

test('an order allows exactly the transitions of its stage', () => {
  for (const from of STAGES) {
    for (const to of STAGES) expect([from, to, canMove(from, to)]).toEqual([from, to, ALLOWED[from].includes(to)]);
  }
});

test('a paid order can be refunded or disputed at every stage', () => {
  for (const stage of LIVE)
    expect([stage, canMove(stage, 'refunded'), canMove(stage, 'disputed')]).toEqual([stage, true, true]);
});

test('the status numbers of the contract allow the same transitions as the stages', () => {
  const told = [0, 1, 2, 15, 3, 5].map(stageOf);
  expect(told).toEqual(['created', 'pending', 'paid', 'assigned', 'in_progress', 'completed']);
  expect([canMove(0, 2), canMove(1, 14), canMove(2, 15), canMove(15, 3), canMove(3, 5)]).toEqual(Array(5).fill(true));
  expect([canMove(2, 1), canMove(7, 2), canMove(11, 2), canMove(99, 2)]).toEqual(Array(4).fill(false));
});

test('every status number has a name', () => {
  const numbers = [0, 1, 2, 3, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16];
  expect(numbers.map(statusName)).not.toContain('Unknown');
});
