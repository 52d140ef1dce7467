import { expect, test } from 'vitest';
import { quantityWords } from './quantity-words.ts';

test('quantities above 1 are shown, with seats for dated runs', () => {
  expect([quantityWords(1, true), quantityWords(1, false)]).toEqual(['', '']);
  expect(quantityWords(2, true)).toBe(', 2 seats');
  expect(quantityWords(2_500, false)).toBe(' × 2,500');
});
