import type { MotifName } from '#catalog/motifs.ts';
import type { BiomeName } from './biomes/biomes.ts';
import type { ParticleName } from './particles.ts';
import type { PatternName } from './patterns.ts';

export type Colours = { deep: string; mid: string; main: string; accent: string; glow: string };

export type Palette = Colours & {
  name: string;
  biome: BiomeName;
  /** Drawn instead of `biome` in four of ten pictures. */
  secondBiome?: BiomeName;
  pattern: PatternName;
  particles: ParticleName;
  /** The object on the game's own pictures. */
  signature: MotifName;
  /** Sides of the plinth under the object. */
  sides: number;
  /** Runes and lit bands stay dark. */
  unlit?: boolean;
};

const GAMES: Record<string, Palette> = {
  'wow-carry': {
    name: 'World of Warcraft',
    deep: '#0a1428',
    mid: '#21477f',
    main: '#d9a441',
    accent: '#59a7ff',
    glow: '#ffd58a',
    biome: 'peaks',
    secondBiome: 'castle',
    pattern: 'crest',
    particles: 'motes',
    signature: 'gate',
    sides: 8,
  },
  'wow-classic': {
    name: 'WoW Classic',
    deep: '#0d1712',
    mid: '#2f5a41',
    main: '#b9824a',
    accent: '#8fd08a',
    glow: '#f0c98a',
    biome: 'forest',
    secondBiome: 'ruins',
    pattern: 'weave',
    particles: 'motes',
    signature: 'hourglass',
    sides: 6,
  },
  'destiny-2-boost': {
    name: 'Destiny 2',
    deep: '#08171c',
    mid: '#1d5f6b',
    main: '#d8e4e2',
    accent: '#55e0d0',
    glow: '#e6fff8',
    biome: 'space',
    secondBiome: 'metro',
    pattern: 'tricorn',
    particles: 'dust',
    signature: 'ring',
    sides: 3,
  },
  'diablo-4': {
    name: 'Diablo 4',
    deep: '#14070a',
    mid: '#5c1518',
    main: '#8d6a5a',
    accent: '#ff4b33',
    glow: '#ff9a5c',
    biome: 'spires',
    secondBiome: 'ruins',
    pattern: 'ritual',
    particles: 'embers',
    signature: 'mask',
    sides: 5,
  },
  'ea-sports-fc': {
    name: 'EA FC',
    deep: '#06150f',
    mid: '#0f5a3c',
    main: '#dfe9e0',
    accent: '#3df08a',
    glow: '#d8ffe2',
    biome: 'stadium',
    secondBiome: 'metro',
    pattern: 'pitch',
    particles: 'confetti',
    signature: 'trophy',
    sides: 12,
  },
  'counter-strike': {
    name: 'Counter-Strike 2',
    deep: '#10141c',
    mid: '#4b5a72',
    main: '#e09a3e',
    accent: '#8fb4e8',
    glow: '#ffc873',
    biome: 'city',
    secondBiome: 'industrial',
    pattern: 'grid',
    particles: 'dust',
    signature: 'crate',
    sides: 4,
  },
  'poe-2': {
    name: 'PoE 2',
    deep: '#0d1211',
    mid: '#3b4f49',
    main: '#a9794f',
    accent: '#5ec9a6',
    glow: '#e9c79a',
    biome: 'ruins',
    secondBiome: 'forest',
    pattern: 'roots',
    particles: 'rain',
    signature: 'flask',
    sides: 7,
  },
  battlefield: {
    name: 'Battlefield 6',
    deep: '#0b1218',
    mid: '#3a5163',
    main: '#9fb0ba',
    accent: '#ff7a2f',
    glow: '#ffb27a',
    biome: 'industrial',
    secondBiome: 'city',
    pattern: 'chevron',
    particles: 'embers',
    signature: 'medal',
    sides: 4,
  },
  overwatch: {
    name: 'Overwatch 2',
    deep: '#0c1626',
    mid: '#35588f',
    main: '#eef2f6',
    accent: '#ff9d3b',
    glow: '#ffd6a1',
    biome: 'metro',
    secondBiome: 'city',
    pattern: 'hex',
    particles: 'dust',
    signature: 'shield',
    sides: 6,
  },
  'dune-awakening': {
    name: 'Dune Awakening',
    deep: '#1c110b',
    mid: '#8a4a22',
    main: '#d8a066',
    accent: '#4fb3ff',
    glow: '#ffd9a0',
    biome: 'dunes',
    secondBiome: 'ruins',
    pattern: 'contour',
    particles: 'sand',
    signature: 'crystal',
    sides: 16,
  },
  roblox: {
    name: 'Roblox',
    deep: '#0f1626',
    mid: '#3d6fb5',
    main: '#e8edf3',
    accent: '#ff5a52',
    glow: '#bfe3ff',
    biome: 'blocks',
    secondBiome: 'islands',
    pattern: 'bricks',
    particles: 'cubes',
    signature: 'blocks',
    sides: 4,
  },
  'marvel-rivals': {
    name: 'Marvel Rivals',
    deep: '#170c22',
    mid: '#6a2368',
    main: '#f3d24b',
    accent: '#ff3d63',
    glow: '#fff0a8',
    biome: 'skyline',
    secondBiome: 'city',
    pattern: 'halftone',
    particles: 'confetti',
    signature: 'cuirass',
    sides: 10,
  },
  valorant: {
    name: 'Valorant',
    deep: '#151016',
    mid: '#5b3040',
    main: '#ece5db',
    accent: '#ff5260',
    glow: '#ffd2c8',
    biome: 'slabs',
    secondBiome: 'city',
    pattern: 'slash',
    particles: 'dust',
    signature: 'blades',
    sides: 3,
  },
  'elden-ring': {
    name: 'Elden Ring Nightreign',
    deep: '#080d1c',
    mid: '#27366f',
    main: '#b8a26a',
    accent: '#8aa4ff',
    glow: '#f5e1a0',
    biome: 'castle',
    secondBiome: 'spires',
    pattern: 'rings',
    particles: 'rain',
    signature: 'crown',
    sides: 9,
  },
  'elder-scrolls-online': {
    name: 'The Elder Scrolls Online',
    deep: '#0e1614',
    mid: '#3f6a5e',
    main: '#cfc6a8',
    accent: '#7fd6b4',
    glow: '#fff2cc',
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
  deep: '#081014',
  mid: '#1d4a55',
  main: '#c8ad84',
  accent: '#ffb35c',
  glow: '#ffdca8',
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
  deep: '#0b1114',
  mid: '#2a3840',
  main: '#7f8e94',
  accent: '#8fa0a6',
  glow: '#b9c6ca',
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
