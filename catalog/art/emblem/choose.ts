import type { MotifName } from '#catalog/motifs.ts';
import type { EmblemInput } from './emblem.ts';
import type { FrameName, TrimName } from './frames.ts';

type Product = { slug: string; category: string; motif: MotifName };

/** The first entry whose words occur in a category's path or, after `:`, in a slug; a tile if there is none. */
const KINDS: readonly [FrameName, RegExp][] = [
  ['tile', /^collectibles/],
  [
    'pennant',
    /coaching|profession|^crafting|achievement|triumph|training|^trophies|building|reputation|:.*(coach|lesson|review)/,
  ],
  ['round', /^gold|^coins|currenc|materials|^goods|orbs|^gifting|:.*(credits|tokens|honor-(by|points))/],
  ['octagon', /dungeon|mythic-plus|delves|keys|maps:|portal|lost-sectors|nightfall|^adventures|arcade/],
  [
    'shield',
    /(^|\/)pvp|arena|competitive|premier|faceit|crucible|trials-of|^rank|stadium|redsec|^team|ultimate-team|squad-play|clubs/,
  ],
  ['stone', /raid|boss|nightlord|expedition|hollows|trials|deep-desert|deep-of-night|attunement|citadel/],
  [
    'ascent',
    /level|season|campaign|guardian\/power|progress|new-|career|story|league|quest|hardcore|brainrot|landsraad/,
  ],
  ['hex', /gear|weapon|build|items|equipment|class|character|heroes|relics|hero|guardian|boost/],
];

/** Words of a slug or a motif that name a difficulty or a tier, the highest first. */
const TIERS: readonly [TrimName, RegExp][] = [
  [
    'apex',
    /gladiator|title|leaderboard|immortal|eternity|flawless|solo-win|trifecta|depth-five|(^|-)lord-|season-medal/,
  ],
  ['mythic', /mythic(?!-plus)|nightmare\b|everdark|uber|torment|grandmaster|ultimatum|pinnacle|nemesis|legendary/],
  ['heroic', /heroic|\bmaster\b|prestige|glory|elite|conquest|expert|adept|exotic/],
  ['diamond', /diamond|rating|elo|rank-climb|division|crystal/],
  ['gold', /gold|coins|orbs|champion|trophy|vault(?!-of)|wins|paragon/],
  ['silver', /level|rank|wins|-month|week/],
];

/** The emblem of a product: its subject, framed by the kind of service and rimmed by the difficulty or tier it names. */
export function emblemOf({ slug, category, motif }: Product): EmblemInput {
  const frame = KINDS.find(([, words]) => words.test(`${category}:${slug}`))?.[0] ?? 'tile';
  const trim = TIERS.find(([, words]) => words.test(slug))?.[0] ?? 'plain';
  return { motif, frame, trim };
}
