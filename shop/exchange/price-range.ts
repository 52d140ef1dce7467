import { type Currency, type Rate, stepOf } from '#shop/money/currency.ts';
import type { Catalogue } from '#shop/db/catalogue.ts';
import { readExchange } from './rate-store.ts';

/** USD micros: at least `from`, and less than `below`. */
export type PriceRange = { from?: bigint; below?: bigint };

const MICROS_PER_UNIT = 1_000_000n;

/** Whole amounts in the caller's currency, as digits. */
export type PriceBounds = { price_from?: string | undefined; price_to?: string | undefined };

/** The bounds in USD; undefined if there are none. */
export async function priceRangeOf(
  catalogue: Catalogue,
  { price_from: from, price_to: to }: PriceBounds,
  currency: Currency,
): Promise<PriceRange | undefined> {
  if (from === undefined && to === undefined) return undefined;
  return rangeInUsd(from ?? null, to ?? null, (await readExchange(catalogue, currency)).rate);
}

/** Whole amounts of the rate's currency. Shown prices are rounded, so the range is half a step wider on each side. */
export function rangeInUsd(from: string | null, to: string | null, rate: Rate): PriceRange {
  const usd = (amount: string, side: 1n | -1n) => {
    const micros = BigInt(amount) * MICROS_PER_UNIT;
    const step = BigInt(stepOf(side < 0n ? micros - 1n : micros, rate.rounding));
    const doubled = 2n * micros + side * step;
    return doubled <= 0n ? 0n : divideUp(doubled * rate.of, 2n * rate.part);
  };
  return { ...(from !== null && { from: usd(from, -1n) }), ...(to !== null && { below: usd(to, 1n) }) };
}

function divideUp(value: bigint, by: bigint): bigint {
  return (value + by - 1n) / by;
}
