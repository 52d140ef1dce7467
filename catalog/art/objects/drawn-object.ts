import type { Mesh } from '#catalog/art/shape/mesh.ts';
import type { Random } from '#catalog/art/random.ts';

/** An object as groups to be painted in order, from back to front. */
export type DrawnObject = (random: Random) => Mesh[];
