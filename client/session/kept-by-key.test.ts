import { expect, test, vi } from 'vitest';
import { keptByKey } from './kept-by-key.ts';

test('a value is made once for its key, until too many are kept', () => {
  const kept = keptByKey<string>(2);
  const make = vi.fn(() => 'made');
  kept('one', make);
  kept('one', make);
  expect(make).toHaveBeenCalledTimes(1);
  kept('two', make);
  kept('three', make);
  kept('one', make);
  expect(make).toHaveBeenCalledTimes(4);
});
