import { z } from 'zod';
import { count, id, starCounts } from '#shop/http/endpoint/field.ts';

/** A player as everybody may see one. */
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
  })
  .meta({ id: 'Player' });
