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
    hold_expires_at: moment.nullable().meta({ description: 'Null: no seat is held, but one may be free' }),
  })
  .meta({ id: 'LineEvent', description: 'The dated run that a line is a seat of' });

const problem = z
  .object({
    code: z.enum(PROBLEMS),
    message: z.string().min(1),
    quantity: id.nullable().meta({ description: 'One that could be ordered instead; null when none could' }),
  })
  .meta({ id: 'LineProblem', description: 'Why a line cannot be ordered as it is' });

const before = decimal.nullable().meta({
  description: 'What the buyer agreed to last; null while the shop asks for the same',
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
    countable: flag.meta({ description: 'Whether more than one makes sense, or is there all the same' }),
    version: z.string().min(1).meta({ description: 'Changes whenever its quantity or options do' }),
    option: z.array(chosenOption),
    ...lineWords,
    option_answers: z
      .record(z.string(), z.union([z.string(), z.array(z.string())]))
      .meta({ description: 'The same as `POST cart` takes it' }),
    stock: z.boolean().meta({ description: 'False: it cannot be ordered as it is' }),
    recurring: z.string(),
    reward: z.string(),
    points: z.int(),
    ...linePrice,
    price_before_decimal: before,
    total_before_decimal: before,
    problem: problem.nullable(),
    discount_decimal: decimal.meta({ description: 'Its share of the coupon, not taken off `total` yet' }),
    event: lineEvent.nullable(),
    requested_player: requestedPlayer
      .nullable()
      .meta({ description: 'An order takes along only one that is available' }),
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
  value: z.literal(1).meta({ description: 'Numbers are in this currency already' }),
});

export const cart = z
  .object({
    cart_id: z.string(),
    products: z.array(line).min(1),
    vouchers: nothing,
    coupon: z.string(),
    coupon_hint: z.string().meta({ description: 'Why the coupon takes nothing off; empty while it does' }),
    coupon_status: flag,
    credit: z
      .object({
        code: z.string(),
        used_decimal: decimal,
        left_decimal: decimal.meta({ description: 'What stays on it after this order' }),
        expires_at: moment.nullable(),
        hint: z.string().meta({ description: 'Why it pays nothing; empty while it does' }),
      })
      .nullable()
      .meta({ description: 'Store credit, which pays a part of the cart or all' }),
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
