import type { OptionDef, OptionValueDef } from '#catalog/format.ts';
import type { AmountRule, EtaChange, Minutes, Tier } from '#shop/product/quote/offer.ts';
import { microsOf } from '#shop/db/rows.ts';

const FACTIONS: OptionValueDef[] = [
  { key: 'alliance', name: 'Alliance', price: '0' },
  { key: 'horde', name: 'Horde', price: '0' },
];

/** The default factions, unless the catalogue lists them with prices. */
export function valuesOf({ type, values }: OptionDef): OptionValueDef[] {
  return type === 'faction' && values.length === 0 ? FACTIONS : values;
}

/** `-4.50` is an amount, `-7.5%` a share of the price. */
export function priceOf(price: string): { price_micros: number; price_basis_points: number } {
  if (!price.endsWith('%')) return { price_micros: microsOf(price), price_basis_points: 0 };
  return { price_micros: 0, price_basis_points: microsOf(price.slice(0, -1)) / 10_000 };
}

export function tiersOf(tiers: { from: number; price: string }[]): Tier[] {
  return tiers.map(({ from, price }) => ({ quantity: from, priceMicros: microsOf(price) }));
}

export function amountOf({
  minimum,
  maximum,
  step,
  tiers,
  per,
  unit = '',
  eta,
}: NonNullable<OptionDef['amount']>): AmountRule {
  return {
    minimum,
    maximum,
    step,
    tiers: tiersOf(tiers),
    per,
    unit,
    eta: eta ? { units: eta.units, add: minutesOf(eta.add) } : null,
  };
}

export function etaOf({ add, scale = '1' }: NonNullable<OptionValueDef['eta']>): EtaChange {
  return { add: minutesOf(add ?? [0, 0]), scaleThousandths: microsOf(scale) / 1_000 };
}

export function jsonOf(value: object | undefined): string | null {
  return value === undefined ? null : JSON.stringify(value);
}

function minutesOf([min, max]: [number, number]): Minutes {
  return { min, max };
}
