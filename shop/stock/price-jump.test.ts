import { expect, test } from 'vitest';
import type { Item } from './stock.ts';
import { priceJump } from './price-jump.ts';

const item = (price: string, special?: string) => ({ slug: 'gold', price, ...(special && { special }) }) as Item;

test.each([
  ['0.019365', '9.99', '9.99 is 516 times the price before, 0.019365; if that is meant, add --any-price'],
  ['9.99', '0.99', '0.99 is 1/10 of the price before, 9.99; if that is meant, add --any-price'],
  ['10.00', '100.00', undefined],
  ['10.00', '1.00', undefined],
  ['10.00', '10.0', undefined],
])('from %s to %s: %s', (before, after, told) => {
  expect(priceJump(item(before), item(after))?.message).toBe(told);
});

test('a new product has no price before, and a special offer is held against the price of the product', () => {
  expect(priceJump(undefined, item('0.01'))).toBeUndefined();
  expect(priceJump(item('90.00'), item('90.00', '8.00'))).toMatchObject({ field: 'special' });
  expect(priceJump(item('90.00', '8.00'), item('90.00', '8.00'))).toBeUndefined();
  expect(priceJump(item('90.00'), item('90.00', '50.00'))).toBeUndefined();
});
