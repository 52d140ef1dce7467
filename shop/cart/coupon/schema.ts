import { z } from 'zod';
import type { EndpointSchema } from '#shop/http/endpoint/endpoint-schema.ts';
import { idempotent } from '#shop/idempotency/schema.ts';
import { nothing } from '#shop/http/endpoint/field.ts';
import { isSent, lenient, textOf } from '#shop/http/endpoint/input.ts';
import { issue, withErrorCode } from '#shop/http/endpoint/schema.ts';

const coupon = withErrorCode(
  'coupon',
  lenient({ type: 'string', maxLength: 20, description: 'Case-insensitive; surrounding spaces are ignored' }, (sent) =>
    isSent(sent) ? textOf(sent).trim() : '',
  ).refine((text) => text !== '', issue('required', 'Warning: Please enter a coupon code!')),
);

export const applyCoupon = {
  id: 'applyCoupon',
  summary: 'Applies a coupon or store credit to the cart, replacing the current one',
  body: z.object({
    coupon,
  }),
  headers: idempotent,
  data: nothing.max(0),
  errors: [422, 429],
} satisfies EndpointSchema;

export const removeCoupon = {
  id: 'removeCoupon',
  summary: 'Removes the coupon from the cart',
  headers: idempotent,
  data: nothing.max(0),
  errors: [404, 422],
} satisfies EndpointSchema;

export const removeCredit = {
  id: 'removeCredit',
  summary: 'Removes the store credit from the cart',
  headers: idempotent,
  data: nothing.max(0),
  errors: [404, 422],
} satisfies EndpointSchema;
