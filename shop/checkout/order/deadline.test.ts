import { expect, test } from 'vitest';
import { deadlineOf } from './deadline.ts';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const NOW = new Date('2026-03-10T12:00:00Z');
const LIMITS = { quickMs: 30 * MINUTE_MS, slowMs: 24 * HOUR_MS, farRunMs: 72 * HOUR_MS };

const after = (ms: number) => new Date(NOW.getTime() + ms);
const minutesOf = (isSlow: boolean, ...runs: number[]) =>
  (deadlineOf({ isSlow, runs: runs.map(after) }, LIMITS, NOW).getTime() - NOW.getTime()) / MINUTE_MS;

test('the payment deadline is half an hour, or a day for a slow method such as a bank transfer', () => {
  expect([minutesOf(false), minutesOf(true)]).toEqual([30, 24 * 60]);
});

test('a slow payment method gets the long deadline only while the first run is 72 hours away', () => {
  expect(minutesOf(true, 100 * HOUR_MS, 72 * HOUR_MS)).toBe(24 * 60);
  expect(minutesOf(true, 100 * HOUR_MS, 72 * HOUR_MS - 1)).toBe(30);
});

test.each([[20 * MINUTE_MS], [3 * MINUTE_MS], [1000], [1]])(
  'the payment deadline is before the start of a run that begins in %i ms',
  (ms) => {
    for (const isSlow of [false, true]) {
      const deadline = deadlineOf({ isSlow, runs: [after(ms)] }, LIMITS, NOW).getTime() - NOW.getTime();
      expect(deadline).toBeLessThan(ms);
      expect(deadline).toBeGreaterThanOrEqual(0);
    }
  },
);

test('the payment deadline is at least two minutes before the run, however long the configured limits', () => {
  const long = { ...LIMITS, quickMs: 90 * HOUR_MS, slowMs: 90 * HOUR_MS };
  expect(deadlineOf({ isSlow: true, runs: [after(80 * HOUR_MS)] }, long, NOW)).toEqual(
    after(80 * HOUR_MS - 2 * MINUTE_MS),
  );
});
