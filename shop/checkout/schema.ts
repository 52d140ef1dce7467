import { z } from 'zod';
import { cart } from '#shop/cart/wire-schema.ts';
import { idempotent } from '#shop/idempotency/schema.ts';
import type { EndpointSchema } from '#shop/http/endpoint/endpoint-schema.ts';
import { currencyCode, decimal, flag, moment, nothing } from '#shop/http/endpoint/field.ts';
import { isSent, isYes, lenient, textOf } from '#shop/http/endpoint/input.ts';
import { minorOf } from '#shop/money/currency.ts';
import { order } from '#shop/order/schema.ts';
import { addressFields } from './address/address-schema.ts';
import { readIdentity } from './identity-answers.ts';
import { askedBilling, buyerFields } from '#shop/vat/schema.ts';

const done = nothing.max(0);
const agreed = lenient({ enum: [0, 1, '0', '1', true, false] }, isYes);
const amount = (description: string) =>
  lenient({ type: 'string', description }, (sent) => (isSent(sent) ? minorOf(String(sent)) : undefined));

const game = z.object({ name: z.string(), seo_url: z.string() });

const field = z
  .object({
    custom_field_id: z.string().min(1),
    name: z.string().min(1),
    type: z.enum(['text', 'select']),
    required: flag,
    format: z.enum(['', 'battletag', 'email']),
    placeholder: z.string(),
    suggested: z.string().meta({ description: 'Value derived from a cart line; used if no value is sent' }),
    values: z.array(z.object({ key: z.string(), name: z.string() })),
    realms_of: z
      .string()
      .meta({ description: 'Slug of the product whose options list the realms; empty for other fields' }),
    game,
  })
  .meta({ id: 'IdentityField', description: 'A buyer detail that a game in the cart requires' });

const answersSchema = { type: 'object', additionalProperties: { type: ['string', 'integer'] } } as const;

const customField = {
  type: 'object',
  properties: {
    account: { ...answersSchema, description: 'Field → answer, for every game that requires the field' },
    games: { type: 'object', description: 'Answers by game; override `account`', additionalProperties: answersSchema },
    lines: {
      type: 'object',
      description: 'By cart line, or by seat (`key` of its identity); override both, a seat also overrides its line',
      additionalProperties: answersSchema,
    },
  },
};

const guestFields = {
  email: lenient({ type: 'string', maxLength: 96 }, (sent) => (typeof sent === 'string' ? sent.trim() : '')),
  custom_field: lenient(customField, readIdentity),
  ...buyerFields,
};

const identity = z
  .object({
    game,
    lines: z.array(
      z.object({
        key: z.string().min(1),
        name: z.string().min(1),
        line: z.string().min(1).meta({ description: 'Key of the cart line, also if `key` identifies a seat' }),
        seat: z.int().nullable().meta({
          description: 'Seat number if a line has several seats, from 1; null for a whole line',
        }),
      }),
    ),
    known: z
      .array(z.object({ id: z.string(), name: z.string(), value: z.string() }))
      .meta({ description: 'Answers known from the options of every line; not requested again' }),
  })
  .meta({ id: 'GameIdentity', description: 'A game that requires buyer details, with its cart lines' });

const sentAnswers = z.record(z.string(), z.string());
const sentBy = z.record(z.string(), sentAnswers);

export const getGuest = {
  id: 'getGuest',
  summary: 'Returns the guest details of the session and the fields the cart requires',
  data: z
    .object({
      email: z.string(),
      custom_field: z.object({ account: sentAnswers, games: sentBy, lines: sentBy }),
      customer_groups: nothing,
      countries: nothing,
      billing: askedBilling,
      custom_fields: z.array(field),
      identities: z.array(identity),
      shipping_required: flag,
      unpaid_order: z
        .object({ order_number: z.string(), idempotency_key: z.string().nullable() })
        .nullable()
        .meta({ description: 'Unpaid order created from this cart; the next attempt pays for it' }),
    })
    .meta({ id: 'Guest' }),
} satisfies EndpointSchema;

export const setGuest = {
  id: 'setGuest',
  summary: 'Stores the guest details',
  body: z.object({ ...guestFields, ...addressFields }),
  data: done,
} satisfies EndpointSchema;

const method = z
  .object({
    code: z.string().min(1),
    title: z.string().min(1),
    hint: z.string(),
    icon: z.string(),
    kind: z.enum(['redirect', 'offline']),
    terms: z.string(),
    sort_order: z.int(),
  })
  .meta({ id: 'PaymentMethod' });

export const listPaymentMethods = {
  id: 'listPaymentMethods',
  summary: 'Lists the payment methods and the selected one',
  data: z.object({ payment_methods: z.array(method), code: z.string(), comment: z.string() }),
} satisfies EndpointSchema;

const choice = {
  payment_method: lenient({ type: 'string' }, (sent) => (typeof sent === 'string' ? sent : undefined)),
  agree: agreed,
  comment: lenient({ type: 'string', maxLength: 2000 }, (sent) => {
    if (!isSent(sent)) return '';
    return typeof sent === 'string' ? sent : null;
  }),
};

export const choosePaymentMethod = {
  id: 'choosePaymentMethod',
  summary: 'Selects the payment method, until the cart changes',
  body: z.object(choice),
  data: done,
} satisfies EndpointSchema;

const locked = cart
  .extend({
    held_until: moment.nullable().meta({ description: 'Until when prices are guaranteed; null if not' }),
    before: z
      .object({
        currency_code: currencyCode,
        total_decimal: decimal,
        dead_coupon: z.string().nullable().meta({ description: 'Coupon code that was valid then and no longer is' }),
        products: z.array(z.object({ key: z.string().min(1), total_decimal: decimal })),
      })
      .nullable()
      .meta({ description: 'Previous quote, if it differs from the current price of the cart' }),
  })
  .meta({ id: 'LockedCart' });

export const lockPrices = {
  id: 'lockPrices',
  summary: 'Guarantees the cart prices for 15 minutes; a higher total or a new currency must be accepted first',
  body: z
    .object({
      accept_total: amount('Total accepted by the buyer; no effect if it differs from the current total'),
    })
    .optional(),
  data: z.union([locked, nothing.max(0)]),
} satisfies EndpointSchema;

export const placeOrder = {
  id: 'placeOrder',
  summary: 'Places an order for the cart in one step; the same key returns the same order',
  headers: idempotent,
  body: z.object({
    ...guestFields,
    ...choice,
    coupon: lenient({ type: 'string' }, (sent) => (isSent(sent) && textOf(sent).trim()) || undefined),
    expected_total: amount('409 if the total differs; if omitted, the total last quoted to the session is used'),
    cart_version: lenient({ type: 'string', description: '409 if the cart or its price has changed' }, (sent) =>
      isSent(sent) ? textOf(sent) : undefined,
    ),
  }),
  data: order,
  errors: [409, 422],
} satisfies EndpointSchema;

export const placeOrderOnce = {
  id: 'placeOrderOnce',
  summary: 'Places an order with the guest and payment method stored in the session',
  headers: idempotent,
  body: z.object({}).optional(),
  data: order,
  errors: [409, 422],
} satisfies EndpointSchema;
