import { blades, shield } from './arms.ts';
import { crown, cuirass, mask } from './armour.ts';
import { book, flask, hourglass } from './craft.ts';
import type { DrawnObject } from './drawn-object.ts';
import { gate, ring } from './gates.ts';
import { banner, medal, trophy } from './prizes.ts';
import { henge, waystone } from './stones.ts';
import { crate } from './treasure.ts';
import { blocks, crystal } from './works.ts';

/** Objects that are drawn in the scenes of games and of the shop itself. */
export const OBJECTS = {
  banner,
  blades,
  blocks,
  book,
  crate,
  crown,
  crystal,
  cuirass,
  flask,
  gate,
  henge,
  hourglass,
  mask,
  medal,
  ring,
  shield,
  trophy,
  waystone,
} satisfies Record<string, DrawnObject>;

export type ObjectName = keyof typeof OBJECTS;
