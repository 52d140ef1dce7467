/** All texts are folded by `fold.ts`. */
export interface SearchTables {
  /** Jargon and what it stands for, in both directions. */
  search_synonym: { term: string; meaning: string };
  /** Every word of the catalogue; only the build before this one reads it. */
  search_word: { word: string };
  /** Stop words, and things that are not sold, with the sentence that says so. */
  search_phrase: { term: string; kind: 'filler' | 'not-sold'; says: string };
  /** Synonyms that the team added at run time, folded, too. */
  search_added_synonym: { term: string; meaning: string; added_at: Date };
}

export interface SearchMissTables {
  /** Searches that found little, by day, without personal data (see miss.ts). */
  search_miss: { term: string; day: Date; found: number; times: number };
}
