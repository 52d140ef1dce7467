import { expect, test } from 'vitest';
import { quantityWords } from './quantity-words.ts';

test('what is bought more than once is counted, and a dated run in seats', () => {
  expect([quantityWords(1, true), quantityWords(1, false)]).toEqual(['', '']);
  expect(quantityWords(2, true)).toBe(', 2 seats');
  expect(quantityWords(2_500, false)).toBe(' × 2,500');
});
