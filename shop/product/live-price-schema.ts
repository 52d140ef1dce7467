import { z } from 'zod';
import type { EndpointSchema } from '#shop/http/endpoint-schema.ts';
import { refusedAs } from '#shop/http/schema.ts';
import { currencyCode, decimal, formatted, id } from '#shop/http/field.ts';
import { identifier, whole } from '#shop/http/input.ts';
import { etaFields } from './wire-schema.ts';

const MOST = 1_000_000_000;

const count = refusedAs(
  'out_of_range',
  whole(`Quantity must be a whole number between 1 and ${MOST}`, MOST),
  'quantity',
);

export const price = z
  .object({
    product_id: id,
    quantity: id,
    minimum: id,
    maximum: id.nullable(),
    unit_price: decimal,
    unit_price_formated: formatted,
    total: decimal,
    total_formated: formatted,
    total_before_discount: decimal,
    total_before_discount_formated: formatted,
    discount_quantity: id.nullable(),
    currency: currencyCode,
    stock: z.boolean(),
    lines: z.array(z.object({ label: z.string(), amount_decimal: decimal })).meta({ description: 'Add up to `total`' }),
    missing: z.array(id).meta({ description: 'Options that are still to be answered; only with `partial`' }),
    exact: z.boolean().meta({ description: 'Whether it costs the same whatever is answered to them; else the least' }),
    ...etaFields,
  })
  .meta({ id: 'LivePrice' });

export const getLivePrice: EndpointSchema = {
  id: 'getLivePrice',
  summary: 'The price of so many pieces with these options; the same as the line they would be in the cart',
  params: z.object({ id: identifier, count }),
  query: z.object({
    partial: z
      .string()
      .optional()
      .meta({ description: '`1` takes the cheapest answer for every required option that has none yet' }),
    option: z
      .unknown()
      .optional()
      .meta({
        override: { type: 'object', description: '`option[<product_option_id>]=<value>`, repeated for several values' },
        param: { style: 'deepObject', explode: true },
      }),
  }),
  data: price,
  refusals: [404],
};
