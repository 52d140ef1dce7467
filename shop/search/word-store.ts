import { sql } from 'kysely';
import type { Db } from '#shop/db/database.ts';
import { phrasesOf, type Plan, planSearch, wordsOfSearch } from './rules.ts';
import { canSlip, closest, swapsOf } from './slip.ts';

const CANDIDATES = 20;
/** Each costs a look at every word of the catalogue; who has more words misspelt is told nothing. */
const MOST_SLIPS = 3;

/** What the words were taken for: `near` only when nothing has them as they were typed. */
export type Reading = {
  words: string[];
  meanings: ReadonlyMap<string, string[]>;
  near: ReadonlyMap<string, string[]>;
};

/**
 * Looks with the words as they were typed, and once more with those that may be meant when
 * nothing is found.
 *
 * @param find answers with what it found and how much that is in all.
 */
export async function searchTwice<Found extends { total: number }>(
  db: Db,
  search: string,
  find: (plan: Plan, reading: Reading) => Promise<Found>,
): Promise<Found> {
  const words = wordsOfSearch(search);
  const meanings = await readMeanings(db, phrasesOf(words));
  const found = await find(planSearch(words, meanings), { words, meanings, near: new Map() });
  if (found.total > 0) return found;
  const near = await readNearWords(db, words.filter(canSlip).slice(0, MOST_SLIPS));
  return near.size === 0 ? found : find(planSearch(words, meanings, near), { words, meanings, near });
}

async function readMeanings(db: Db, phrases: string[]): Promise<Map<string, string[]>> {
  if (phrases.length === 0) return new Map();
  const rows = await db
    .selectFrom('search_synonym')
    .where('term', 'in', phrases)
    .orderBy('term')
    .orderBy('meaning')
    .select(['term', 'meaning'])
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ term }) => term)].map(([term, all]) => [term, all.map(({ meaning }) => meaning)]),
  );
}

async function readNearWords(db: Db, words: string[]): Promise<Map<string, string[]>> {
  const near = new Map<string, string[]>();
  for (const word of words) {
    const { rows } = await sql<{ word: string }>`
      (select word from search_word where word % ${word} order by similarity(word, ${word}) desc, word limit ${CANDIDATES})
      union
      select word from search_word where word = any(${swapsOf(word)}::text[])`.execute(db);
    const guesses = closest(word, rows.map((row) => row.word).sort());
    // A word that is spelt right has been looked for already.
    if (guesses.length > 0 && guesses[0] !== word) near.set(word, guesses);
  }
  return near;
}
