/** All texts folded as `fold.ts` does. */
export interface SearchTables {
  /** Jargon and what it stands for, in both directions. */
  search_synonym: { term: string; meaning: string };
  /** Every word of the catalogue, to find the one somebody meant. */
  search_word: { word: string };
}
