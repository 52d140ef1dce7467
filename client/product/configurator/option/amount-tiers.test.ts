import { expect, test } from 'vitest';
import { amountCost, betterAmount, moneyLike, savingAt } from './amount-tiers.ts';

const tier = (from: number, amount: string) => ({ from, per: 100, price: { amount, formatted: `$${amount}` } });
const tiers = [tier(100, '2.00'), tier(500, '1.80')];

test('more never costs less, and the page says so', () => {
  expect([100, 400, 480, 500].map((amount) => amountCost(tiers, amount))).toEqual([2, 8, 9, 9]);
  expect([400, 480, 500].map((amount) => betterAmount(tiers, amount))).toEqual([undefined, 500, undefined]);
});

test('a saving is shown against the smallest amount, and a share of the amount is part of its price', () => {
  expect([100, 500].map((amount) => savingAt(tiers, amount))).toEqual([undefined, 'Save 10%']);
  expect(amountCost(tiers, 100, 1.108)).toBeCloseTo(2.216);
});

test('money is written as the shop writes it', () => {
  expect([moneyLike('€0.50', 1234.5), moneyLike('$1,000.00', 3)]).toEqual(['€1,234.50', '$3.00']);
});
