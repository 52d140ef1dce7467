import type { BiomeName } from './biomes/biomes.ts';
import type { ObjectName } from './objects/objects.ts';
import type { ParticleName } from './scene/particles.ts';
import type { PatternName } from './scene/patterns.ts';
import type { Colours } from './colour.ts';

export type Palette = Colours & {
  name: string;
  biome: BiomeName;
  /** Drawn instead of `biome` in four of ten pictures. */
  secondBiome?: BiomeName;
  pattern: PatternName;
  particles: ParticleName;
  /** The object on the game's own pictures. */
  signature: ObjectName;
  /** Sides of the plinth under the object. */
  sides: number;
  /** Runes and lit bands stay dark. */
  unlit?: boolean;
};

const GAMES: Record<string, Palette> = {
  'wow-carry': {
    name: 'World of Warcraft',
    ...colours('#0a1428', '#21477f', '#d9a441', '#59a7ff', '#ffd58a'),
    biome: 'peaks',
    secondBiome: 'castle',
    pattern: 'crest',
    particles: 'motes',
    signature: 'gate',
    sides: 8,
  },
  'wow-classic': {
    name: 'WoW Classic',
    ...colours('#0d1712', '#2f5a41', '#b9824a', '#8fd08a', '#f0c98a'),
    biome: 'forest',
    secondBiome: 'ruins',
    pattern: 'weave',
    particles: 'motes',
    signature: 'hourglass',
    sides: 6,
  },
  'destiny-2-boost': {
    name: 'Destiny 2',
    ...colours('#08171c', '#1d5f6b', '#d8e4e2', '#55e0d0', '#e6fff8'),
    biome: 'space',
    secondBiome: 'metro',
    pattern: 'tricorn',
    particles: 'dust',
    signature: 'ring',
    sides: 3,
  },
  'diablo-4': {
    name: 'Diablo 4',
    ...colours('#14070a', '#5c1518', '#8d6a5a', '#ff4b33', '#ff9a5c'),
    biome: 'spires',
    secondBiome: 'ruins',
    pattern: 'ritual',
    particles: 'embers',
    signature: 'mask',
    sides: 5,
  },
  'ea-sports-fc': {
    name: 'EA FC',
    ...colours('#06150f', '#0f5a3c', '#dfe9e0', '#3df08a', '#d8ffe2'),
    biome: 'stadium',
    secondBiome: 'metro',
    pattern: 'pitch',
    particles: 'confetti',
    signature: 'trophy',
    sides: 12,
  },
  'counter-strike': {
    name: 'Counter-Strike 2',
    ...colours('#10141c', '#4b5a72', '#e09a3e', '#8fb4e8', '#ffc873'),
    biome: 'city',
    secondBiome: 'industrial',
    pattern: 'grid',
    particles: 'dust',
    signature: 'crate',
    sides: 4,
  },
  'poe-2': {
    name: 'PoE 2',
    ...colours('#0d1211', '#3b4f49', '#a9794f', '#5ec9a6', '#e9c79a'),
    biome: 'ruins',
    secondBiome: 'forest',
    pattern: 'roots',
    particles: 'rain',
    signature: 'flask',
    sides: 7,
  },
  battlefield: {
    name: 'Battlefield 6',
    ...colours('#0b1218', '#3a5163', '#9fb0ba', '#ff7a2f', '#ffb27a'),
    biome: 'industrial',
    secondBiome: 'city',
    pattern: 'chevron',
    particles: 'embers',
    signature: 'medal',
    sides: 4,
  },
  overwatch: {
    name: 'Overwatch 2',
    ...colours('#0c1626', '#35588f', '#eef2f6', '#ff9d3b', '#ffd6a1'),
    biome: 'metro',
    secondBiome: 'city',
    pattern: 'hex',
    particles: 'dust',
    signature: 'shield',
    sides: 6,
  },
  'dune-awakening': {
    name: 'Dune Awakening',
    ...colours('#1c110b', '#8a4a22', '#d8a066', '#4fb3ff', '#ffd9a0'),
    biome: 'dunes',
    secondBiome: 'ruins',
    pattern: 'contour',
    particles: 'sand',
    signature: 'crystal',
    sides: 16,
  },
  roblox: {
    name: 'Roblox',
    ...colours('#0f1626', '#3d6fb5', '#e8edf3', '#ff5a52', '#bfe3ff'),
    biome: 'blocks',
    secondBiome: 'islands',
    pattern: 'bricks',
    particles: 'cubes',
    signature: 'blocks',
    sides: 4,
  },
  'marvel-rivals': {
    name: 'Marvel Rivals',
    ...colours('#170c22', '#6a2368', '#f3d24b', '#ff3d63', '#fff0a8'),
    biome: 'skyline',
    secondBiome: 'city',
    pattern: 'halftone',
    particles: 'confetti',
    signature: 'cuirass',
    sides: 10,
  },
  valorant: {
    name: 'Valorant',
    ...colours('#151016', '#5b3040', '#ece5db', '#ff5260', '#ffd2c8'),
    biome: 'slabs',
    secondBiome: 'city',
    pattern: 'slash',
    particles: 'dust',
    signature: 'blades',
    sides: 3,
  },
  'elden-ring': {
    name: 'Elden Ring Nightreign',
    ...colours('#080d1c', '#27366f', '#b8a26a', '#8aa4ff', '#f5e1a0'),
    biome: 'castle',
    secondBiome: 'spires',
    pattern: 'rings',
    particles: 'rain',
    signature: 'crown',
    sides: 9,
  },
  'elder-scrolls-online': {
    name: 'The Elder Scrolls Online',
    ...colours('#0e1614', '#3f6a5e', '#cfc6a8', '#7fd6b4', '#fff2cc'),
    biome: 'islands',
    secondBiome: 'peaks',
    pattern: 'star',
    particles: 'motes',
    signature: 'book',
    sides: 8,
  },
};

/** The brand's own scenes. */
export const LIT_HOUSE: Palette = {
  name: 'house',
  ...colours('#081014', '#1d4a55', '#c8ad84', '#ffb35c', '#ffdca8'),
  biome: 'peaks',
  pattern: 'rings',
  particles: 'motes',
  signature: 'waystone',
  sides: 8,
};

/** For placeholders, empty states and the not-found page. */
export const UNLIT_HOUSE: Palette = {
  name: 'house',
  unlit: true,
  ...colours('#0b1114', '#2a3840', '#7f8e94', '#8fa0a6', '#b9c6ca'),
  biome: 'peaks',
  pattern: 'rings',
  particles: 'dust',
  signature: 'waystone',
  sides: 8,
};

/** Throws when a game has no palette yet. */
export function paletteOf(game: string): Palette {
  const palette = GAMES[game];
  if (!palette) throw new Error(`catalog/art/palettes.ts has no palette for the game ${game}`);
  return palette;
}

function colours(deep: string, mid: string, main: string, accent: string, glow: string): Colours {
  return { deep, mid, main, accent, glow };
}
