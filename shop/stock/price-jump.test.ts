import { expect, test } from 'vitest';
import type { Item } from './stock.ts';
import { priceJump, rateJump } from './price-jump.ts';

const item = (price: string, special?: string) => ({ slug: 'gold', price, ...(special && { special }) }) as Item;

test.each([
  ['0.019365', '9.99', '9.99 is 516 times the price before, 0.019365; if that is meant, add --any-price'],
  ['9.99', '0.99', '0.99 is 1/10 of the price before, 9.99; if that is meant, add --any-price'],
  ['10.00', '100.00', undefined],
  ['10.00', '1.00', undefined],
  ['10.00', '10.0', undefined],
])('the price change from %s to %s is reported as %s', (before, after, told) => {
  expect(priceJump(item(before), item(after))?.message).toBe(told);
});

test('a new product has no price jump, and a new special offer is compared with the regular price', () => {
  expect(priceJump(undefined, item('0.01'))).toBeUndefined();
  expect(priceJump(item('90.00'), item('90.00', '8.00'))).toMatchObject({ field: 'special' });
  expect(priceJump(item('90.00', '8.00'), item('90.00', '8.00'))).toBeUndefined();
  expect(priceJump(item('90.00'), item('90.00', '50.00'))).toBeUndefined();
});

const tiered = (options: unknown[], discounts?: unknown[]) =>
  ({ ...item('90.00'), options, discounts }) as unknown as Item;

test('prices of options and quantities, and rates, are compared with their previous values', () => {
  const value = (price: string) => tiered([{ key: 'extras', values: [{ key: 'mount', price }] }]);
  expect(priceJump(value('4.50'), value('450'))).toMatchObject({
    field: 'options',
    message: expect.stringMatching(/^extras mount: 450 is 100 times the price before, 4\.50/),
  });
  for (const [before, after] of [
    ['-4.50', '-5.00'],
    ['0', '4.50'],
    ['4.50', '0'],
    ['25%', '1%'],
    ['4.50', '25%'],
  ])
    expect(priceJump(value(before ?? ''), value(after ?? '')), `${before} ${after}`).toBeUndefined();
  const runes = (price: string) => tiered([{ key: 'runes', values: [], amount: { tiers: [{ from: 1, price }] } }]);
  expect(priceJump(runes('0.02'), runes('2'))?.message).toMatch(/^runes from 1: /);
  const discounts = (price: string) => tiered([], [{ from: 10, price }]);
  expect(priceJump(discounts('80.00'), discounts('8.00'))).toBeUndefined();
  expect(priceJump(discounts('80.00'), discounts('0.80'))).toMatchObject({ field: 'discounts' });
  expect(rateJump('0.92', '92')).toMatch(/^92 is 100 times the rate before, 0\.92/);
  expect(rateJump('0.92', '0.88')).toBeUndefined();
});
