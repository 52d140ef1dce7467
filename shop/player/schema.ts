import { z } from 'zod';
import type { EndpointSchema } from '#shop/http/endpoint/endpoint-schema.ts';
import { count, id, starCounts } from '#shop/http/endpoint/field.ts';
import { identifier, limit, slug } from '#shop/http/endpoint/input.ts';
import { reviewPage } from '#shop/review/schema.ts';

/** The public profile of a player. */
export const player = z
  .object({
    slug: z.string().min(1),
    name: z.string().min(1),
    games: z.array(z.string()).meta({ description: 'Slugs' }),
    languages: z.array(z.string()).meta({ description: 'Codes, such as `en`' }),
    hours: z.string().meta({ description: 'When the player plays, in words; empty when not said' }),
    finished_orders: count,
    on_time: z.object({ lines: id, kept: count }).nullable().meta({
      description: 'Of the newest finished lines, how many kept their promised times; null of fewer than five',
    }),
    star_counts: starCounts,
    is_public: z.boolean().meta({ description: 'Whether `GET /players/{slug}` shows the profile' }),
  })
  .meta({ id: 'Player' });

export const showPlayer = {
  id: 'showPlayer',
  summary: 'The profile of a player who agreed to one; every figure is computed from finished orders and their reviews',
  params: z.object({ slug }),
  data: player,
  errors: [404],
} satisfies EndpointSchema;

export const listPlayerReviews = {
  id: 'listPlayerReviews',
  summary: 'What buyers say of the orders in which the player has finished a line, the newest first',
  params: z.object({ slug }),
  query: z.object({
    after: identifier.optional().meta({ description: 'The last review of the page before' }),
    limit: limit.optional(),
  }),
  data: reviewPage,
  total: true,
  errors: [404],
} satisfies EndpointSchema;
