import type { Match } from '#shop/search/group.ts';
import type { InvertedIndex } from '#shop/search/index/search-index.ts';
import { rarityOf } from './rarity.ts';

/** A position in the postings of a term. */
export type Cursor = { at: number; start: number; end: number; factor: number };

export function cursorAt(match: Match, index: InvertedIndex): Cursor {
  const { starts } = index;
  const start = starts[match.term] ?? 0;
  return { at: start, start, end: starts[match.term + 1] ?? 0, factor: match.quality * rarityOf(match, index) };
}

/**
 * Moves the cursor to the document by galloping search; documents must come in rising order.
 *
 * @returns the weight of the term in the document; 0 when it does not occur.
 */
export function seek({ postings, weights }: InvertedIndex, cursor: Cursor, document: number): number {
  const { end } = cursor;
  let low = cursor.at;
  let step = 1;
  while (low + step < end && (postings[low + step] ?? 0) <= document) {
    low += step;
    step *= 2;
  }
  let high = Math.min(end, low + step);
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if ((postings[middle] ?? 0) <= document) low = middle;
    else high = middle;
  }
  cursor.at = low;
  return low < end && postings[low] === document ? (weights[low] ?? 0) : 0;
}
