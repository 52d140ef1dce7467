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
    games: z.array(z.string()).meta({ description: 'Slugs of the games' }),
    languages: z.array(z.string()).meta({ description: 'Language codes, such as `en`' }),
    hours: z.string().meta({ description: 'Human-readable playing hours; empty if not specified' }),
    finished_orders: count,
    on_time: z.object({ lines: id, kept: count }).nullable().meta({
      description: 'Newest finished lines and how many were on time; null if fewer than five',
    }),
    star_counts: starCounts,
    is_public: z.boolean().meta({ description: 'Whether `GET /players/{slug}` returns the profile' }),
  })
  .meta({ id: 'Player' });

export const showPlayer = {
  id: 'showPlayer',
  summary: 'Returns a player’s profile, published with consent; figures are from finished orders and reviews',
  params: z.object({ slug }),
  data: player,
  errors: [404],
} satisfies EndpointSchema;

export const listPlayerReviews = {
  id: 'listPlayerReviews',
  summary: 'Lists reviews of orders in which the player finished a line, newest first',
  params: z.object({ slug }),
  query: z.object({
    after: identifier.optional().meta({ description: 'ID of the last review on the previous page' }),
    limit: limit.optional(),
  }),
  data: reviewPage,
  total: true,
  errors: [404],
} satisfies EndpointSchema;
