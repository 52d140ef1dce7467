import type { Group, Match } from '#shop/search/group.ts';
import { MatchRun, type Matched } from './match-run.ts';
import { rarityOf, reachOf } from './rarity.ts';
import { fitOf } from '#shop/search/mention/number-fit.ts';
import type { NumberRule } from '#shop/search/mention/number-rule.ts';
import type { Reading } from '#shop/search/reading.ts';
import type { InvertedIndex } from '#shop/search/index/search-index.ts';

export type { Matched };

/** A rule about numbers, with the term it has in the index. */
export type RuleTerm = { term: number; rule: NumberRule };

const GUESS = 0.5;
/** Tolerance when shares are compared. */
const CLOSE = 1e-3;

/**
 * Scores every document that matches anything of the query. When a product has the rarest group and covers more than
 * is possible without it, documents without it are skipped: they would not be shown, and are nearly the whole catalogue.
 *
 * @param products documents from here on are categories
 */
export function matchAll(
  index: InvertedIndex,
  rules: readonly RuleTerm[],
  reading: Reading,
  products: number,
): Matched {
  if (isConditionAlone(reading)) return everything(index, products);
  const weighed = reading.groups.map((group) => ({ group, importance: importanceOf(group, index) }));
  const all = weighed.reduce((sum, { importance }) => sum + importance, 0);
  const shares = weighed.map(({ group, importance }) => ({ group, share: all > 0 ? importance / all : 0 }));
  const fits = reading.numbers.map((mention) =>
    rules.flatMap(({ term, rule }): Match[] => {
      const fit = fitOf(mention, rule);
      return fit > 0 ? [{ term, quality: fit }] : [];
    }),
  );
  const met = shares
    .filter(({ group, share }) => share > 0 && group.alternatives.length > 0)
    .toSorted((a, b) => reachOf(a.group, index) - reachOf(b.group, index));
  const required = shares.filter(({ share }) => share > 0).length;
  const narrow = new MatchRun(index);
  const isEnough = matchRarest(narrow, met);
  const beside = shares.filter((one) => !met.includes(one));
  if (isEnough) addBeside(narrow, beside, fits);
  const found = narrow.end(required, products);
  const [rarest, ...others] = met;
  if (rarest && isEnough && found.best.products > sumOf(others) + CLOSE) return found;
  const whole = new MatchRun(index);
  for (const { group, share } of met) whole.addGroup(group, share);
  addBeside(whole, beside, fits);
  const matched = whole.end(required, products);
  return { ...matched, work: matched.work + found.work };
}

type Shared = { group: Group; share: number };

/** @returns whether a document with the first group may cover more than any document without it */
function matchRarest(run: MatchRun, met: Shared[]): boolean {
  const [rarest, ...others] = met;
  if (!rarest) return false;
  run.addGroup(rarest.group, rarest.share);
  run.narrow();
  const without = sumOf(others);
  for (const [at, { group, share }] of others.entries()) {
    if (run.most + sumOf(others.slice(at)) <= without + CLOSE) return false;
    run.addGroup(group, share);
  }
  return true;
}

/** Adds the optional groups. */
function addBeside(run: MatchRun, groups: Shared[], fits: Match[][]): void {
  for (const { group, share } of groups) run.addGroup(group, share);
  for (const matches of fits) run.addFits(matches);
}

function sumOf(groups: Shared[]): number {
  return groups.reduce((sum, { share }) => sum + share, 0);
}

/** `under 10 euros`, `tonight`: matches every product. A sign and a number alone, such as `$1`, do not count. */
function isConditionAlone({ groups, numbers, mentions }: Reading): boolean {
  return (
    groups.length === 0 && numbers.length === 0 && (/\p{L}/u.test(mentions.price?.text ?? '') || mentions.when !== null)
  );
}

function everything({ documents }: InvertedIndex, products: number): Matched {
  const none = new Float32Array(documents);
  const best = { products: Math.min(1, products), categories: Math.min(1, documents - products) };
  return { touched: Uint32Array.from(none.keys()), scores: none, covered: none, groups: 0, best, work: documents };
}

// The rarer, the more important; a word with synonyms is as common as the commonest of them.
function importanceOf(group: Group, index: InvertedIndex): number {
  if (group.kind === 'hint' || group.kind === 'condition') return 0;
  if (group.alternatives.length === 0) return Math.log(2 + index.documents);
  // A service of another game is hardly ever what was meant.
  if (group.kind === 'game') return Math.log(2 + index.documents);
  const rarest = group.alternatives.map(({ words }) =>
    Math.max(...words.map((matches) => rarityOf(matches[0], index))),
  );
  // A correction is a guess.
  const isGuess = group.alternatives.every(({ isCorrection }) => isCorrection);
  return Math.min(...rarest) * (isGuess ? GUESS : 1);
}
