import { z } from 'zod';
import type { EndpointSchema } from '#shop/http/endpoint/endpoint-schema.ts';
import { withErrorCode } from '#shop/http/endpoint/schema.ts';
import { currencyCode, decimal, formatted, id } from '#shop/http/endpoint/field.ts';
import { search, whole } from '#shop/http/endpoint/input.ts';
import { etaFields } from '#shop/product/wire/wire-schema.ts';

const MAX_LINES = 4;

const place = z.number().int().min(0);

const span = {
  text: z.string().meta({ description: 'The matched words, normalized' }),
  start: place.meta({ description: 'Start position in the input text' }),
  end: place,
};

const chip = z
  .object({
    key: z.string().meta({ description: 'Key of the option; `from`, `to` or `amount` for numbers' }),
    name: z.string(),
    value: z.string(),
    state: z.enum(['chosen', 'implied', 'fixed', 'unused']).meta({
      description: '`chosen` by the text, `implied` by the choices, `fixed` by the product, or recognized but `unused`',
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
        values: z.array(z.string()).meta({ description: 'Values to send: value IDs, or a text' }),
        text: z.string().meta({ description: 'Human-readable value' }),
        preset: z.boolean().meta({ description: 'Whether the product preselects it, rather than the text' }),
      }),
    ),
    address: z
      .array(z.object({ name: z.string(), value: z.string() }))
      .meta({ description: 'Query parameters of the product page with this configuration' }),
    missing: z
      .array(z.object({ product_option_id: id.nullable(), key: z.string(), name: z.string(), message: z.string() }))
      .meta({ description: 'Options still to choose; `message` says why a requested value is not possible' }),
    run: z
      .object({ event_id: id, starts_at: z.iso.datetime(), region: z.string(), slots_left: id })
      .nullable()
      .meta({ description: 'Next run with a free seat on the day named in the text' }),
    chips: z.array(chip),
    left_out: z.array(z.string()),
    total: decimal,
    total_formated: formatted,
    is_from: z.boolean().meta({ description: 'Whether `total` is a minimum because missing options may raise it' }),
    ...etaFields,
  })
  .meta({ id: 'SearchLine' });

export const interpretSearch = {
  id: 'interpretSearch',
  summary: 'Interprets a text as configured and priced products',
  params: z.object({ search }),
  query: z.object({
    limit: withErrorCode('invalid_limit', whole('Invalid limit', MAX_LINES))
      .optional()
      .meta({ description: `Products for a single request, 1 to ${MAX_LINES}; default: 1` }),
  }),
  data: z.object({
    lines: z.array(line).meta({
      description: 'Best products for a single request, or one product for each of several',
    }),
    price: z
      .object({ above: z.number().nullable(), below: z.number().nullable(), currency: currencyCode, ...span })
      .nullable(),
    day: z.object({ day: z.string(), ...span }).nullable(),
    not_sold: z.string().meta({ description: 'Why nothing of this kind is sold; empty otherwise' }),
    left_out: z.array(z.string()).meta({ description: 'Words without a match' }),
  }),
} satisfies EndpointSchema;
