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
    suggested: z.string().meta({ description: 'What a line in the cart tells; counts where nothing is sent' }),
    values: z.array(z.object({ key: z.string(), name: z.string() })),
    realms_of: z
      .string()
      .meta({ description: 'Slug of a product whose options list the realms; empty for other fields' }),
    game,
  })
  .meta({ id: 'IdentityField', description: 'What a game in the cart has to know of the buyer' });

const answersSchema = { type: 'object', additionalProperties: { type: ['string', 'integer'] } } as const;

const customField = {
  type: 'object',
  properties: {
    account: { ...answersSchema, description: 'Field → answer, for every game that asks for it' },
    games: { type: 'object', description: 'By game; counts before `account`', additionalProperties: answersSchema },
    lines: {
      type: 'object',
      description:
        'By line of the cart, or by seat (`key` of its identity); counts before both, a seat before its line',
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
        line: z.string().min(1).meta({ description: 'The line of the cart; `key` where it is one seat' }),
        seat: z.int().nullable().meta({ description: 'Of several seats of a run, from 1; null for a whole line' }),
      }),
    ),
    known: z
      .array(z.object({ id: z.string(), name: z.string(), value: z.string() }))
      .meta({ description: 'Known from the options of every line: not asked again' }),
  })
  .meta({ id: 'GameIdentity', description: 'A game that asks for something, and its lines' });

const sentAnswers = z.record(z.string(), z.string());
const sentBy = z.record(z.string(), sentAnswers);

export const getGuest = {
  id: 'getGuest',
  summary: 'What the session knows of its guest, and what the cart asks for',
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
        .meta({ description: 'Begun of this cart and not paid: the next attempt pays for it' }),
    })
    .meta({ id: 'Guest' }),
} satisfies EndpointSchema;

export const setGuest = {
  id: 'setGuest',
  summary: 'Keeps the guest',
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
  summary: 'The ways to pay, and the one chosen',
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
  summary: 'Keeps the choice until the cart changes',
  body: z.object(choice),
  data: done,
} satisfies EndpointSchema;

const locked = cart
  .extend({
    held_until: moment.nullable().meta({ description: 'Null: nothing is promised' }),
    before: z
      .object({
        currency_code: currencyCode,
        total_decimal: decimal,
        dead_coupon: z.string().nullable().meta({ description: 'The code that counted then and no longer does' }),
        products: z.array(z.object({ key: z.string().min(1), total_decimal: decimal })),
      })
      .nullable()
      .meta({ description: 'What was quoted before, where it is not what the cart costs now' }),
  })
  .meta({ id: 'LockedCart' });

export const lockPrices = {
  id: 'lockPrices',
  summary:
    'Promises the prices of the cart for 15 minutes; a total that has risen, or changed its currency, is accepted first',
  body: z
    .object({
      accept_total: amount('The total as the buyer saw it; else nothing happens'),
    })
    .optional(),
  data: z.union([locked, nothing.max(0)]),
} satisfies EndpointSchema;

export const placeOrder = {
  id: 'placeOrder',
  summary: 'Makes an order of the cart in one step; the same key gives the same order',
  headers: idempotent,
  body: z.object({
    ...guestFields,
    ...choice,
    coupon: lenient({ type: 'string' }, (sent) => (isSent(sent) && textOf(sent).trim()) || undefined),
    expected_total: amount(
      'Refused with 409 when the total is another; left out, the total last quoted to the session counts',
    ),
    cart_version: lenient(
      { type: 'string', description: 'Refused with 409 when the cart, or what it costs, is another' },
      (sent) => (isSent(sent) ? textOf(sent) : undefined),
    ),
  }),
  data: order,
  errors: [409, 422],
} satisfies EndpointSchema;

export const placeOrderOnce = {
  id: 'placeOrderOnce',
  summary: 'The same of the guest and the payment method that the session has stored before',
  headers: idempotent,
  body: z.object({}).optional(),
  data: order,
  errors: [409, 422],
} satisfies EndpointSchema;
