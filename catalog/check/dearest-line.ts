import type { OptionDef, ProductDef } from '#catalog/format.ts';

/** The highest price of one line, so that every total stays far below the largest exact integer. */
export const DEAREST_LINE_USD = 1_000_000_000;

const MAXIMUM_WITHOUT_OWN = 9_999;

/** An upper bound for the price of a line, in USD: the largest quantity of the most expensive configuration. */
export function dearestLine(product: ProductDef): number {
  const base = Number(product.price);
  // A percentage also applies to the price of the amount.
  const amounts = product.options.map((option) => dearestAnswer({ ...option, values: [] }, base));
  const shared = amounts.reduce((total, one) => total + one, base);
  const piece = product.options.reduce((total, option) => total + dearestAnswer(option, shared), base);
  return piece * (product.maximum ?? MAXIMUM_WITHOUT_OWN);
}

function dearestAnswer({ values, amount }: OptionDef, base: number): number {
  const own = amount ? (amount.maximum / amount.per) * Math.max(...amount.tiers.map(({ price }) => Number(price))) : 0;
  return values.reduce((total, { price }) => total + Math.max(0, amountOf(price, base)), own);
}

/** In USD; a percentage is one of `base`. */
export function amountOf(price: string, base: number): number {
  return price.endsWith('%') ? (base * Number(price.slice(0, -1))) / 100 : Number(price);
}
