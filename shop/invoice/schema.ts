import { z } from 'zod';
import { decimal, formatted, moment } from '#shop/http/endpoint/field.ts';

export const orderInvoice = z
  .object({
    number: z
      .string()
      .min(1)
      .meta({ description: 'Document number, sequential per seller without gaps: `INV-000042`, `CN-000003`' }),
    kind: z.enum(['invoice', 'credit_note']),
    issued_at: moment,
    amount_decimal: decimal,
    amount_formated: formatted,
    vat_decimal: decimal.meta({ description: 'VAT included in the amount' }),
    url: z.string().meta({ description: 'Path of the PDF: `/api/public/order/{token}/invoice/{number}.pdf`' }),
  })
  .meta({ id: 'OrderInvoice' });
