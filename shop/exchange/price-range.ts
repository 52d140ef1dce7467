import { type Rate, stepOf } from '#shop/money/currency.ts';

/** USD micros: at least `from`, and less than `below`. */
export type PriceRange = { from?: bigint; below?: bigint };

const MICROS_PER_UNIT = 1_000_000n;

/** Whole amounts of the rate's currency. Shown prices are rounded, so the range is half a step wider on each side. */
export function rangeInUsd(from: string | undefined, to: string | undefined, rate: Rate): PriceRange {
  const usd = (amount: string, side: 1n | -1n) => {
    const micros = BigInt(amount) * MICROS_PER_UNIT;
    const step = BigInt(stepOf(side < 0n ? micros - 1n : micros, rate.rounding));
    const doubled = 2n * micros + side * step;
    return doubled <= 0n ? 0n : divideUp(doubled * rate.of, 2n * rate.part);
  };
  return { ...(from !== undefined && { from: usd(from, -1n) }), ...(to !== undefined && { below: usd(to, 1n) }) };
}

function divideUp(value: bigint, by: bigint): bigint {
  return (value + by - 1n) / by;
}
