import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRecentSessions } from './recent-sessions.ts';

// The cache looks at the clock again when a millisecond's timer has passed.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a session is cached for a second, and dropped when the catalogue version changes', () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(5_000);
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
  clock.mockReturnValue(6_100);
  vi.advanceTimersByTime(1);
  expect(recent.find('Bearer one')).toBeUndefined();
});
