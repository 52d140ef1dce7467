import { join } from 'node:path';
import sharp from 'sharp';
import { REWARD_KINDS, type RewardKind } from '#catalog/form/contents-form.ts';
import type { MotifName } from '#catalog/motifs.ts';
import { LIT_HOUSE } from '#catalog/art/palettes.ts';
import { drawEmblemPicture } from './emblem.ts';

/** Shown at 40 CSS pixels. */
const SIDE = 96;

const MOTIFS: Record<RewardKind, MotifName> = {
  ability: 'rune',
  achievement: 'trophy',
  appearance: 'cloak',
  armor: 'cuirass',
  currency: 'coins',
  experience: 'book',
  item: 'sack',
  jewelry: 'ring',
  material: 'crystal',
  mount: 'mount',
  pet: 'paw',
  rank: 'chevrons',
  relic: 'stone',
  reputation: 'scroll',
  teleport: 'arch',
  tier: 'pauldron',
  title: 'banner',
  vault: 'vault',
  weapon: 'sword',
};

const fileOf = (kind: RewardKind) => `reward-${kind}.webp`;

/** The files of the emblems of rewards, below `media/house/`. */
export const REWARD_FILES = REWARD_KINDS.map(fileOf);

export async function drawRewards(folder: string): Promise<void> {
  for (const kind of REWARD_KINDS) {
    const emblem = { motif: MOTIFS[kind], frame: 'tile', trim: 'plain' } as const;
    const drawn = drawEmblemPicture({ ...emblem, colours: LIT_HOUSE, width: SIDE, height: SIDE });
    await sharp(Buffer.from(drawn))
      .webp({ lossless: true })
      .toFile(join(folder, fileOf(kind)));
  }
}
