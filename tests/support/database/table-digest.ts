import { sql } from 'kysely';
import type { Db } from '#shop/db/database.ts';

/** They change by being asked: sessions begin, tokens are made, tries are counted. */
const OF_CALLS = /session|token|attempt|limit/;
/** The mail worker writes into its rows as it sends: only what its mails are about counts. */
const MAIL = 'mail_outbox';

/** A digest of every row of every table that means something to a buyer or the team, by table. */
export async function digestTables(db: Db): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1
  `.execute(db);
  const digests: Record<string, string> = {};
  for (const { name } of tables.filter((table) => !OF_CALLS.test(table.name))) {
    const { rows } = await sql<{ digest: string | null }>`
      select md5(string_agg(entry, '|' order by entry)) as digest
      from (select ${name === MAIL ? sql`row.event` : sql`row::text`} as entry from ${sql.table(name)} as row) as entries
    `.execute(db);
    digests[name] = rows[0]?.digest ?? 'empty';
  }
  return digests;
}
