import { expect, test } from 'vitest';
import { surcharge } from './price-words.ts';

test('the price of a choice is said with its sign', () => {
  expect(surcharge({ amount: '0.00', formatted: '$0.00' })).toBe('Included');
  expect(surcharge({ amount: '6.00', formatted: '$6.00' })).toBe('+ $6.00');
  expect(surcharge({ amount: '-3.00', formatted: '-$3.00' })).toBe('− $3.00');
});
