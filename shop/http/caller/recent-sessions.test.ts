import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRecentSessions } from './recent-sessions.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a session is known for a second, and no longer than its catalogue is in force', () => {
  // The cache takes a time of 0 for none.
  vi.advanceTimersByTime(1);
  let version = 1;
  const recent = createRecentSessions(() => version);
  expect(recent.find('Bearer one')).toBeUndefined();
  recent.note('Bearer one', { id: '7' });
  expect([recent.find('Bearer one'), recent.find('Bearer two'), recent.find(undefined)]).toEqual([
    { id: '7' },
    undefined,
    undefined,
  ]);
  version = 2;
  expect(recent.find('Bearer one')).toBeUndefined();
  recent.note('Bearer one', { id: '7' });
  vi.advanceTimersByTime(1_100);
  expect(recent.find('Bearer one')).toBeUndefined();
});
