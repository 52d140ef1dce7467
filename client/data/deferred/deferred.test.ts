import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Deferred, defer } from './deferred.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a deferred value resolves, and is then readable synchronously', async () => {
  const part = defer('related-1', Promise.resolve(['a']));
  expect(part.isSettled).toBe(false);
  expect(await part.outcome).toEqual({ ok: true, value: ['a'] });
  expect(part.isSettled).toBe(true);
  expect(part.outcome.value).toEqual({ ok: true, value: ['a'] });
});

test('a deferred value that fails or times out resolves to an error and never rejects', async () => {
  const failed = defer('a', Promise.reject(new Error('upstream')));
  const slow = defer('b', new Promise<never>(() => undefined), 1000);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await failed.outcome).toEqual({ ok: false, error: 'failed' });
  expect(await slow.outcome).toEqual({ ok: false, error: 'late' });
});

test('a promise already marked pending by React still settles', async () => {
  const part = defer('a', Promise.resolve(1));
  part.outcome.status = 'pending';
  expect(await part.outcome).toEqual({ ok: true, value: 1 });
  expect(part.isSettled).toBe(true);
});

test('a deferred value is serialized as its key', () => {
  expect(JSON.stringify({ related: defer('related-1', Promise.resolve(1)) })).toBe(
    '{"related":{"$later":"related-1"}}',
  );
  expect(defer('x', Promise.resolve(1))).toBeInstanceOf(Deferred);
});
