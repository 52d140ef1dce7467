import { z } from 'zod';
import type { EndpointSchema } from '#shop/http/endpoint/endpoint-schema.ts';
import { withErrorCode } from '#shop/http/endpoint/schema.ts';
import { count, crumb, decimal, id, moment } from '#shop/http/endpoint/field.ts';
import { identifier, limit, whole } from '#shop/http/endpoint/input.ts';
import { queryMoment } from '#shop/http/endpoint/moment.ts';
import { card } from '#shop/product/wire/wire-schema.ts';

const reference = z.object({ product_id: id, seo_url: z.string(), name: z.string() });

const event = z
  .object({
    event_id: id,
    title: z.string().min(1),
    category: crumb,
    product: z.union([card, reference]).nullable().meta({
      description:
        'Product without its options; with `fields=run` only ID, slug and name. Null if it is no longer sold',
    }),
    starts_at: moment,
    ends_at: moment,
    region: z.enum(['us', 'eu']),
    faction: z.enum(['alliance', 'horde']).nullable(),
    difficulty: z.string(),
    loot: z.string(),
    slots_total: id,
    slots_left: count,
    status: z.enum(['scheduled', 'full', 'running', 'finished', 'canceled']),
    option: z.record(z.string(), z.union([z.string(), z.array(z.string())])).meta({
      description: 'Options set by the run and other preselected options, in the format of `POST cart`',
    }),
    option_decided: z.array(z.string()).meta({
      description: 'Options fixed by the run: no other value is accepted for a seat',
    }),
    option_complete: z.boolean().meta({ description: 'Whether `option` covers all required options' }),
    total_decimal: decimal.nullable().meta({
      description:
        'Price of the minimum quantity with `option`; the lowest possible if incomplete. Null if no longer sold',
    }),
  })
  .meta({ id: 'Event', description: 'A dated run with seats' });

const MAX_RUNS = 1_000;

const day = (description: string) => queryMoment.meta({ description, example: '2026-03-01T18:00:00+01:00' });

export const listEvents = {
  id: 'listEvents',
  summary: 'Lists the runs that start within a time range, earliest first',
  query: z.object({
    from: day('ISO 8601, read as UTC if it has no offset; default: now'),
    to: day('Not before `from` and at most 62 days after it; default: 14 days after `from`'),
    region: withErrorCode('invalid_region', z.enum(['us', 'eu'], 'Invalid region').optional()),
    event_id: identifier.optional().meta({ description: 'ID of a run: returns only this run, whatever its date' }),
    product_id: identifier.optional().meta({ description: 'ID of a product: returns only its runs' }),
    next: limit
      .optional()
      .meta({ description: 'Maximum number of runs, 1 to 100; only runs not yet started with a free seat' }),
    first: withErrorCode('invalid_first', whole('Invalid first', MAX_RUNS))
      .optional()
      .meta({ description: `Maximum number of runs, 1 to ${MAX_RUNS}; default: all` }),
    fields: z.literal('run').optional().meta({ description: '`run`: returns only ID, slug and name of each product' }),
    category: z.string().optional().meta({ description: 'ID or path of a category; includes its subcategories' }),
  }),
  data: z.array(event),
  total: true,
} satisfies EndpointSchema;
