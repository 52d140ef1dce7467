import { byName, namesOf } from '#process/record.ts';
import type { Exchange } from '#shop/exchange/rate-store.ts';
import { configure } from '#shop/product/quote/configure.ts';
import type { ProductForSale } from '#shop/product/for-sale-store.ts';
import { quote } from '#shop/product/quote/quote.ts';
import type { Line } from '#shop/cart/line/line.ts';
import type { UnitPrices } from '#shop/cart/table.ts';

type Market = { product: ProductForSale; exchanges: Exchange[]; now: Date };

/** The unit price of each of these lines, all of one product, today. Unavailable lines are left out. */
export function unitPricesOf(lines: readonly Line[], { product, exchanges, now }: Market): Map<number, UnitPrices> {
  const productQuantity = lines.reduce((pieces, { quantity }) => pieces + quantity, 0);
  const prices = new Map<number, UnitPrices>();
  for (const line of lines) {
    const configured = configure(product.offer, line.options);
    if (!configured.ok) continue;
    const unitPrices: UnitPrices = {};
    for (const { currency, rate } of exchanges) {
      const terms = { rate, now, productQuantity };
      unitPrices[currency] = quote(product.offer, configured.choices, line.quantity, terms).unitMicros;
    }
    prices.set(line.id, unitPrices);
  }
  return prices;
}

/**
 * The accepted prices after a change by the visitor: if that reaches a quantity
 * price, the accepted price is adjusted, and what the shop has changed since remains a difference.
 */
export function agreedPrices(seen: UnitPrices | null, before: UnitPrices | undefined, after: UnitPrices): UnitPrices {
  if (seen === null) return after;
  if (!before) return seen;
  return byName(namesOf(seen), (currency) =>
    Math.max(0, (seen[currency] ?? 0) + (after[currency] ?? 0) - (before[currency] ?? 0)),
  );
}

export function isSamePrice(a: UnitPrices | null, b: UnitPrices): boolean {
  return namesOf<keyof UnitPrices>({ ...a, ...b }).every((code) => a?.[code] === b[code]);
}
