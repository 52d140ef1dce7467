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
  description: '1: accepts the current price; `price_before_decimal` becomes null',
};

const change = z
  .object({
    product: z.object({ product_id: id, name: z.string(), quantity: id }).optional(),
    total: z.string().meta({ example: '2 item(s) - €25.98' }),
    total_product_count: count,
    total_price: formatted,
    cart: cart.optional().meta({ description: 'The cart; omitted if it is empty' }),
  })
  .meta({ id: 'CartChange' });

function readRequested(sent: unknown): string | undefined {
  return isSent(sent) ? textOf(sent).trim() : undefined;
}

const key = z.string().meta({ description: 'The `key` of a cart line' });

export const getCart = {
  id: 'getCart',
  summary: 'Returns the cart, or an empty list if it is empty; `error` lists what blocks the order',
  query: z.object({
    preview: yesOrNo.meta({
      description: '`1`: the total is not shown to the buyer and does not become the quoted total',
    }),
  }),
  data: cartOrNone,
} satisfies EndpointSchema;

export const addToCart = {
  id: 'addToCart',
  summary: 'Adds a product, or increases the quantity of a line with the same options',
  body: z.object({
    product_id: lenient(number, readWhole),
    quantity: lenient({ ...number, default: 1 }, (sent) => readWhole(sent ?? 1)),
    event_id: lenient({ ...number, description: 'ID of a run of the product; seats are held for 15 minutes' }, (sent) =>
      isSent(sent) ? readWhole(sent) : null,
    ),
    requested_player: lenient(
      { type: 'string', description: 'Slug of a player with a public profile who plays the game' },
      readRequested,
    ),
    option: lenient(
      { type: 'object', description: '`product_option_id` → ID of a value, list of IDs, or text' },
      readOptions,
    ),
  }),
  headers: idempotent,
  data: change,
  errors: [422],
} satisfies EndpointSchema;

export const changeLine = {
  id: 'changeLine',
  summary: 'Changes the quantity or options of a line in place; a quantity of 0 removes it',
  body: z.object({
    key: textOrNumber,
    quantity: lenient(number, (sent) => (isSent(sent) ? readWhole(sent) : undefined)),
    option: lenient(
      {
        type: 'object',
        description: 'All options, replacing the current ones, in the format of `POST cart`; if omitted, unchanged',
      },
      (sent, issues) => (isSent(sent) ? readOptions(sent, issues) : undefined),
    ),
    version: lenient(
      {
        type: 'string',
        description: 'Expected `version` of the line; the change is rejected if it differs',
      },
      (sent) => (isSent(sent) ? textOf(sent) : undefined),
    ),
    requested_player: lenient(
      { type: 'string', description: 'In the format of `POST cart`; an empty string removes the request' },
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
  summary: 'Removes a line; not an error if it is already gone',
  body: z.object({ key: textOrNumber, product_id: textOrNumber }).optional(),
  headers: idempotent,
  data: change,
  errors: [422],
} satisfies EndpointSchema;

export const emptyCart = {
  id: 'emptyCart',
  summary: 'Removes all lines',
  headers: idempotent,
  data: change,
  errors: [422],
} satisfies EndpointSchema;

export const removeLine = {
  id: 'removeLine',
  summary: 'Removes a line by key in the path, for clients whose request body may be dropped in transit',
  params: z.object({ key }),
  headers: idempotent,
  data: change,
  errors: [422],
} satisfies EndpointSchema;

export const restoreLine = {
  id: 'restoreLine',
  summary: 'Restores a removed line, with its seats if they are still free',
  params: z.object({ key }),
  headers: idempotent,
  data: change,
  errors: [404, 422],
} satisfies EndpointSchema;

export const getCartItem = {
  id: 'getCartItem',
  summary: 'Returns the cart with one of its lines as `item`',
  params: z.object({ key }),
  data: z.union([cart.extend({ item: line.nullable() }), nothing.max(0)]),
} satisfies EndpointSchema;
