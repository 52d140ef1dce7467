import { expect, test, vi } from 'vitest';
import { keptByKey } from './kept-by-key.ts';

test('a value is created once for its key, until newer keys evict it', () => {
  const kept = keptByKey<string>(2);
  const make = vi.fn(() => 'made');
  for (const key of ['one', 'two', 'one', 'two']) kept(key, make);
  expect(make).toHaveBeenCalledTimes(2);
  for (const key of ['three', 'two']) kept(key, make);
  expect(make).toHaveBeenCalledTimes(3);
  kept('one', make);
  expect(make).toHaveBeenCalledTimes(4);
});
