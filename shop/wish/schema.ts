import { z } from 'zod';

export const requestedPlayer = z
  .object({
    slug: z.string().min(1),
    name: z.string().min(1),
    available: z.boolean().meta({
      description: 'False if the player no longer has a public profile or no longer plays the game',
    }),
  })
  .meta({ id: 'RequestedPlayer', description: 'Player requested by the buyer, free of charge and not guaranteed' });
