import { z } from 'zod';
import type { EndpointSchema } from '#shop/http/endpoint-schema.ts';
import { count, formatted, id } from '#shop/http/field.ts';
import { idempotent } from '#shop/idempotency/schema.ts';
import { validatedByHandler } from '#shop/http/input.ts';
import { cart, cartOrNone, line } from './wire-schema.ts';

const number = { type: ['integer', 'string'] };

const change = z
  .object({
    product: z.object({ product_id: id, name: z.string(), quantity: id }).optional(),
    total: z.string().meta({ example: '2 item(s) - €25.98' }),
    total_product_count: count,
    total_price: formatted,
    cart: cartOrNone,
  })
  .meta({ id: 'CartChange' });

const key = z.string().meta({ description: 'The `key` of a line' });

export const getCart: EndpointSchema = {
  id: 'getCart',
  summary: 'The cart; an empty list while nothing lies in it. What blocks its order stands in `error`',
  query: z.object({
    preview: z
      .enum(['0', '1'])
      .optional()
      .meta({ description: '1: the buyer will not see the total, so that it does not count as told' }),
  }),
  data: cartOrNone,
};

export const addToCart: EndpointSchema = {
  id: 'addToCart',
  summary: 'Puts a product in, or more of it when it lies there with the same options',
  body: z.object({
    product_id: validatedByHandler(number),
    quantity: validatedByHandler({ ...number, default: 1 }),
    event_id: validatedByHandler({
      ...number,
      description: 'A run of the product: its seats are held for 15 minutes',
    }),
    option: validatedByHandler({
      type: 'object',
      description: '`product_option_id` → number of a value, list of such numbers, or text',
    }),
  }),
  headers: idempotent,
  data: change,
  refusals: [422],
};

export const changeLine: EndpointSchema = {
  id: 'changeLine',
  summary: 'Sets the quantity of a line, its options, or both, in its place; a quantity of 0 takes it out',
  body: z.object({
    key: validatedByHandler(number),
    quantity: validatedByHandler(number),
    option: validatedByHandler({
      type: 'object',
      description: 'All of its options anew, as `POST cart` takes them; left out, they stay as they are',
    }),
    version: validatedByHandler({
      type: 'string',
      description: 'The `version` of the line that the change is meant for; another one is refused',
    }),
    accept_price: validatedByHandler({
      type: ['integer', 'boolean'],
      description: '1: the price of now counts as agreed to, and `price_before_decimal` becomes null',
    }),
  }),
  headers: idempotent,
  data: change,
  refusals: [404, 409, 422],
};

export const removeFromCart: EndpointSchema = {
  id: 'removeFromCart',
  summary: 'Takes a line out; one that is gone already is no fault',
  body: z.object({ key: validatedByHandler(number), product_id: validatedByHandler(number) }).optional(),
  headers: idempotent,
  data: change,
  refusals: [422],
};

export const emptyCart: EndpointSchema = {
  id: 'emptyCart',
  summary: 'Takes every line out',
  headers: idempotent,
  data: change,
  refusals: [422],
};

export const removeLine: EndpointSchema = {
  id: 'removeLine',
  summary: 'Takes a line out, where a body may be lost on the way',
  params: z.object({ key }),
  headers: idempotent,
  data: change,
  refusals: [422],
};

export const restoreLine: EndpointSchema = {
  id: 'restoreLine',
  summary: 'Puts a line that was taken out back as it was, with its seats if they are still free',
  params: z.object({ key }),
  headers: idempotent,
  data: change,
  refusals: [404, 422],
};

export const getCartItem: EndpointSchema = {
  id: 'getCartItem',
  summary: 'The cart with one of its lines as `item`',
  params: z.object({ key }),
  data: cart.partial().extend({ item: line.nullable() }),
};
