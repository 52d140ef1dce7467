import { short } from '#client/form/amount-scale.ts';

export type Tier = { from: number; per: number; price: { formatted: string } };

/** The tier that an amount reaches; undefined below the first. */
export function tierOf(tiers: readonly Tier[], amount: number): Tier | undefined {
  return tiers.findLast((tier) => tier.from <= amount);
}

/** `each`, `per 100`, `per 10 k`. */
export function perUnits(per: number): string {
  return per === 1 ? 'each' : `per ${short(per)}`;
}
