import { minorDecimal } from '#shop/money/currency.ts';
import { countryName } from './country.ts';
import { containedVat, percentOf } from './rules.ts';
import type { Billing } from './table.ts';

/** The VAT that an amount contains, as it goes over the wire; null where no country was asked for. */
export function vatData(billing: Billing | null, grossMinor: number) {
  if (!billing) return null;
  const { country, rate } = billing;
  return {
    country,
    country_name: countryName(country),
    percent: percentOf(rate),
    amount_decimal: minorDecimal(containedVat(grossMinor, rate)),
  };
}
