import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Deferred, defer } from './deferred.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a late part that comes in time is its value, readable without waiting', async () => {
  const part = defer('related-1', Promise.resolve(['a']));
  expect(part.isSettled).toBe(false);
  expect(await part.outcome).toEqual({ ok: true, value: ['a'] });
  expect(part.isSettled).toBe(true);
  expect(part.outcome.value).toEqual({ ok: true, value: ['a'] });
});

test('a late part that fails, or takes too long, says so and never rejects', async () => {
  const failed = defer('a', Promise.reject(new Error('upstream')));
  const slow = defer('b', new Promise<never>(() => undefined), 1000);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await failed.outcome).toEqual({ ok: false, error: 'failed' });
  expect(await slow.outcome).toEqual({ ok: false, error: 'late' });
});

test('a promise that React has already looked at still settles', async () => {
  const part = defer('a', Promise.resolve(1));
  part.outcome.status = 'pending';
  expect(await part.outcome).toEqual({ ok: true, value: 1 });
  expect(part.isSettled).toBe(true);
});

test('in the data of the page a late part is only named', () => {
  expect(JSON.stringify({ related: defer('related-1', Promise.resolve(1)) })).toBe(
    '{"related":{"$later":"related-1"}}',
  );
  expect(defer('x', Promise.resolve(1))).toBeInstanceOf(Deferred);
});
