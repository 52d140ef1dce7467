import { z } from 'zod';
import { decimal, formatted, moment } from '#shop/http/endpoint/field.ts';

export const orderInvoice = z
  .object({
    number: z
      .string()
      .min(1)
      .meta({ description: 'Consecutive for its seller, without gaps: `INV-000042`, `CN-000003`' }),
    kind: z.enum(['invoice', 'credit_note']),
    issued_at: moment,
    amount_decimal: decimal,
    amount_formated: formatted,
    vat_decimal: decimal.meta({ description: 'Contained in the amount' }),
    url: z.string().meta({ description: 'Path of a PDF, `/api/public/order/{token}/invoice/{number}.pdf`' }),
  })
  .meta({ id: 'OrderInvoice' });
