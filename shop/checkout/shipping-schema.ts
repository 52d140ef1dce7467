import { z } from 'zod';
import type { EndpointSchema } from '#shop/http/endpoint-schema.ts';
import { nothing } from '#shop/http/field.ts';
import { validatedByHandler } from '#shop/http/input.ts';

const done = nothing.max(0);
const empty = z.literal('');
const text = (maxLength: number) => validatedByHandler({ type: 'string', maxLength });

export const getShippingAddress: EndpointSchema = {
  id: 'getShippingAddress',
  summary: 'Empty, for nothing is shipped',
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
};

export const setShippingAddress: EndpointSchema = {
  id: 'setShippingAddress',
  summary: 'Checked and not kept, for nothing is shipped',
  body: z.object({
    firstname: text(32),
    lastname: text(32),
    telephone: text(32),
    address_1: text(128),
    city: text(128),
    postcode: text(10),
  }),
  data: done,
};

export const listShippingMethods: EndpointSchema = {
  id: 'listShippingMethods',
  summary: 'None, for nothing is shipped',
  data: z.object({ shipping_methods: nothing.max(0), code: empty, comment: z.string() }),
};

export const chooseShippingMethod: EndpointSchema = {
  id: 'chooseShippingMethod',
  summary: 'Answered as done, for nothing is shipped',
  body: z.object({ shipping_method: validatedByHandler({ type: 'string' }), comment: text(2000) }),
  data: done,
};
