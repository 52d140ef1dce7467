import { z } from 'zod';
import { decimal } from '#shop/http/endpoint/field.ts';
import { lenient } from '#shop/http/endpoint/input.ts';

const countryCode = z.string().regex(/^[A-Z]{2}$/);

const text = (documented: Record<string, unknown>) =>
  lenient({ type: 'string', ...documented }, (sent) => {
    if (sent === undefined || sent === null) return '';
    return typeof sent === 'string' ? sent : null;
  });

/** What a shop that states VAT asks of every buyer; without that it is ignored. */
export const buyerFields = {
  country: text({ description: 'ISO 3166-1 alpha-2 code; required if `GET guest` returns `billing`' }),
  company: text({ description: 'Company name for the invoice; required with the next two fields', maxLength: 100 }),
  company_address: text({ description: 'Street and city', maxLength: 200 }),
  vat_id: text({ description: 'VAT number in the format of `country`, with prefix: `DE123456789`', maxLength: 30 }),
};

export const askedBilling = z
  .object({
    country: z.string().meta({ description: 'Country entered earlier; empty if none was' }),
    company: z.string(),
    company_address: z.string(),
    vat_id: z.string(),
    countries: z.array(z.object({ code: countryCode, name: z.string().min(1) })).min(1),
  })
  .nullable()
  .meta({ description: 'Billing details required because the shop states VAT; null if it does not' });

export const orderVat = z
  .object({
    country: countryCode,
    country_name: z.string().min(1),
    percent: z.string().regex(/^\d{1,2}(\.\d{1,2})?$/),
    amount_decimal: decimal.meta({ description: 'VAT included in `total`' }),
    reverse_charge: z.boolean().meta({
      description: 'Whether the buyer, a business in another EU country, owes the VAT',
    }),
    company: z.string().meta({
      description: 'Company name of a business; empty otherwise and after an order transfer',
    }),
    vat_id: z.string(),
  })
  .nullable()
  .meta({ description: 'VAT of the country given by the buyer; null if the shop states no VAT' });
