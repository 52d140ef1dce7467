import { z } from 'zod';
import type { EndpointSchema } from '#shop/http/endpoint/endpoint-schema.ts';
import { withErrorCode } from '#shop/http/endpoint/schema.ts';
import { currencyCode, decimal, formatted, id } from '#shop/http/endpoint/field.ts';
import { yesOrNo, identifier, lenient, whole } from '#shop/http/endpoint/input.ts';
import { readOptions } from '#shop/product/quote/configure.ts';
import { MAXIMUM_OF_ALL, quantityIssue } from '#shop/product/quote/quantity.ts';
import { etaFields } from '#shop/product/wire/wire-schema.ts';

const count = withErrorCode('out_of_range', whole(quantityIssue(MAXIMUM_OF_ALL).message, MAXIMUM_OF_ALL), 'quantity');

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
    lines: z.array(z.object({ label: z.string(), amount_decimal: decimal })).meta({
      description: 'Price components; they add up to `total`',
    }),
    missing: z.array(id).meta({ description: 'IDs of unanswered required options; only with `partial`' }),
    exact: z.boolean().meta({
      description: 'Whether the price is final whatever is chosen for `missing`; false: minimum',
    }),
    ranges: z
      .array(
        z.object({
          product_option_id: id,
          range: z.string().meta({ description: 'Value to send: two step keys, such as `80-90`' }),
          total: decimal,
          total_formated: formatted,
          exact: z.boolean(),
          ...etaFields,
        }),
      )
      .meta({
        description:
          'Prices of common ranges instead of those chosen; `eta` is empty if the steps take no time of their own',
      }),
    ...etaFields,
  })
  .meta({ id: 'LivePrice' });

export const getLivePrice = {
  id: 'getLivePrice',
  summary: 'Returns the price of a quantity with these options, equal to the cart line price',
  params: z.object({ id: identifier, count }),
  query: z.object({
    partial: yesOrNo.meta({ description: '`1`: use the cheapest value for each unanswered required option' }),
    option: lenient(
      { type: 'object', description: '`option[<product_option_id>]=<value>`, repeated for several values' },
      readOptions,
    ).meta({ param: { style: 'deepObject', explode: true } }),
  }),
  data: price,
  errors: [404],
} satisfies EndpointSchema;
