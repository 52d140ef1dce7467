import { z } from 'zod';
import type { EndpointSchema } from '#shop/http/endpoint/endpoint-schema.ts';
import { id } from '#shop/http/endpoint/field.ts';
import { email } from './email.ts';
import { followedOrder } from './followed-order.ts';
import { params } from './token.ts';

const MAX_WATCHED = 500;

export const followOrder = {
  id: 'followOrder',
  summary: 'Returns an order and its progress by token',
  params,
  data: followedOrder,
  errors: [404, 410],
} satisfies EndpointSchema;

export const lookUp = {
  id: 'lookUpOrder',
  summary: 'Mails the order link to the address of the order; same response whether or not the order exists',
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
  summary: 'Waits up to 20 seconds until the version of the order differs from `since`',
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
  summary: 'Waits for changes of several orders in one call; the version of an invalid token is null',
  body: z.object({
    orders: z.record(z.string().regex(/^[\w-]{43}$/), z.int().nonnegative(), 'Invalid orders').refine((orders) => {
      const size = Object.keys(orders).length;
      return size > 0 && size <= MAX_WATCHED;
    }, `1 to ${MAX_WATCHED} orders`),
  }),
  data: changed,
  errors: [429],
} satisfies EndpointSchema;
