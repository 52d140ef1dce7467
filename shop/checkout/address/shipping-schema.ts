import { z } from 'zod';
import type { EndpointSchema } from '#shop/http/endpoint/endpoint-schema.ts';
import { nothing } from '#shop/http/endpoint/field.ts';
import { ignored, lenient } from '#shop/http/endpoint/input.ts';
import { withErrorCode } from '#shop/http/endpoint/schema.ts';
import { addressFields } from './address-schema.ts';

const done = nothing.max(0);
const empty = z.literal('');
const MAX_METHOD_LENGTH = 100;

const method = withErrorCode(
  'shipping_method',
  lenient({ type: 'string' }, (sent) => (typeof sent === 'string' ? sent : '')).refine(
    (text) => text.trim() !== '' && text.length <= MAX_METHOD_LENGTH,
    'Warning: Shipping method required!',
  ),
);

export const getShippingAddress = {
  id: 'getShippingAddress',
  summary: 'Returns an empty address, since nothing is shipped',
  data: z.object({
    firstname: empty,
    lastname: empty,
    company: empty,
    address_1: empty,
    address_2: empty,
    city: empty,
    postcode: empty,
    country_id: empty,
    zone_id: empty,
    custom_field: z.object({}),
  }),
} satisfies EndpointSchema;

export const setShippingAddress = {
  id: 'setShippingAddress',
  summary: 'Validates the address without storing it, since nothing is shipped',
  body: z.object(addressFields),
  data: done,
} satisfies EndpointSchema;

export const listShippingMethods = {
  id: 'listShippingMethods',
  summary: 'Returns an empty list, since nothing is shipped',
  data: z.object({ shipping_methods: nothing.max(0), code: empty, comment: z.string() }),
} satisfies EndpointSchema;

export const chooseShippingMethod = {
  id: 'chooseShippingMethod',
  summary: 'Reports success without effect, since nothing is shipped',
  body: z.object({ shipping_method: method, comment: ignored({ type: 'string', maxLength: 2000 }) }),
  data: done,
} satisfies EndpointSchema;
