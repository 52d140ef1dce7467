import { z } from 'zod';
import {
  amount,
  count,
  crumb,
  currencyCode,
  decimal,
  flag,
  formatted,
  id,
  moment,
  nothing,
  picture,
} from '#shop/http/endpoint/field.ts';
import { chosenOption, linePrice, lineWords, totalLine } from '#shop/order/line/line-schema.ts';
import { requestedPlayer } from '#shop/wish/schema.ts';
import { PROBLEMS } from './problem.ts';
import { etaFields } from '#shop/product/wire/wire-schema.ts';

const lineEvent = z
  .object({
    event_id: id,
    starts_at: moment,
    ends_at: moment,
    hold_expires_at: moment.nullable().meta({
      description: 'When the seat hold expires; null if no seat is held, though one may be free',
    }),
  })
  .meta({ id: 'LineEvent', description: 'The dated run that the line has a seat in' });

const problem = z
  .object({
    code: z.enum(PROBLEMS),
    message: z.string().min(1),
    quantity: id.nullable().meta({ description: 'Quantity that can be ordered instead; null if none' }),
  })
  .meta({ id: 'LineProblem', description: 'Why the line cannot be ordered as it is' });

const before = decimal.nullable().meta({
  description: 'Price that the buyer last accepted; null if it has not changed',
});

export const line = z
  .object({
    key: z.string().min(1),
    product_id: id,
    name: z.string().min(1),
    model: z.string(),
    thumb: picture,
    quantity: id,
    minimum: id,
    maximum: id.nullable(),
    countable: flag.meta({ description: 'Whether a quantity above 1 makes sense, or is already in the cart' }),
    version: z.string().min(1).meta({ description: 'Changes whenever the quantity or options of the line change' }),
    option: z.array(chosenOption),
    ...lineWords,
    option_answers: z
      .record(z.string(), z.union([z.string(), z.array(z.string())]))
      .meta({ description: 'Options in the format of `POST cart`' }),
    stock: z.boolean().meta({ description: 'False if the line cannot be ordered as it is' }),
    recurring: z.string(),
    reward: z.string(),
    points: z.int(),
    ...linePrice,
    price_before_decimal: before,
    total_before_decimal: before,
    problem: problem.nullable(),
    discount_decimal: decimal.meta({ description: 'Share of the coupon discount, not yet deducted from `total`' }),
    event: lineEvent.nullable(),
    requested_player: requestedPlayer
      .nullable()
      .meta({ description: 'Requested player; included in the order only if available' }),
    seo_url: z.string(),
    breadcrumbs: z.array(crumb),
    game: z.object({ name: z.string(), seo_url: z.string() }).nullable(),
    ...etaFields,
  })
  .meta({ id: 'CartLine' });

const currency = z.object({
  currency_id: z.string(),
  code: currencyCode,
  symbol_left: z.string(),
  symbol_right: z.string(),
  decimal_place: z.literal('2'),
  value: z.literal(1).meta({ description: 'Always 1: amounts are already in this currency' }),
});

export const cart = z
  .object({
    cart_id: z.string(),
    products: z.array(line).min(1),
    vouchers: nothing,
    coupon: z.string(),
    coupon_hint: z.string().meta({ description: 'Why the coupon gives no discount; empty if it does' }),
    coupon_status: flag,
    credit: z
      .object({
        code: z.string(),
        used_decimal: decimal,
        left_decimal: decimal.meta({ description: 'Balance left after this order' }),
        expires_at: moment.nullable(),
        hint: z.string().meta({ description: 'Why the credit is not applied; empty if it is' }),
      })
      .nullable()
      .meta({ description: 'Store credit that pays for a part or all of the cart' }),
    voucher: z.string(),
    voucher_status: flag,
    reward: z.string(),
    reward_status: flag,
    totals: z.array(totalLine).min(2),
    total: z.string(),
    total_product_count: count,
    total_price: formatted,
    total_raw: amount,
    total_decimal: decimal,
    weight: z.string(),
    has_shipping: flag,
    has_download: flag,
    has_recurring_products: z.boolean(),
    currency,
    cart_version: z.string().min(1),
  })
  .meta({ id: 'Cart' });

export const cartOrNone = z.union([cart, nothing.max(0)]);
