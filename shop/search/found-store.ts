import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#shop/db/database.ts';
import { beginsAs, meets, rankOf } from './match.ts';
import type { Plan } from './rules.ts';

export type Found = { ids: number[]; total: number };

/** Of a search that finds half the catalogue no more are ranked: nobody turns that many pages. */
const MOST_FOUND = 1_000;

type Wanted = {
  table: 'product' | 'category';
  /** What the rows are put in order by; `rank` is how well one fits, 0 best. */
  order: RawBuilder<unknown>;
  /** Which of the rows found are wanted; all of them without it. */
  where?: RawBuilder<boolean>;
  limit: number;
  offset: number;
};

/** One page of what fits the plan. Names that begin as the search does are never among those left out. */
export async function findMatching(db: Db, plan: Plan, wanted: Wanted): Promise<Found> {
  const { table, order, where = sql<boolean>`true`, limit, offset } = wanted;
  const rows = sql.table(table);
  const { rows: found } = await sql<{ total: number; id: number | null }>`
    with found as materialized (${idsOf(plan, table)}), ranked as materialized (
      select ${rows}.*, ${rankOf(plan)} as rank from found join ${rows} using (id) where ${where}
    ), page as (
      select id, row_number() over (order by ${order}) as place from ranked order by place limit ${limit} offset ${offset}
    )
    select (select count(*)::integer from ranked) as total, page.id
    from (select 1) as always left join page on true
    order by page.place`.execute(db);
  return { ids: found.flatMap(({ id }) => id ?? []), total: found[0]?.total ?? 0 };
}

/** A query for the rows that fit the plan. */
export function idsOf(plan: Plan, table: Wanted['table']): RawBuilder<{ id: number }> {
  const rows = sql.table(table);
  return sql<{ id: number }>`
    (select id from ${rows} where enabled and ${beginsAs(plan)} order by search_name limit ${MOST_FOUND})
    union
    (select id from ${rows} where enabled and ${meets(plan)} limit ${MOST_FOUND})`;
}
