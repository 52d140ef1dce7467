import { sql } from 'kysely';
import type { Db } from '#shop/db/database.ts';
import { fold } from '#shop/search/word/fold.ts';
import type { Lexicon } from '#shop/search/word/lexicon.ts';
import { phraseOf } from '#shop/search/word/lexicon.ts';
import { formsOf } from '#shop/search/word/word-forms.ts';
import type { RuledOption } from '#shop/search/mention/number-rule.ts';

export type SourceCategory = {
  id: number;
  parent_id: number | null;
  game_id: number | null;
  slug: string;
  name: string;
  sort: number;
};

type SourceOption = Omit<RuledOption, 'values'> & {
  key: string;
  values: { key: string; name: string }[];
};

export type SourceProduct = {
  id: number;
  slug: string;
  name: string;
  label: string;
  tags: string;
  /** Names of the bosses that it is about. */
  bosses: string[];
  category_id: number;
  game_id: number;
  minimum: number;
  maximum: number | null;
  from_micros: number;
  sort: number;
  added_at: Date;
  /** Popularity within its game, 0 to 100. */
  popularity: number;
  /** Its rank when all products are sorted by name. */
  name_rank: number;
  /** Pieces sold in the last ninety days. */
  sold: number;
  options: SourceOption[];
};

const CHUNK = 500;
const RANKS_CHUNK = 5_000;

export async function readSourceCategories(db: Db): Promise<SourceCategory[]> {
  return db
    .selectFrom('category')
    .where('enabled', '=', true)
    .orderBy('slug')
    .select(['id', 'parent_id', 'game_id', 'slug', 'name', 'sort'])
    .execute();
}

/** Every enabled product by rising id, in batches, so that other work is not blocked. */
export async function* readSourceProducts(db: Db, now: Date): AsyncGenerator<SourceProduct[]> {
  const ranks = await readNameRanks(db);
  const sold = await readSold(db, now);
  for (let after = 0; ;) {
    const { rows } = await sql<Omit<SourceProduct, 'name_rank' | 'sold'>>`
      select product.id, product.slug, product.name, product.label, product.tags, product.category_id, product.game_id,
        product.minimum, product.maximum, product.from_micros, product.sort, product.added_at,
        product.popularity, coalesce(product.contents -> 'bosses', '[]') as bosses,
        coalesce((
          select json_agg(json_build_object('key', option.key, 'name', option.name, 'type', option.type, 'amount', option.amount,
            'values', coalesce((
              select json_agg(json_build_object('key', value.key, 'name', value.name) order by value.sort, value.id)
              from product_option_value value where value.option_id = option.id and value.enabled
            ), '[]'::json)) order by option.sort, option.id)
          from product_option option where option.product_id = product.id and option.enabled
        ), '[]'::json) as options
      from product where product.enabled and product.id > ${after}
      order by product.id limit ${CHUNK}`.execute(db);
    if (rows.length === 0) return;
    yield rows.map((row) => ({ ...row, name_rank: ranks.get(row.id) ?? 0, sold: sold.get(row.id) ?? 0 }));
    after = rows.at(-1)?.id ?? after;
  }
}

/** Prices that change without a new catalogue: those of special offers. */
export async function readSpecialPrices(db: Db): Promise<{ id: number; from_micros: number }[]> {
  return db.selectFrom('product').where('special_micros', 'is not', null).select(['id', 'from_micros']).execute();
}

/** The part of the lexicon that is stored; the rest follows from the catalogue. */
export type SourceLexicon = Pick<Lexicon, 'meanings' | 'fillers' | 'notSold'>;

export async function readLexicon(db: Db): Promise<SourceLexicon> {
  const synonyms = await db
    .selectFrom('search_synonym')
    .select(['term', 'meaning'])
    .union(db.selectFrom('search_added_synonym').select(['term', 'meaning']))
    .orderBy('term')
    .orderBy('meaning')
    .execute();
  const phrases = await db.selectFrom('search_phrase').selectAll().execute();
  const meanings = new Map<string, string[]>();
  for (const { term, meaning } of synonyms) {
    const phrase = phraseOf(term);
    // A word of another language is found in every case and number.
    const keys = isCyrillic(phrase) ? formsOf(phrase) : [phrase];
    const meant = [phraseOf(meaning)].filter((word) => !keys.includes(word));
    for (const key of keys) meanings.set(key, [...new Set([...(meanings.get(key) ?? []), ...meant])]);
  }
  const fillers = phrases.filter(({ kind }) => kind === 'filler').map(({ term }) => fold(term));
  const notSold = phrases
    .filter(({ kind }) => kind === 'not-sold')
    .map(({ term, says }): [string, string] => [fold(term), says]);
  return { meanings, fillers: new Set(fillers), notSold: new Map(notSold) };
}

const isCyrillic = (text: string) => /^\p{Script=Cyrillic}+$/u.test(text);

/** Sorted by name, in batches, so that other work is not blocked. */
async function readNameRanks(db: Db): Promise<Map<number, number>> {
  const ranks = new Map<number, number>();
  for (let after = { name: '', id: 0 }; ;) {
    const { rows } = await sql<{ id: number; name: string }>`
      select id, name from product
      where enabled and (name, id) > (${after.name}, ${after.id}::integer)
      order by name, id limit ${RANKS_CHUNK}`.execute(db);
    for (const { id } of rows) ranks.set(id, ranks.size);
    const last = rows.at(-1);
    if (!last || rows.length < RANKS_CHUNK) return ranks;
    after = last;
  }
}

async function readSold(db: Db, now: Date): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; sold: number }>`
    select line.product_id as id, count(*)::integer as sold
    from order_line line join placed_order on placed_order.id = line.order_id
    where placed_order.placed_at > ${now}::timestamptz - interval '90 days'
    group by line.product_id`.execute(db);
  return new Map(rows.map(({ id, sold }) => [id, sold]));
}
