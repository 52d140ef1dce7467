import type { Exchange } from '#shop/exchange/rate-store.ts';
import { configure } from '#shop/product/quote/configure.ts';
import type { Goods } from '#shop/product/goods-store.ts';
import { quote } from '#shop/product/quote/quote.ts';
import type { Line } from '#shop/cart/line/line.ts';
import type { UnitPrices } from '#shop/cart/table.ts';

type Market = { goods: Goods; exchanges: Exchange[]; now: Date };

/** What a piece of each of these lines, all of one product, costs now. A line that cannot be had is left out. */
export function unitPricesOf(lines: readonly Line[], { goods, exchanges, now }: Market): Map<number, UnitPrices> {
  const productQuantity = lines.reduce((pieces, { quantity }) => pieces + quantity, 0);
  const prices = new Map<number, UnitPrices>();
  for (const line of lines) {
    const configured = configure(goods.offer, line.options);
    if (!configured.ok) continue;
    const priced = exchanges.map(({ currency, rate }) => {
      const terms = { rate, now, productQuantity };
      return [currency, quote(goods.offer, configured.choices, line.quantity, terms).unitMicros];
    });
    prices.set(line.id, Object.fromEntries(priced) as UnitPrices);
  }
  return prices;
}

/**
 * What the visitor agreed to, after a change of the visitor's own: where that reaches a quantity
 * price, the agreed price moves along, and what the shop has changed since stays a difference.
 */
export function agreedPrices(seen: UnitPrices | null, before: UnitPrices | undefined, after: UnitPrices): UnitPrices {
  if (seen === null) return after;
  if (!before) return seen;
  const moved = Object.entries(seen).map(([code, micros]) => {
    const currency = code as keyof UnitPrices;
    return [currency, Math.max(0, micros + (after[currency] ?? 0) - (before[currency] ?? 0))];
  });
  return Object.fromEntries(moved) as UnitPrices;
}

export function isSamePrice(a: UnitPrices | null, b: UnitPrices): boolean {
  const codes = Object.keys({ ...a, ...b }) as (keyof UnitPrices)[];
  return codes.every((code) => a?.[code] === b[code]);
}
