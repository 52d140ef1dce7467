import { z } from 'zod';
import type { EndpointSchema } from '#shop/http/endpoint/endpoint-schema.ts';
import { currencyCode, decimal, moment } from '#shop/http/endpoint/field.ts';
import { limit, page } from '#shop/http/endpoint/input.ts';
import { queryMoment } from '#shop/http/endpoint/moment.ts';

export const listInvoices = {
  id: 'deskListInvoices',
  summary: 'Invoices and credit notes in the order of their issue, for the books',
  query: z.object({ from: queryMoment, to: queryMoment, page: page.optional(), limit: limit.optional() }),
  data: z.array(
    z.object({
      number: z.string(),
      kind: z.enum(['invoice', 'credit_note']),
      seller: z.string().meta({ description: 'The VAT number that it is issued under' }),
      issued_at: moment,
      order_number: z.string(),
      country: z.string(),
      vat_id: z.string().meta({ description: 'Of a business; empty otherwise' }),
      reverse_charge: z.boolean(),
      percent: z.string(),
      currency_code: currencyCode,
      net_decimal: decimal,
      vat_decimal: decimal,
      amount_decimal: decimal.meta({ description: 'Gross; negative of a credit note, as are net and VAT' }),
    }),
  ),
  total: true,
} satisfies EndpointSchema;
