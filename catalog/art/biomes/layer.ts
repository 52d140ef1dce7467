import type { Random } from '#catalog/art/random.ts';

/** One of the three strips of landscape behind the object; `level` 0 is the farthest. */
export type Layer = {
  width: number;
  /** The y its shapes stand on, and how high they may reach above it. */
  base: number;
  height: number;
  random: Random;
  colour: string;
  /** The colour of the sides that look to the light, which stands at `lightX`. */
  lit: string;
  lightX: number;
  glow: string;
  snow: string;
  level: number;
};

export type Biome = (layer: Layer) => string;
