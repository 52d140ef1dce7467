import { minorDecimal } from '#shop/money/currency.ts';
import { countryName } from './country.ts';
import { containedVat, percentOf } from './rules.ts';
import type { Billing } from './table.ts';

/** The VAT that an amount contains; null for an order without a billing country. */
export function vatData(billing: Billing | null, grossMinor: number, isHandedOver: boolean) {
  if (!billing) return null;
  const { country, rate, isReversed = false } = billing;
  // The recipient of a handed-over order does not see who bought it.
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
