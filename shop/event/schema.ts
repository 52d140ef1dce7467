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
        'Without its options, with `fields=run` its number, slug and name alone; null when it is no longer sold',
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
      description: 'What the run decides of its product, and what else is preselected: as `POST cart` takes it',
    }),
    option_decided: z.array(z.string()).meta({ description: 'Options to which a seat admits no other answer' }),
    option_complete: z.boolean().meta({ description: 'Whether `option` answers all that is required' }),
    total_decimal: decimal.nullable().meta({
      description:
        'What the least quantity costs with `option`, or at least while that is not complete; null when the product is no longer sold',
    }),
  })
  .meta({ id: 'Event', description: 'A dated run with seats' });

const MAX_RUNS = 1_000;

const day = (description: string) => queryMoment.meta({ description, example: '2026-03-01T18:00:00+01:00' });

export const listEvents = {
  id: 'listEvents',
  summary: 'The runs that start within a span, the next one first',
  query: z.object({
    from: day('ISO 8601, UTC without an offset; now unless given'),
    to: day('Not before `from` and at most 62 days after it; 14 days after it unless given'),
    region: withErrorCode('invalid_region', z.enum(['us', 'eu'], 'Invalid region').optional()),
    event_id: identifier.optional().meta({ description: 'Number of the one run asked for, whenever it is' }),
    product_id: identifier.optional().meta({ description: 'Number of a product: only its runs' }),
    next: limit
      .optional()
      .meta({ description: 'Only so many runs, 1 to 100, that have not begun and have a seat left' }),
    first: withErrorCode('invalid_first', whole('Invalid first', MAX_RUNS))
      .optional()
      .meta({ description: `Only so many of the runs, 1 to ${MAX_RUNS}; all of them unless given` }),
    fields: z
      .literal('run')
      .optional()
      .meta({ description: 'Leaves the products of the runs out but for what names them' }),
    category: z.string().optional().meta({ description: 'Number or path of a category; all below it counts' }),
  }),
  data: z.array(event),
  total: true,
} satisfies EndpointSchema;
