import { z } from 'zod';
import { count, currencyCode, decimal, formatted, id, moment } from '#shop/http/endpoint/field.ts';

export const refundAs = z.enum(['money', 'credit'], 'What comes back must be money or credit');

export const chosenRefund = {
  refund_as: refundAs.optional().meta({ description: 'How it comes back, and what comes back later; else as before' }),
};

export const refundChoice = z
  .object({
    as: refundAs,
    bonus_percent: count,
    months: id.meta({ description: 'How long new credit is good' }),
    offer_decimal: decimal.meta({ description: 'What a withdrawal now gives as credit, in place of the money' }),
  })
  .nullable()
  .meta({ description: 'How money comes back; null where none can, and where the shop gives no credit' });

export const storeCredit = z
  .object({
    code: z.string(),
    balance_decimal: decimal,
    balance_formated: formatted,
    currency_code: currencyCode,
    expires_at: moment,
    is_blocked: z.boolean().meta({ description: 'By the team or for a dispute: it cannot be spent' }),
  })
  .meta({ id: 'StoreCredit' });

export const storeCredits = z
  .array(storeCredit)
  .meta({ description: 'Store credit that the order was paid with, or that came of it' });
