import { sql } from 'kysely';
import type { Db } from '#shop/db/database.ts';
import { type PriceRange, withinPrice } from '#shop/money/price-range.ts';
import { idsOf } from './found-store.ts';
import type { Plan } from './rules.ts';
import { type Reading, searchTwice } from './word-store.ts';

/** What jargon is shorter by than the words it stands for. */
const LETTERS_SPARED = 3;

/** As it goes over the wire. */
export type Summary = {
  /** Most first. */
  games: { category_id: number; product_count: number }[];
  also: string[];
  instead: string;
};

export async function summariseSearch(db: Db, search: string, price?: PriceRange): Promise<Summary> {
  const { games, reading } = await searchTwice(db, search, async (plan, reading) => {
    const games = await countByGame(db, plan, price);
    return { games, reading, total: games.length };
  });
  return { games, also: games.length > 0 ? alsoIn(reading) : [], instead: games.length > 0 ? insteadOf(reading) : '' };
}

async function countByGame(db: Db, plan: Plan, price: PriceRange | undefined): Promise<Summary['games']> {
  const { rows } = await sql<Summary['games'][number]>`
    with found as materialized (${idsOf(plan, 'product')})
    select game_id as category_id, count(*)::integer as product_count
    from found join product using (id)
    where ${withinPrice('product', price)}
    group by game_id
    order by product_count desc, game_id`.execute(db);
  return rows;
}

// Both directions are looked for, but nobody has to be told that `heroic` may be written `hc`.
function alsoIn({ meanings }: Reading): string[] {
  const plain = [...meanings].flatMap(([term, all]) =>
    all.filter((meaning) => meaning.length >= term.length + LETTERS_SPARED),
  );
  return [...new Set(plain)];
}

/** The search with each word that nothing has replaced by those it may be a slip of. */
function insteadOf({ words, near }: Reading): string {
  return near.size === 0 ? '' : words.map((word) => near.get(word)?.join(' or ') ?? word).join(' ');
}
