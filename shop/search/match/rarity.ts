import type { Group, Match } from '#shop/search/group.ts';
import { frequencyOf, type InvertedIndex } from '#shop/search/index/search-index.ts';

export function rarityOf(match: Match | undefined, index: InvertedIndex): number {
  return match ? Math.log(1 + index.documents / (1 + frequencyOf(index, match.term))) : 0;
}

/** A synonym does not score higher for being rarer than the typed word: `rank` is not first of all `elo`. */
export function rarestOf({ text, kind, alternatives: [typed] }: Group, index: InvertedIndex): number {
  if (kind !== 'thing' || text.includes(' ') || typed?.quality !== 1 || typed.isCorrection) return Infinity;
  return rarityOf(typed.words[0]?.[0], index);
}

/** An upper bound of the documents that a group matches. */
export function reachOf({ alternatives }: Group, index: InvertedIndex): number {
  return alternatives.reduce((sum, { words }) => sum + Math.min(...words.map((matches) => sizeOf(matches, index))), 0);
}

/** The number of postings of some terms. */
export function sizeOf(matches: Match[], index: InvertedIndex): number {
  return matches.reduce((sum, { term }) => sum + frequencyOf(index, term), 0);
}
