import { minorDecimal } from '#shop/money/currency.ts';
import { countryName } from './country.ts';
import { containedVat, percentOf } from './rules.ts';
import type { Billing } from './table.ts';

/** The VAT that an amount contains, as it goes over the wire; null where no country was asked for. */
export function vatData(billing: Billing | null, grossMinor: number, isHandedOver: boolean) {
  if (!billing) return null;
  const { country, rate, isReversed = false } = billing;
  // The new holder of an order is not told who bought it.
  const business = isHandedOver ? undefined : billing.business;
  return {
    country,
    country_name: countryName(country),
    percent: percentOf(rate),
    amount_decimal: minorDecimal(containedVat(grossMinor, rate)),
    reverse_charge: isReversed,
    company: business?.company ?? '',
    vat_id: business?.vatId ?? '',
  };
}
