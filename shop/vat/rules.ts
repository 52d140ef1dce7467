import type { VatRate } from './table.ts';

/** The rate that holds on a day, in hundredths of a percent; 0 for a country that is charged none. */
export function rateOn(rates: readonly VatRate[], country: string, day: string): number {
  const held = rates.filter((one) => one.country === country && (one.from ?? '') <= day);
  return held.toSorted((one, other) => (one.from ?? '').localeCompare(other.from ?? '')).at(-1)?.rate ?? 0;
}

/**
 * The VAT that a gross amount contains, in minor units; half a unit goes up.
 *
 * @param rate in hundredths of a percent.
 */
export function containedVat(grossMinor: number, rate: number): number {
  const whole = BigInt(10_000 + rate);
  return Number((2n * BigInt(grossMinor) * BigInt(rate) + whole) / (2n * whole));
}

/** The VAT of each part. Rounding errors are carried over, so that they add up to the VAT of the sum. */
export function vatOfParts(grossMinors: readonly number[], rate: number): number[] {
  let gross = 0;
  return grossMinors.map((minor) => {
    const before = containedVat(gross, rate);
    gross += minor;
    return containedVat(gross, rate) - before;
  });
}

/** `19`, `5.5`. */
export function percentOf(rate: number): string {
  return String(rate / 100);
}
