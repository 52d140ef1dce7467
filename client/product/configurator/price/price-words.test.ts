import { expect, test } from 'vitest';
import { surcharge } from './price-words.ts';

const price = (amount: string, formatted: string) => ({ price: { amount, formatted }, percent: 0 });

test('a surcharge or discount is shown with its sign, and is omitted when zero', () => {
  expect(surcharge(price('0.00', '$0.00'))).toBeUndefined();
  expect(surcharge(price('6.00', '$6.00'))).toBe('+ $6.00');
  expect(surcharge(price('-3.00', '-$3.00'))).toBe('− $3.00');
  expect(surcharge({ ...price('0.00', '$0.00'), percent: 10.8 })).toBe('+ 10.8%');
  expect(surcharge({ ...price('0.00', '$0.00'), percent: -2.8 })).toBe('− 2.8%');
});
