import { z } from 'zod';
import { text } from './field.ts';

/** What a reward can be; `catalog/art` has an emblem for each. */
export const REWARD_KINDS = [
  'ability',
  'achievement',
  'appearance',
  'armor',
  'currency',
  'experience',
  'item',
  'jewelry',
  'material',
  'mount',
  'pet',
  'rank',
  'relic',
  'reputation',
  'teleport',
  'tier',
  'title',
  'vault',
  'weapon',
] as const;

export type RewardKind = (typeof REWARD_KINDS)[number];

const reward = z.strictObject({
  kind: z.enum(REWARD_KINDS),
  name: text,
  slot: text.optional(),
  chance: z.literal(true).optional(),
});

export const contents = z
  .strictObject({
    bosses: z.array(text).min(1).max(20).optional(),
    rewards: z.array(reward).min(1).max(12).optional(),
    team: text.optional(),
    schedule: text.optional(),
  })
  .refine((given) => Object.keys(given).length > 0, 'says nothing');

/**
 * What is inside a product, for pages to lay out. `bosses` stand in the order they are met. A reward with a `chance` is
 * a drop that the game decides on; `slot` says where it is worn or what it is for. `team` tells who plays with the
 * buyer, `schedule` when or how often it is done.
 */
export type ContentsDef = z.infer<typeof contents>;
