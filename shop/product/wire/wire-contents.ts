import { z } from 'zod';
import type { ContentsDef } from '#catalog/format.ts';
import { flag, picture } from '#shop/http/endpoint/field.ts';

const reward = z
  .object({
    kind: z.string().min(1).meta({ description: 'Such as `mount`, `weapon` or `title`' }),
    name: z.string().min(1),
    slot: z.string().meta({ description: 'Where it is worn or what it is for; or empty' }),
    chance: flag.meta({ description: '1 where the game decides whether it drops' }),
    image: picture.meta({ description: 'The emblem of its kind, square' }),
  })
  .meta({ id: 'Reward' });

export const contents = z
  .object({
    bosses: z.array(z.string().min(1)).meta({ description: 'In the order they are met' }),
    rewards: z.array(reward),
    team: z.string().meta({ description: 'Who plays with the buyer; or empty' }),
    schedule: z.string().meta({ description: 'How often it can be done; or empty' }),
  })
  .meta({ id: 'ProductContents', description: 'What is inside; empty where the catalogue does not say' });

/** @param stored null if the catalogue has none. */
export function contentsWire(stored: ContentsDef | null): z.infer<typeof contents> {
  const { bosses = [], rewards = [], team = '', schedule = '' } = stored ?? {};
  return {
    bosses,
    rewards: rewards.map(({ kind, name, slot = '', chance = false }) => ({
      kind,
      name,
      slot,
      chance: chance ? 1 : 0,
      image: `/media/house/reward-${kind}.webp`,
    })),
    team,
    schedule,
  };
}
