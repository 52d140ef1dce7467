import { type Currency, formatMinor } from '#shop/money/currency.ts';
import { countryName } from './country.ts';
import { containedVat, percentOf } from './rules.ts';
import type { Billing } from './table.ts';

/** `Includes $9.66 VAT (19 %, Germany)`, or the note of a reverse charge; empty when no VAT is charged or known. */
export function vatWords(billing: Billing | null, grossMinor: number, currency: Currency): string {
  if (billing?.isReversed) return 'Reverse charge: the VAT is owed by the buyer';
  if (!billing || billing.rate === 0) return '';
  const amount = formatMinor(containedVat(grossMinor, billing.rate), currency);
  return `Includes ${amount} VAT (${percentOf(billing.rate)} %, ${countryName(billing.country)})`;
}
