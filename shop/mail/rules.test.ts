import { expect, test } from 'vitest';
import { MAX_ATTEMPTS, retryAt } from './rules.ts';

const now = new Date('2026-05-01T12:00:00Z');
const pause = (attempts: number) => (retryAt(attempts, now)?.getTime() ?? 0) - now.getTime();

test('each failed attempt doubles the retry delay, up to six hours', () => {
  expect([pause(1), pause(2), pause(3)]).toEqual([30_000, 60_000, 120_000]);
  expect(pause(MAX_ATTEMPTS - 1)).toBeLessThanOrEqual(6 * 60 * 60 * 1000);
});

test('a mail is not retried after the tenth attempt', () => {
  expect(retryAt(MAX_ATTEMPTS, now)).toBeUndefined();
});
