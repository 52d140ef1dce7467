import { z } from 'zod';
import type { ContentsDef } from '#catalog/format.ts';
import { flag, picture } from '#shop/http/endpoint/field.ts';

const reward = z
  .object({
    kind: z.string().min(1).meta({ description: 'Such as `mount`, `weapon` or `title`' }),
    name: z.string().min(1),
    slot: z.string().meta({ description: 'Equipment slot or purpose; may be empty' }),
    chance: flag.meta({ description: '1 if the drop depends on chance' }),
    image: picture.meta({ description: 'Square icon of the kind' }),
  })
  .meta({ id: 'Reward' });

export const contents = z
  .object({
    bosses: z.array(z.string().min(1)).meta({ description: 'Bosses in order of encounter' }),
    rewards: z.array(reward),
    team: z.string().meta({ description: 'Who plays with the buyer; may be empty' }),
    schedule: z.string().meta({ description: 'How often it can be repeated; may be empty' }),
  })
  .meta({ id: 'ProductContents', description: 'Contents of the product; empty if not specified' });

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
