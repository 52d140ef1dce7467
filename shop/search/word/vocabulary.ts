import { LRUCache } from 'lru-cache';
import SearchableMap from 'minisearch/SearchableMap';
import { distanceOf } from './distance.ts';

/** The most completions of a prefix. */
const MAX_COMPLETIONS = 48;
const MAX_CORRECTIONS = 8;
const MAX_KEPT_CORRECTIONS = 1_000;
/** Longer words are not corrected: the cost would outweigh the use. */
const MAX_CORRECTED_LENGTH = 24;
const MIN_CORRECTED_LENGTH = 4;
/** From this length on a word may have two typos. */
const LENGTH_OF_TWO_TYPOS = 8;

export type NearTerm = { term: number; word: string; distance: number };

/** Every word of the catalogue with its number. */
export class Vocabulary {
  readonly #terms = new Map<string, number>();
  // Numbers have no typos and no beginnings.
  readonly #words = new SearchableMap<number>();
  // Cached: finding corrections is the most expensive step of reading a text, and some words are read twice.
  readonly #corrections = new LRUCache<string, NearTerm[]>({ max: MAX_KEPT_CORRECTIONS });

  get size(): number {
    return this.#terms.size;
  }

  /** The word's number, a new one for a new word. */
  add(word: string): number {
    const known = this.#terms.get(word);
    if (known !== undefined) return known;
    const term = this.#terms.size;
    this.#terms.set(word, term);
    if (/^\p{L}/u.test(word)) this.#words.set(word, term);
    return term;
  }

  get(word: string): number | undefined {
    return this.#terms.get(word);
  }

  has(word: string): boolean {
    return this.#terms.has(word);
  }

  /** Words with this prefix; their order does not matter. */
  completionsOf(beginning: string): NearTerm[] {
    const found: NearTerm[] = [];
    if (!/^\p{L}/u.test(beginning)) return found;
    for (const [word, term] of this.#words.atPrefix(beginning)) {
      if (word !== beginning) found.push({ term, word, distance: word.length - beginning.length });
      if (found.length === MAX_COMPLETIONS) break;
    }
    return found;
  }

  /** Words that may have been meant, nearest first: one typo in short words, two in long ones. */
  correctionsOf(word: string): NearTerm[] {
    const found = this.#corrections.get(word) ?? this.#correct(word);
    this.#corrections.set(word, found);
    return found;
  }

  #correct(word: string): NearTerm[] {
    const length = [...word].length;
    if (length < MIN_CORRECTED_LENGTH || length > MAX_CORRECTED_LENGTH || /\d/.test(word)) return [];
    const allowed = length < LENGTH_OF_TWO_TYPOS ? 1 : 2;
    const found: NearTerm[] = [];
    // Two swapped letters are two edits in the map, but one typo.
    for (const [near, [term, edits]] of this.#words.fuzzyGet(word, 2)) {
      const distance = edits <= 1 ? edits : distanceOf(word, near);
      if (distance > 0 && distance <= allowed) found.push({ term, word: near, distance });
    }
    const least = Math.min(...found.map(({ distance }) => distance));
    return found
      .filter(({ distance }) => distance === least)
      .sort((a, b) => likeness(word, b.word) - likeness(word, a.word) || (a.word < b.word ? -1 : 1))
      .slice(0, MAX_CORRECTIONS);
  }
}

// Swaps are more common than other typos, and the first letter is rarely wrong.
function likeness(word: string, near: string): number {
  const isSwapped = [...word].sort().join('') === [...near].sort().join('');
  return (isSwapped ? 2 : 0) + (word[0] === near[0] ? 2 : 0) + (word.length === near.length ? 1 : 0);
}
