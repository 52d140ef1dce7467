import { z } from 'zod';
import { chosenOption, linePrice, lineWords, totalLine } from './line/line-schema.ts';
import type { EndpointSchema } from '#shop/http/endpoint/endpoint-schema.ts';
import {
  amount,
  crumb,
  currencyCode,
  decimal,
  formatted,
  id,
  moment,
  nothing,
  picture,
} from '#shop/http/endpoint/field.ts';
import { requestedPlayer } from '#shop/wish/schema.ts';
import { etaFields } from '#shop/product/wire/wire-schema.ts';
import { ignored, isSent, lenient, textOf } from '#shop/http/endpoint/input.ts';
import { readWhole } from '#shop/product/quote/quantity.ts';
import { orderVat } from '#shop/vat/schema.ts';

const statusId = z.int().min(0).max(16);

const state = {
  order_id: id,
  order_token: z.string().regex(/^[\w-]{43}$/),
  order_status_id: statusId,
  order_status: z.string().min(1),
  total_formated: formatted,
};

const answers = z.array(z.object({ id: z.string(), name: z.string(), value: z.string() }));

export const orderLine = z
  .object({
    key: z.string(),
    product_id: id,
    name: z.string().min(1),
    model: z.string(),
    thumb: picture,
    image: picture,
    quantity: id,
    option: z.array(chosenOption),
    option_answers: z
      .record(z.string(), z.union([z.string(), z.array(z.string())]))
      .meta({ description: 'Options in the format of `POST cart`; empty in orders placed with an older build' }),
    ...lineWords,
    custom_field: answers.meta({ description: 'Account and character details for the line' }),
    stock: z.boolean(),
    ...linePrice,
    discount_decimal: decimal.meta({ description: 'Share of the coupon discount, not yet deducted from `total`' }),
    event: z.object({ event_id: id, starts_at: moment }).nullable(),
    requested_player: requestedPlayer.nullable(),
    seo_url: z.string(),
    breadcrumbs: z.array(crumb),
    game: z.object({ name: z.string(), seo_url: z.string() }),
    ...etaFields,
  })
  .meta({ id: 'OrderLine' });

const paymentAction = z
  .object({
    type: z.enum(['none', 'redirect']),
    url: z.url().optional(),
    method: z.enum(['GET', 'POST']).optional(),
  })
  .meta({ id: 'PaymentAction', description: 'Next step that the buyer has to take to pay' });

export const order = z
  .object({
    ...state,
    order_number: z.string().regex(/^WS-\d+$/),
    order_url: z.url(),
    email: z.string(),
    custom_field: answers,
    payment_method: z.string(),
    payment_code: z.string(),
    comment: z.string(),
    total: amount,
    total_decimal: decimal,
    currency_code: currencyCode,
    currency_value: z.string().meta({ description: 'Exchange rate used, in units of the currency per US dollar' }),
    products: z.array(orderLine).min(1),
    coupon: z.string(),
    totals: z.array(totalLine).min(2),
    vat: orderVat,
    vouchers: nothing,
    payment: z.string(),
    payment_action: paymentAction,
    date_added: moment,
    history: z.array(
      z.object({ order_status_id: statusId, order_status: z.string(), stage: z.string().nullable(), at: moment }),
    ),
  })
  .meta({ id: 'Order' });

const namedOrder = z
  .object({
    order_id: lenient({ type: ['integer', 'string'] }, (sent) => (isSent(sent) ? readWhole(sent) : undefined)),
    order_token: lenient(
      { type: 'string', description: 'Token of the order; if omitted, the response contains no token' },
      (sent) => (sent === undefined ? undefined : textOf(sent)),
    ),
    payment_reference: ignored({ type: 'string' }),
  })
  .optional();

export const confirmOrder = {
  id: 'confirmOrder',
  summary: 'Removes the ordered lines from the cart once the buyer returns; never marks an order as paid',
  body: namedOrder,
  data: z
    .object({ ...state, order_token: state.order_token.optional(), total_formated: formatted.optional() })
    .meta({ id: 'OrderState', description: 'Order state; token and total only if the token was sent' }),
} satisfies EndpointSchema;

export const pay = {
  id: 'pay',
  summary: 'Returns the payment step of the order in this session',
  data: z.object({ order_id: id, order_status_id: statusId, payment_action: paymentAction }),
  html: true,
} satisfies EndpointSchema;
