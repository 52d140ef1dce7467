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
};

export const askedBilling = z
  .object({
    country: z.string().meta({ description: 'Told before; empty while nothing was' }),
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
  })
  .nullable()
  .meta({ description: 'The VAT of the country that the buyer named; null of a shop that states none' });
