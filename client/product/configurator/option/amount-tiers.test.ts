import { expect, test } from 'vitest';
import { amountCost, betterAmount, moneyLike, savingAt, unitPrice } from './amount-tiers.ts';

const tier = (from: number, amount: string) => ({ from, per: 100, price: { amount, formatted: `$${amount}` } });
const tiers = [tier(100, '2.00'), tier(500, '1.80')];

test('a larger amount never costs less, and a cheaper larger amount is suggested', () => {
  expect([100, 400, 480, 500].map((amount) => amountCost(tiers, amount))).toEqual([2, 8, 9, 9]);
  expect([400, 480, 500].map((amount) => betterAmount(tiers, amount))).toEqual([undefined, 500, undefined]);
});

test('the saving is relative to the smallest amount, and a factor scales the price', () => {
  expect([100, 500].map((amount) => savingAt(tiers, amount))).toEqual([undefined, 'Save 10%']);
  expect(amountCost(tiers, 100, 1.108)).toBeCloseTo(2.216);
});

test('amounts of money are formatted like the shop’s sample', () => {
  expect([moneyLike('€0.50', 1234.5), moneyLike('$1,000.00', 3)]).toEqual(['€1,234.50', '$3.00']);
});

test('unit prices are shown to the cent, and small ones with more decimals', () => {
  expect(unitPrice({ ...tier(1, '0.348'), per: 1 })).toBe('$0.348 each');
  expect(unitPrice({ ...tier(1, '0.50'), per: 1 })).toBe('$0.50 each');
  expect(unitPrice(tier(100, '6.245'))).toMatch(/^\$6\.2[45] per 100$/);
  expect(unitPrice({ ...tier(1, '1000'), per: 10_000 }, 1.108)).toBe('$1,108.00 per 10k');
});
