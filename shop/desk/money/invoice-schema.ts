import { z } from 'zod';
import type { EndpointSchema } from '#shop/http/endpoint/endpoint-schema.ts';
import { currencyCode, decimal, moment } from '#shop/http/endpoint/field.ts';
import { limit, page } from '#shop/http/endpoint/input.ts';
import { queryMoment } from '#shop/http/endpoint/moment.ts';

export const listInvoices = {
  id: 'deskListInvoices',
  summary: 'Lists invoices and credit notes in order of issue, for accounting',
  query: z.object({ from: queryMoment, to: queryMoment, page: page.optional(), limit: limit.optional() }),
  data: z.array(
    z.object({
      number: z.string(),
      kind: z.enum(['invoice', 'credit_note']),
      seller: z.string().meta({ description: 'VAT number of the seller' }),
      issued_at: moment,
      order_number: z.string(),
      country: z.string(),
      vat_id: z.string().meta({ description: 'VAT number of a business buyer; empty otherwise' }),
      reverse_charge: z.boolean(),
      percent: z.string(),
      currency_code: currencyCode,
      net_decimal: decimal,
      vat_decimal: decimal,
      amount_decimal: decimal.meta({ description: 'Gross amount; negative for a credit note, as are net and VAT' }),
    }),
  ),
  total: true,
} satisfies EndpointSchema;
