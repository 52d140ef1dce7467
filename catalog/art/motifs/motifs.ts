import type { MotifName } from '#catalog/motifs.ts';
import { blades, rifle, shield, sword } from './arms.ts';
import { crown, cuirass, helm, mask } from './armour.ts';
import { ball } from './ball.ts';
import { anvil, book, flask, hourglass } from './craft.ts';
import { arch, eye, gate, ring } from './gates.ts';
import type { Motif } from './motif.ts';
import { banner, medal, trophy } from './prizes.ts';
import { henge, keystone, waystone } from './stones.ts';
import { chest, coins, crate, sack } from './treasure.ts';
import { blocks, crystal, ladder, mount, tower } from './works.ts';

export const MOTIFS: Record<MotifName, Motif> = {
  anvil,
  arch,
  ball,
  banner,
  blades,
  blocks,
  book,
  chest,
  coins,
  crate,
  crown,
  crystal,
  cuirass,
  eye,
  flask,
  gate,
  helm,
  henge,
  hourglass,
  keystone,
  ladder,
  mask,
  medal,
  mount,
  rifle,
  ring,
  sack,
  shield,
  sword,
  tower,
  trophy,
  waystone,
};
