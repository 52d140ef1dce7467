import type { ErrorDetail } from '#shop/http/call.ts';
import { isCountry } from './country.ts';
import { rateOn } from './rules.ts';
import type { Billing, VatDef } from './table.ts';

/** As the form brought it; null for what is no text. */
export type SentBuyer = { country?: string | null | undefined };

/**
 * Where an order is billed to, by what its buyer says.
 *
 * @param vat undefined of a shop that asks for nothing: what is sent all the same then counts for nothing.
 */
export function checkBuyer(
  { country = '' }: SentBuyer,
  vat: VatDef | undefined,
  now: Date,
): { billing: Billing | null; errors: ErrorDetail[] } {
  if (!vat) return { billing: null, errors: [] };
  const code = country?.trim().toUpperCase();
  if (code === '') return refused('required', 'Choose your country');
  if (code === undefined || !isCountry(code)) return refused('invalid_field', 'Choose a country of the list');
  const rate = rateOn(vat.rates, code, now.toISOString().slice(0, 10));
  return { billing: { country: code, rate, seller: vat.seller }, errors: [] };
}

function refused(code: string, message: string) {
  return { billing: null, errors: [{ code, field: 'country', message }] };
}
