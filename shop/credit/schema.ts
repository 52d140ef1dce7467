import { z } from 'zod';
import { count, currencyCode, decimal, formatted, id, moment } from '#shop/http/endpoint/field.ts';

export const refundAs = z.enum(['money', 'credit'], 'What comes back must be money or credit');

export const chosenRefund = {
  refund_as: refundAs.optional().meta({
    description: 'Form of this and later refunds; if omitted, the current choice is kept',
  }),
};

export const refundChoice = z
  .object({
    as: refundAs,
    bonus_percent: count,
    months: id.meta({ description: 'Validity of new credit, in months' }),
    offer_decimal: decimal.meta({ description: 'Credit granted for a withdrawal now, instead of money' }),
  })
  .nullable()
  .meta({ description: 'Form of refunds; null if no refund is possible or the shop offers no credit' });

export const storeCredit = z
  .object({
    code: z.string(),
    balance_decimal: decimal,
    balance_formated: formatted,
    currency_code: currencyCode,
    expires_at: moment,
    is_blocked: z.boolean().meta({ description: 'Whether spending is blocked, by the team or because of a dispute' }),
  })
  .meta({ id: 'StoreCredit' });

export const storeCredits = z
  .array(storeCredit)
  .meta({ description: 'Store credit used to pay for the order or issued from it' });
