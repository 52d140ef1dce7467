import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSpareTime } from './spare-time.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('tasks run one at a time, and only while the load is low', async () => {
  let share = 0.9;
  const done: string[] = [];
  const spare = createSpareTime(
    () => {},
    () => share,
  );
  for (const name of ['a', 'b']) spare.add(async () => void done.push(name));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(done).toEqual([]);
  share = 0.1;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(done).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(done).toEqual(['a', 'b']);
});

test('a task that fails is reported and does not block the next one', async () => {
  const errors: unknown[] = [];
  const done: string[] = [];
  const spare = createSpareTime(
    (error) => void errors.push(error),
    () => 0,
  );
  spare.add(async () => {
    throw new Error('no memory');
  });
  spare.add(async () => void done.push('next'));
  await vi.advanceTimersByTimeAsync(3_000);
  expect([errors.length, done]).toEqual([1, ['next']]);
});

test('no task runs after the stop', async () => {
  const done: string[] = [];
  const spare = createSpareTime(
    () => {},
    () => 0,
  );
  spare.add(async () => void done.push('late'));
  spare.stop();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(done).toEqual([]);
});
