import { expect, test, vi } from 'vitest';
import { remember } from './remember.ts';

test('each text is read once, also an empty one', () => {
  const read = vi.fn((text: string) => (text === '' ? undefined : text.length));
  const lengthOf = remember(read);
  expect(['one', '', 'three', 'one', '', 'three'].map(lengthOf)).toEqual([3, undefined, 5, 3, undefined, 5]);
  expect(read).toHaveBeenCalledTimes(3);
});

test('a text that is too long to be kept is read each time', () => {
  const read = vi.fn((text: string) => text.length);
  const lengthOf = remember(read);
  const long = 'x'.repeat(8_001);
  expect([lengthOf(long), lengthOf(long)]).toEqual([8_001, 8_001]);
  expect(read).toHaveBeenCalledTimes(2);
});
