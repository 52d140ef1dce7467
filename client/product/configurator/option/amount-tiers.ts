import { short } from '#client/form/amount/amount-scale.ts';

export type Tier = { from: number; per: number; price: { amount: string; formatted: string } };

const WORTH_SAYING = 0.01;

/** The tier of an amount; undefined below the first. */
export function tierOf(tiers: readonly Tier[], amount: number): Tier | undefined {
  return tiers.findLast((tier) => tier.from <= amount);
}

/** `each`, `per 100`, `per 10k`. */
function perUnits(per: number): string {
  return per === 1 ? 'each' : `per ${short(per)}`;
}

/**
 * The price of an amount, including options in percent; as in the shop, a larger amount never costs less.
 *
 * @param factor 1.1 if an option adds a tenth of the amount's price.
 */
export function amountCost(tiers: readonly Tier[], amount: number, factor = 1): number {
  const cost = ({ price, per }: Tier, units: number) => (Number(price.amount) * units) / per;
  const own = tierOf(tiers, amount);
  const larger = tiers.filter(({ from }) => from > amount).map((tier) => cost(tier, tier.from));
  return factor * Math.min(own ? cost(own, amount) : 0, ...larger);
}

/** `3 %` less a unit than in the smallest amount; undefined if that is close to zero. */
export function savingAt(tiers: readonly Tier[], amount: number): string | undefined {
  const [first] = tiers;
  if (!first || amount < first.from) return undefined;
  const share = 1 - amountCost(tiers, amount) / ((Number(first.price.amount) * amount) / first.per);
  return share < WORTH_SAYING ? undefined : `Save ${Math.floor(share * 100 + 1e-6)}%`;
}

/** The next tier's amount if it costs no more than this amount. */
export function betterAmount(tiers: readonly Tier[], amount: number): number | undefined {
  const next = tiers.find(({ from }) => from > amount);
  if (!next || !tierOf(tiers, amount)) return undefined;
  return amountCost(tiers, next.from) <= amountCost(tiers, amount) * 1.000_001 ? next.from : undefined;
}

/** `$1.94 per 100k`, `$0.348 each`: rounded to the cent; small prices as exactly as they are charged. */
export function unitPrice({ price, per }: Tier, factor = 1): string {
  const value = Number(price.amount) * factor;
  const small = value.toFixed(4).replace(/0{1,2}$/, '');
  const money = value < 1 ? price.formatted.replace(/[\d.,]+/, small) : moneyLike(price.formatted, value);
  return `${money} ${perUnits(per)}`;
}

/** A value formatted like another amount of money. */
export function moneyLike(formatted: string, value: number): string {
  const [whole = '0', cents = '00'] = value.toFixed(2).split('.');
  return formatted.replace(/[\d.,]+/, `${whole.replace(/\B(?=(?:\d{3})+$)/g, ',')}.${cents}`);
}
