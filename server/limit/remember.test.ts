import { expect, test, vi } from 'vitest';
import { remember } from './remember.ts';

test('the result for each text is cached, including an empty text', () => {
  const read = vi.fn((text: string) => (text === '' ? undefined : text.length));
  const lengthOf = remember(read);
  expect(['one', '', 'three', 'one', '', 'three'].map(lengthOf)).toEqual([3, undefined, 5, 3, undefined, 5]);
  expect(read).toHaveBeenCalledTimes(3);
});

test('the result for a text over 8,000 characters is not cached', () => {
  const read = vi.fn((text: string) => text.length);
  const lengthOf = remember(read);
  const long = 'x'.repeat(8_001);
  expect([lengthOf(long), lengthOf(long)]).toEqual([8_001, 8_001]);
  expect(read).toHaveBeenCalledTimes(2);
});
