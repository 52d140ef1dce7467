import { sql } from 'kysely';
import type { Db } from '#shop/db/database.ts';

export const RETENTION_DAYS = 90;
/** Rarer searches are not shown: they might identify somebody. */
const MIN_TIMES = 3;
const MAX_SHOWN = 100;

export type Miss = { term: string; times: number; found: number; last: string };

/** Adds the counts since the last call, and deletes those older than 90 days. */
export async function addMisses(db: Db, counted: ReadonlyMap<string, Counted>, now: Date): Promise<void> {
  for (const [term, { times, found }] of counted) {
    await sql`insert into search_miss (term, day, found, times)
      values (${term}, ${now}::timestamptz::date, ${found}, ${times})
      on conflict (term, day) do update set times = search_miss.times + excluded.times, found = excluded.found`.execute(
      db,
    );
  }
  await sql`delete from search_miss where day < ${now}::timestamptz::date - ${RETENTION_DAYS}::integer`.execute(db);
}

export type Counted = { times: number; found: number };

/** Most often searched for first. */
export async function listMisses(db: Db): Promise<Miss[]> {
  const { rows } = await sql<Miss>`
    select term, sum(times)::integer as times, min(found)::integer as found, max(day)::text as last
    from search_miss group by term having sum(times) >= ${MIN_TIMES}
    order by sum(times) desc, term limit ${MAX_SHOWN}`.execute(db);
  return rows;
}
