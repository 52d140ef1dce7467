import { z } from 'zod';

export const requestedPlayer = z
  .object({
    slug: z.string().min(1),
    name: z.string().min(1),
    available: z.boolean().meta({
      description: 'False once the player has no public profile, or does not play the game, any more',
    }),
  })
  .meta({ id: 'RequestedPlayer', description: 'Whom the buyer asked for: a wish, which costs nothing' });
