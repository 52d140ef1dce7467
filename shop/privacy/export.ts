import { sql } from 'kysely';
import type { Tx } from '#shop/db/database.ts';
import type { Person } from './holding/holding.ts';
import { columnsOf, heldTables } from './holdings.ts';
import { listMentions } from './mention.ts';

export type Exported = {
  email: string;
  exported_at: string;
  /** Rows about the person by table, without secrets and the names of the team. */
  data: Record<string, Record<string, unknown>[]>;
  /** Other people's texts, and entries of the team's log, that contain the address. */
  mentions: { table: string; column: string; texts: string[] }[];
};

/** Everything the database holds about a person. Amounts are in minor units, times UTC. */
export async function exportPerson(tx: Tx, person: Person, now: Date): Promise<Exported> {
  const data: Exported['data'] = {};
  for (const [table, holding] of heldTables()) {
    const { exportedAs = {} } = holding;
    const columns = columnsOf(holding, 'personal', 'plain').map(
      (column) => sql`${exportedAs[column] ?? sql.ref(column)} as ${sql.ref(column)}`,
    );
    const { rows } = await sql<Record<string, unknown>>`
      select ${sql.join(columns)} from ${sql.table(table)} where ${holding.rows(person)}
    `.execute(tx);
    if (rows.length > 0) data[table] = rows;
  }
  const mentions = await listMentions(tx, person);
  return {
    email: person.email,
    exported_at: now.toISOString(),
    data,
    mentions: mentions.map(({ table, column, texts }) => ({ table, column, texts })),
  };
}
