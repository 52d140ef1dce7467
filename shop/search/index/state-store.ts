import { sql } from 'kysely';
import type { Db } from '#shop/db/database.ts';

/** A version string of the index: the catalogue's version and the synonyms added since. */
export async function readSearchState(db: Db): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select coalesce((select version from catalogue_state limit 1), 0) || ' ' ||
      (select count(*) || ' ' || coalesce(max(added_at)::text, '') from search_added_synonym) as state`.execute(db);
  return rows[0]?.state ?? '';
}
