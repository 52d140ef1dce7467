import type { Biome } from './layer.ts';
import { dunes, forest, islands, peaks, space } from './land.ts';
import { castle, ruins, spires } from './stone.ts';
import { blocks, city, industrial, metro, skyline, slabs, stadium } from './town.ts';

export const BIOMES = {
  blocks,
  castle,
  city,
  dunes,
  forest,
  industrial,
  islands,
  metro,
  peaks,
  ruins,
  skyline,
  slabs,
  space,
  spires,
  stadium,
} satisfies Record<string, Biome>;

export type BiomeName = keyof typeof BIOMES;
