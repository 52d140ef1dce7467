import { z } from 'zod';
import type { EndpointSchema } from '#shop/http/endpoint-schema.ts';
import { idempotent } from '#shop/idempotency/schema.ts';
import { nothing } from '#shop/http/field.ts';
import { validatedByHandler } from '#shop/http/input.ts';

export const applyCoupon: EndpointSchema = {
  id: 'applyCoupon',
  summary: 'Puts a coupon on the cart, in the place of another one',
  body: z.object({
    coupon: validatedByHandler({
      type: 'string',
      maxLength: 20,
      description: 'In any case; spaces around it do not count',
    }),
  }),
  headers: idempotent,
  data: nothing.max(0),
  refusals: [422, 429],
};

export const removeCoupon: EndpointSchema = {
  id: 'removeCoupon',
  summary: 'Takes the coupon off the cart',
  headers: idempotent,
  data: nothing.max(0),
  refusals: [404, 422],
};
