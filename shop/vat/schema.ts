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
  country: text({ description: 'ISO 3166-1 alpha-2; required where `GET guest` has `billing`' }),
  company: text({ description: 'Of a business, for its invoice; required with the next two', maxLength: 100 }),
  company_address: text({ description: 'Street and place', maxLength: 200 }),
  vat_id: text({ description: 'In the form of `country`, with its prefix: `DE123456789`', maxLength: 30 }),
};

export const askedBilling = z
  .object({
    country: z.string().meta({ description: 'Given before; empty while nothing was' }),
    company: z.string(),
    company_address: z.string(),
    vat_id: z.string(),
    countries: z.array(z.object({ code: countryCode, name: z.string().min(1) })).min(1),
  })
  .nullable()
  .meta({ description: 'What the order asks of its buyer because the shop states VAT; null where it does not' });

export const orderVat = z
  .object({
    country: countryCode,
    country_name: z.string().min(1),
    percent: z.string().regex(/^\d{1,2}(\.\d{1,2})?$/),
    amount_decimal: decimal.meta({ description: 'Contained in `total`' }),
    reverse_charge: z.boolean().meta({ description: 'The buyer, a business in another country of the EU, owes it' }),
    company: z.string().meta({ description: 'Of a business; empty otherwise, and once the order was handed over' }),
    vat_id: z.string(),
  })
  .nullable()
  .meta({ description: 'The VAT of the country that the buyer named; null of a shop that states none' });
