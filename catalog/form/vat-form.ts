import { z } from 'zod';
import { COUNTRY_CODES } from '#catalog/country-codes.ts';
import { text } from './field.ts';

const country = z
  .string()
  .refine((code) => COUNTRY_CODES.includes(code), 'must be a code of ISO 3166-1 such as DE; Great Britain is GB');

const rate = z.strictObject({
  country,
  rate: z.number().int().min(1).max(9999),
  from: z.iso.date("must be a quoted day such as '2026-01-01'").optional(),
});

export const vat = z.strictObject({
  seller: z.strictObject({ numbers: z.array(text).min(1), address: z.array(text).min(1) }),
  rates: z.array(rate).min(1),
  reverseCharge: z.boolean().optional(),
});

/**
 * The VAT that the seller owes, as a share of prices. `rates.rate` is in hundredths of a percent (19 % is 1900) and
 * applies from the day `from` on (UTC), without one always; a country that is not listed has none. With
 * `reverseCharge`, businesses with a VAT ID of another EU country are charged none and owe it themselves.
 */
export type VatDef = z.infer<typeof vat>;
