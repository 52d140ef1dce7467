import type { Catalog } from '#catalog/format.ts';
import type { Insertable } from 'kysely';
import type { Db } from '#shop/db/database.ts';
import { fold, wordsOf } from '#shop/search/word/fold.ts';
import type { SearchTables } from '#shop/search/table.ts';
import { chunks } from '#shop/db/rows.ts';

const MIN_WORD_LENGTH = 3;
const MAX_WORD_LENGTH = 40;

/** Synonyms, stop words and unsold things. Categories and products must be written before. */
export async function seedSearch(tx: Db, catalog: Catalog): Promise<void> {
  await tx.deleteFrom('search_synonym').execute();
  for (const some of chunks(synonymsOf(catalog))) await tx.insertInto('search_synonym').values(some).execute();
  await tx.deleteFrom('search_phrase').execute();
  for (const some of chunks(phrasesOf(catalog))) await tx.insertInto('search_phrase').values(some).execute();
  await tx.deleteFrom('search_word').execute();
  for (const some of chunks(await wordsInUse(tx))) await tx.insertInto('search_word').values(some).execute();
}

function synonymsOf({ synonyms }: Catalog): { term: string; meaning: string }[] {
  const pairs = Object.entries(synonyms).flatMap(([jargon, meanings]) =>
    meanings.flatMap((plain): [string, string][] => [
      [fold(jargon), fold(plain)],
      // `vault` is short for `great vault`, which is not any vault.
      ...(isPartOf(jargon, plain) ? [] : [[fold(plain), fold(jargon)] satisfies [string, string]]),
    ]),
  );
  const unique = new Map(pairs.map(([term, meaning]) => [`${term}\n${meaning}`, { term, meaning }]));
  return [...unique.values()];
}

function isPartOf(jargon: string, plain: string): boolean {
  const words = plain.split(' ');
  return words.length > 1 && jargon.split(' ').every((word) => words.includes(word));
}

function phrasesOf({ searchWords }: Catalog): Insertable<SearchTables['search_phrase']>[] {
  const notSold = searchWords.notSold.flatMap(({ says, words }) =>
    words.map((word) => ({ term: fold(word), kind: 'not-sold' as const, says })),
  );
  const fillers = searchWords.fillers.map((word) => ({ term: fold(word), kind: 'filler' as const, says: '' }));
  return [...new Map([...fillers, ...notSold].map((phrase) => [phrase.term, phrase])).values()];
}

async function wordsInUse(tx: Db): Promise<{ word: string }[]> {
  const products = tx.selectFrom('product').where('enabled', '=', true).select('search_text');
  const categories = tx.selectFrom('category').where('enabled', '=', true).select('search_text');
  const texts = await products.unionAll(categories).execute();
  const words = new Set(texts.flatMap(({ search_text: text }) => wordsOf(text)));
  return [...words]
    .filter((word) => word.length >= MIN_WORD_LENGTH && word.length <= MAX_WORD_LENGTH)
    .map((word) => ({ word }));
}
