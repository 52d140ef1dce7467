import type { ErrorDetail } from '#shop/http/call.ts';
import { type SentBusiness, checkBusiness } from './business.ts';
import { isCountry } from './country.ts';
import { rateOn } from './rules.ts';
import type { Billing, Business, VatDef } from './table.ts';
import { euCountriesOf, isInEu } from './vat-id.ts';

/** As submitted; null for anything that is not a text. */
export type SentBuyer = SentBusiness & { country?: string | null | undefined };

/**
 * The billing country and business, as the buyer states them.
 *
 * @param vat undefined in a shop that does not state VAT, where the fields are ignored.
 */
export function checkBuyer(
  { country = '', ...sent }: SentBuyer,
  vat: VatDef | undefined,
  now: Date,
): { billing: Billing | null; errors: ErrorDetail[] } {
  if (!vat) return { billing: null, errors: [] };
  const code = country?.trim().toUpperCase();
  if (code === '') return refused('required', 'Choose your country');
  if (code === undefined || !isCountry(code)) return refused('invalid_field', 'Choose a country of the list');
  const { business, errors } = checkBusiness(sent, code);
  if (errors.length > 0) return { billing: null, errors };
  const isReversed = owesVatItself(vat, code, business);
  const rate = isReversed ? 0 : rateOn(vat.rates, code, now.toISOString().slice(0, 10));
  const billing = { country: code, rate, seller: vat.seller };
  return {
    billing: { ...billing, ...(business && { business }), ...(isReversed && { isReversed: true }) },
    errors: [],
  };
}

/** Whether reverse charge applies: it is turned on, and the business has a VAT ID of another EU country. */
function owesVatItself({ reverseCharge, seller }: VatDef, country: string, business: Business | undefined): boolean {
  if (!reverseCharge || !business?.vatId || !isInEu(country)) return false;
  const homes = euCountriesOf(seller.numbers);
  return homes.length > 0 && !homes.includes(country);
}

function refused(code: string, message: string) {
  return { billing: null, errors: [{ code, field: 'country', message }] };
}
