import { z } from 'zod';
import { count, decimal, formatted, id } from '#shop/http/endpoint/field.ts';

export const orderReferral = z
  .object({
    code: z.string().nullable().meta({ description: 'A coupon; null until `POST order/{token}/referral` makes it' }),
    percent: count.meta({ description: 'Off a first order of a friend' }),
    minimum_decimal: decimal.meta({ description: 'The cart of a friend from which the code counts' }),
    minimum_formated: formatted,
    reward_decimal: decimal.meta({ description: 'Store credit for each order of a friend that is done' }),
    reward_formated: formatted,
    monthly_limit: id.meta({ description: 'How many of them count in a month' }),
    months: id.meta({ description: 'How long the credit is good' }),
    earned: count.meta({ description: 'Orders of friends that have brought something' }),
    waiting: count.meta({ description: 'Those under way' }),
  })
  .nullable()
  .meta({ description: 'A code for friends; null where there is none to have' });
