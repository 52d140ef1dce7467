import { z } from 'zod';
import type { EndpointSchema } from '#shop/http/endpoint/endpoint-schema.ts';
import { id } from '#shop/http/endpoint/field.ts';
import { email } from './email.ts';
import { followedOrder } from './followed-order.ts';
import { params } from './token.ts';

const MAX_WATCHED = 500;

export const followOrder = {
  id: 'followOrder',
  summary: 'An order, and how far it is, for anyone who holds its token',
  params,
  data: followedOrder,
  errors: [404, 410],
} satisfies EndpointSchema;

export const lookUp = {
  id: 'lookUpOrder',
  summary: 'Mails the link of an order to the address it was ordered with; answers the same whether there is one',
  body: z.object({
    number: z
      .string('Order number required!')
      .trim()
      .min(1, 'Order number required!')
      .regex(/^(ws-?)?\d{1,9}$/i, 'Order number does not appear to be valid!')
      .transform((number) => Number(number.replace(/\D+/g, ''))),
    email,
  }),
  data: z.object({ status: z.literal('asked') }),
  errors: [429],
} satisfies EndpointSchema;

const changed = z.object({ changed: z.array(z.object({ token: z.string(), version: id.nullable() })) });

export const watchOrder = {
  id: 'watchOrder',
  summary: 'Waits, for 20 seconds at most, until the order has another version than `since`',
  params,
  query: z.object({
    since: z
      .string()
      .regex(/^\d{1,9}$/, 'Invalid version')
      .transform(Number),
  }),
  data: changed,
  errors: [404, 410, 429],
} satisfies EndpointSchema;

export const waitForChange = {
  id: 'waitForChange',
  summary: 'The same for many orders in one call; the version of a token that leads nowhere any more is null',
  body: z.object({
    orders: z.record(z.string().regex(/^[\w-]{43}$/), z.int().nonnegative(), 'Invalid orders').refine((orders) => {
      const size = Object.keys(orders).length;
      return size > 0 && size <= MAX_WATCHED;
    }, `1 to ${MAX_WATCHED} orders`),
  }),
  data: changed,
  errors: [429],
} satisfies EndpointSchema;
