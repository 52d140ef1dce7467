import type { OptionDef, ProductDef } from '#catalog/format.ts';
import { amountOf } from './dearest-line.ts';

/** A lower bound for the price of one piece, in USD. */
export function leastPiece({ price, special, discounts = [], options }: ProductDef): number {
  const base = Math.min(...[price, special ?? price, ...discounts.map((tier) => tier.price)].map(Number));
  return options.reduce((total, option) => total + leastAnswer(option, Number(price)), base);
}

function leastAnswer({ type, required, dependsOn, values, amount }: OptionDef, base: number): number {
  const mustBe = required && !dependsOn;
  const prices = (type === 'range' ? values.slice(1) : values).map(({ price }) => amountOf(price, base));
  if (type === 'checkbox') return prices.reduce((total, price) => total + Math.min(0, price), 0);
  if (amount)
    return mustBe ? (amount.minimum / amount.per) * Math.min(...amount.tiers.map(({ price }) => Number(price))) : 0;
  const least = prices.length > 0 ? Math.min(...prices) : 0;
  return mustBe ? least : Math.min(0, least);
}
