import { z } from 'zod';
import { count, decimal, formatted, id } from '#shop/http/endpoint/field.ts';

export const orderReferral = z
  .object({
    code: z.string().nullable().meta({
      description: 'Coupon code; null until `POST order/{token}/referral` creates it',
    }),
    percent: count.meta({ description: 'Discount on a friend’s first order, in percent' }),
    minimum_decimal: decimal.meta({ description: 'Minimum cart total of a friend for the code to apply' }),
    minimum_formated: formatted,
    reward_decimal: decimal.meta({ description: 'Store credit for each finished order of a friend' }),
    reward_formated: formatted,
    monthly_limit: id.meta({ description: 'Maximum number of rewarded orders per month' }),
    months: id.meta({ description: 'Validity of the credit, in months' }),
    earned: count.meta({ description: 'Number of friends’ orders that earned a reward' }),
    waiting: count.meta({ description: 'Number of friends’ orders in progress' }),
  })
  .nullable()
  .meta({ description: 'Referral code of the order; null if not available' });
