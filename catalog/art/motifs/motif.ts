import type { Mesh } from '../mesh.ts';
import type { Random } from '../random.ts';

/** An object as groups to be painted in order, from back to front. */
export type Motif = (random: Random) => Mesh[];
