import { describe, expect, test } from 'vitest';
import { randomOf } from '#tests/support/hostile/random.ts';
import { compensationFor, latePercent, type Refundable, shareNotDone, within } from './rules.ts';

const HOUR_MS = 60 * 60 * 1000;
const line = (given: Partial<Refundable> = {}): Refundable => ({
  paidMinor: 6000,
  unitsDone: 0,
  unitsTotal: 40,
  steps: null,
  isStarted: true,
  refundedMinor: 0,
  ...given,
});

describe('the refund for work not yet done', () => {
  test('is the whole unrefunded price before the work has started', () => {
    expect(shareNotDone(line({ isStarted: false }))).toBe(6000);
    expect(shareNotDone(line({ isStarted: false, refundedMinor: 1500 }))).toBe(4500);
  });

  test('of 40 levels for 60.00, 10 of them done, is 45.00', () => {
    expect(shareNotDone(line({ unitsDone: 10 }))).toBe(4500);
    const steps = Array.from({ length: 40 }, (_, at) => ({ name: `Level ${at + 2}`, weight: 1_500_000 }));
    expect(shareNotDone(line({ unitsDone: 10, steps }))).toBe(4500);
  });

  test('follows the prices of the remaining steps', () => {
    const steps = [10, 20, 70].map((weight) => ({ name: '', weight }));
    const left = [0, 1, 2, 3].map((unitsDone) => shareNotDone(line({ steps, unitsTotal: 3, unitsDone })));
    expect(left).toEqual([6000, 5400, 4200, 0]);
    const twice = [1, 3, 4, 6].map((unitsDone) => shareNotDone(line({ steps, unitsTotal: 6, unitsDone })));
    expect(twice).toEqual([5700, 3000, 2700, 0]);
  });

  test('is proportional to the number of units when no step has a price', () => {
    const steps = [0, 0].map((weight) => ({ name: '', weight }));
    expect(shareNotDone(line({ steps, unitsTotal: 2, unitsDone: 1 }))).toBe(3000);
  });

  test('rounds a fraction of a cent up', () => {
    expect(shareNotDone(line({ paidMinor: 100, unitsTotal: 3, unitsDone: 1 }))).toBe(67);
    expect(shareNotDone(line({ paidMinor: 100, unitsTotal: 3, unitsDone: 2 }))).toBe(34);
  });

  test('never grows as work is done, is between zero and the unrefunded price, and ends at zero', () => {
    const random = randomOf(20);
    for (let round = 0; round < 100; round += 1) {
      const stepCount = random(8);
      const steps = stepCount ? Array.from({ length: stepCount }, () => ({ name: '', weight: random(90) })) : null;
      const unitsTotal = (stepCount || 1 + random(60)) * (1 + random(4));
      const paidMinor = random(1_000_000_000);
      const refundedMinor = random(2) ? random(paidMinor + 1) : 0;
      const given = line({ paidMinor, refundedMinor, unitsTotal, steps });
      const shares = Array.from({ length: unitsTotal + 1 }, (_, unitsDone) => shareNotDone({ ...given, unitsDone }));
      for (const [at, share] of shares.entries()) {
        expect(Number.isSafeInteger(share)).toBe(true);
        expect(share).toBeLessThanOrEqual(shares[at - 1] ?? paidMinor - refundedMinor);
        expect(share).toBeGreaterThanOrEqual(0);
      }
      expect(shares.at(-1)).toBe(0);
    }
  });
});

describe('compensation for a broken promise', () => {
  test.each([
    [0, 0, 0],
    [2, 0, 0],
    [2.1, 0, 5],
    [0, 0.1, 10],
    [0, 23.9, 10],
    [0, 24, 15],
    [0, 30, 15],
    [3, 30, 20],
    [3, 96, 30],
    [0, 1000, 30],
  ])('for work started %d hours late and done %d hours late is %d percent', (start, done, percent) => {
    expect(latePercent({ startMs: start * HOUR_MS, doneMs: done * HOUR_MS })).toBe(percent);
  });

  test('for a line of 80.00 done 30 hours late is 12.00', () => {
    const percent = latePercent({ startMs: 0, doneMs: 30 * HOUR_MS });
    expect(compensationFor({ paidMinor: 8000, refundedMinor: 0 }, percent, 0)).toBe(1200);
  });

  test('is reduced by compensation already paid', () => {
    expect(compensationFor({ paidMinor: 8000, refundedMinor: 800 }, 15, 800)).toBe(400);
    expect(compensationFor({ paidMinor: 8000, refundedMinor: 1200 }, 15, 1200)).toBe(0);
  });

  test('is at most the amount not yet refunded', () => {
    expect(compensationFor({ paidMinor: 8000, refundedMinor: 7900 }, 30, 0)).toBe(100);
    expect(compensationFor({ paidMinor: 8000, refundedMinor: 8000 }, 30, 0)).toBe(0);
  });

  test('plus the refund for work not yet done is at most the price, in either order', () => {
    const random = randomOf(30);
    for (let round = 0; round < 500; round += 1) {
      const paidMinor = random(100_000);
      const unitsTotal = 1 + random(20);
      const given = line({ paidMinor, unitsTotal, unitsDone: random(unitsTotal + 1) });
      const percent = random(31);
      const first = compensationFor({ paidMinor, refundedMinor: 0 }, percent, 0);
      const after = first + shareNotDone({ ...given, refundedMinor: first });
      const share = shareNotDone(given);
      const before = share + compensationFor({ paidMinor, refundedMinor: share }, percent, 0);
      expect([after <= paidMinor, before <= paidMinor]).toEqual([true, true]);
    }
  });
});

test('refunds are limited to the remaining amount of the order', () => {
  expect(within(100, [40, 50, 30])).toEqual([40, 50, 10]);
  expect(within(-1, [40])).toEqual([0]);
});
