import type { Group, Match } from './group.ts';
import { MatchRun, type Matched, rarityOf } from './match-run.ts';
import { fitOf } from './number-fit.ts';
import type { NumberRule } from './number-rule.ts';
import type { Reading } from './reading.ts';
import type { InvertedIndex } from './search-index.ts';

export type { Matched };

/** The terms that stand for rules, beside their rules. */
export type RuleTerm = { term: number; rule: NumberRule };

const GUESS = 0.5;

/** Scores every document that has anything of what was read. */
export function matchAll(index: InvertedIndex, rules: readonly RuleTerm[], reading: Reading): Matched {
  if (isConditionAlone(reading)) return everything(index);
  const run = new MatchRun(index);
  const groups = reading.groups.map((group) => ({ group, importance: importanceOf(group, index) }));
  const all = groups.reduce((sum, { importance }) => sum + importance, 0);
  for (const { group, importance } of groups) run.addGroup(group, all > 0 ? importance / all : 0);
  for (const mention of reading.numbers) {
    const matches = rules.flatMap(({ term, rule }): Match[] => {
      const fit = fitOf(mention, rule);
      return fit > 0 ? [{ term, quality: fit }] : [];
    });
    run.addFits(matches);
  }
  return run.end(groups.filter(({ importance }) => importance > 0).length);
}

/** `under 10 euros`, `tonight`: anything will do. A sign and a number alone, such as `$1`, say too little. */
function isConditionAlone({ groups, numbers, mentions }: Reading): boolean {
  return (
    groups.length === 0 && numbers.length === 0 && (/\p{L}/u.test(mentions.price?.text ?? '') || mentions.when !== null)
  );
}

function everything({ documents }: InvertedIndex): Matched {
  const none = new Float32Array(documents);
  return { touched: Uint32Array.from(none.keys()), scores: none, covered: none, groups: 0, work: documents };
}

// Rare words say more; a word with meanings is as common as the commonest of them.
function importanceOf(group: Group, index: InvertedIndex): number {
  if (group.kind === 'hint' || group.kind === 'condition') return 0;
  if (group.alternatives.length === 0) return Math.log(2 + index.documents);
  // A service of another game is hardly ever the nearest.
  if (group.kind === 'game') return Math.log(2 + index.documents);
  const rarest = group.alternatives.map(({ words }) =>
    Math.max(...words.map((matches) => rarityOf(matches[0], index))),
  );
  // What is only a correction may not be what was meant at all.
  const isGuess = group.alternatives.every(({ isCorrection }) => isCorrection);
  return Math.min(...rarest) * (isGuess ? GUESS : 1);
}
