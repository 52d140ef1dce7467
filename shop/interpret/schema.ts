import { z } from 'zod';
import type { EndpointSchema } from '#shop/http/endpoint/endpoint-schema.ts';
import { withErrorCode } from '#shop/http/endpoint/schema.ts';
import { currencyCode, decimal, formatted, id } from '#shop/http/endpoint/field.ts';
import { search, whole } from '#shop/http/endpoint/input.ts';
import { etaFields } from '#shop/product/wire/wire-schema.ts';

const MAX_LINES = 4;

const place = z.number().int().min(0);

const span = {
  text: z.string().meta({ description: 'The words, folded' }),
  start: place.meta({ description: 'Where they begin in the text asked for' }),
  end: place,
};

const chip = z
  .object({
    key: z.string().meta({ description: 'Of the option; `from`, `to` and `amount` of numbers' }),
    name: z.string(),
    value: z.string(),
    state: z.enum(['chosen', 'implied', 'fixed', 'unused']).meta({
      description:
        '`chosen` by the words, `implied` by what they choose, `fixed` by the product, or known and `unused` here',
    }),
    ...span,
  })
  .meta({ id: 'SearchChip' });

const line = z
  .object({
    product_id: id,
    quantity: id,
    options: z.array(
      z.object({
        product_option_id: id,
        key: z.string(),
        name: z.string(),
        values: z.array(z.string()).meta({ description: 'What to send: numbers of values, or a text' }),
        text: z.string().meta({ description: 'As people read it' }),
        preset: z.boolean().meta({ description: 'Preselected by the product rather than asked for' }),
      }),
    ),
    address: z
      .array(z.object({ name: z.string(), value: z.string() }))
      .meta({ description: 'The query of the page of the product with this configuration' }),
    missing: z
      .array(z.object({ product_option_id: id.nullable(), key: z.string(), name: z.string(), message: z.string() }))
      .meta({ description: 'What is still to be chosen; a message says why what was asked for cannot be chosen' }),
    run: z
      .object({ event_id: id, starts_at: z.iso.datetime(), region: z.string(), slots_left: id })
      .nullable()
      .meta({ description: 'The next run with a seat on the day that the text names' }),
    chips: z.array(chip),
    left_out: z.array(z.string()),
    total: decimal,
    total_formated: formatted,
    is_from: z.boolean().meta({ description: 'Whether what is missing may cost more than `total`' }),
    ...etaFields,
  })
  .meta({ id: 'SearchLine' });

export const interpretSearch = {
  id: 'interpretSearch',
  summary: 'What a text asks for: products with their configuration filled in and priced',
  params: z.object({ search }),
  query: z.object({
    limit: withErrorCode('invalid_limit', whole('Invalid limit', MAX_LINES))
      .optional()
      .meta({ description: `Products for one thing asked, 1 to ${MAX_LINES}; 1 unless given` }),
  }),
  data: z.object({
    lines: z.array(line).meta({ description: 'The best products for one thing, or one for each of several' }),
    price: z
      .object({ above: z.number().nullable(), below: z.number().nullable(), currency: currencyCode, ...span })
      .nullable(),
    day: z.object({ day: z.string(), ...span }).nullable(),
    not_sold: z.string().meta({ description: 'Why nothing of this is sold; or empty' }),
    left_out: z.array(z.string()).meta({ description: 'Words that nothing was found for' }),
  }),
} satisfies EndpointSchema;
