import { z } from 'zod';
import type { EndpointSchema } from '#shop/http/endpoint/endpoint-schema.ts';
import { count, formatted, id, nothing } from '#shop/http/endpoint/field.ts';
import { idempotent } from '#shop/idempotency/schema.ts';
import { isSent, isYes, lenient, textOf, yesOrNo } from '#shop/http/endpoint/input.ts';
import { readOptions } from '#shop/product/quote/configure.ts';
import { readWhole } from '#shop/product/quote/quantity.ts';
import { cart, cartOrNone, line } from './wire-schema.ts';

const number = { type: ['integer', 'string'] };

/** A text or a number as text; undefined for what is neither. */
const textOrNumber = lenient(number, (sent) =>
  typeof sent === 'string' || typeof sent === 'number' ? String(sent) : undefined,
);
const agreed = {
  type: ['integer', 'boolean'],
  description: '1: the price of now counts as agreed to, and `price_before_decimal` becomes null',
};

const change = z
  .object({
    product: z.object({ product_id: id, name: z.string(), quantity: id }).optional(),
    total: z.string().meta({ example: '2 item(s) - €25.98' }),
    total_product_count: count,
    total_price: formatted,
    cart: cart.optional().meta({ description: 'Left out once nothing lies in it' }),
  })
  .meta({ id: 'CartChange' });

function readRequested(sent: unknown): string | undefined {
  return isSent(sent) ? textOf(sent).trim() : undefined;
}

const key = z.string().meta({ description: 'The `key` of a line' });

export const getCart = {
  id: 'getCart',
  summary: 'The cart; an empty list while nothing lies in it. What blocks its order stands in `error`',
  query: z.object({
    preview: yesOrNo.meta({
      description: '`1`: the buyer will not see the total, so it does not become the quoted total',
    }),
  }),
  data: cartOrNone,
} satisfies EndpointSchema;

export const addToCart = {
  id: 'addToCart',
  summary: 'Puts a product in, or more of it when it lies there with the same options',
  body: z.object({
    product_id: lenient(number, readWhole),
    quantity: lenient({ ...number, default: 1 }, (sent) => readWhole(sent ?? 1)),
    event_id: lenient({ ...number, description: 'A run of the product: its seats are held for 15 minutes' }, (sent) =>
      isSent(sent) ? readWhole(sent) : null,
    ),
    requested_player: lenient(
      { type: 'string', description: 'The slug of a player with a public profile who plays the game' },
      readRequested,
    ),
    option: lenient(
      { type: 'object', description: '`product_option_id` → number of a value, list of such numbers, or text' },
      readOptions,
    ),
  }),
  headers: idempotent,
  data: change,
  errors: [422],
} satisfies EndpointSchema;

export const changeLine = {
  id: 'changeLine',
  summary: 'Sets the quantity of a line, its options, or both, in its place; a quantity of 0 takes it out',
  body: z.object({
    key: textOrNumber,
    quantity: lenient(number, (sent) => (isSent(sent) ? readWhole(sent) : undefined)),
    option: lenient(
      {
        type: 'object',
        description:
          'All of its options, in place of those before, as `POST cart` takes them; left out, they stay as they are',
      },
      (sent, issues) => (isSent(sent) ? readOptions(sent, issues) : undefined),
    ),
    version: lenient(
      {
        type: 'string',
        description: 'The `version` of the line that the change is meant for; another one is refused',
      },
      (sent) => (isSent(sent) ? textOf(sent) : undefined),
    ),
    requested_player: lenient(
      { type: 'string', description: 'As `POST cart` takes it; an empty text takes the wish back' },
      readRequested,
    ),
    accept_price: lenient(agreed, (sent) => (isSent(sent) ? isYes(sent) : undefined)),
  }),
  headers: idempotent,
  data: change,
  errors: [404, 409, 422],
} satisfies EndpointSchema;

export const removeFromCart = {
  id: 'removeFromCart',
  summary: 'Takes a line out; one that is gone already is no error',
  body: z.object({ key: textOrNumber, product_id: textOrNumber }).optional(),
  headers: idempotent,
  data: change,
  errors: [422],
} satisfies EndpointSchema;

export const emptyCart = {
  id: 'emptyCart',
  summary: 'Takes every line out',
  headers: idempotent,
  data: change,
  errors: [422],
} satisfies EndpointSchema;

export const removeLine = {
  id: 'removeLine',
  summary: 'Takes a line out, where a body may be lost on the way',
  params: z.object({ key }),
  headers: idempotent,
  data: change,
  errors: [422],
} satisfies EndpointSchema;

export const restoreLine = {
  id: 'restoreLine',
  summary: 'Puts a line that was taken out back as it was, with its seats if they are still free',
  params: z.object({ key }),
  headers: idempotent,
  data: change,
  errors: [404, 422],
} satisfies EndpointSchema;

export const getCartItem = {
  id: 'getCartItem',
  summary: 'The cart with one of its lines as `item`',
  params: z.object({ key }),
  data: z.union([cart.extend({ item: line.nullable() }), nothing.max(0)]),
} satisfies EndpointSchema;
