import { sql } from 'kysely';
import type { Tx } from '#shop/db/database.ts';
import { patternOf, type Person } from './holding/holding.ts';
import { columnsOf, heldTables } from './holdings.ts';

/** An address inside another person's text, or in the team's log. */
export type Mention = { table: string; column: string; isJson: boolean; texts: string[] };

const WRITTEN_INSTEAD = '(erased)';

/** Every personal text that contains the person's address, except in rows about the person. */
export async function listMentions(tx: Tx, person: Person): Promise<Mention[]> {
  const mentions: Mention[] = [];
  for (const { table, column, isJson, isOwn } of await readTextColumns(tx, person)) {
    const { rows } = await sql<{ text: string }>`
      select ${sql.ref(column)}::text as text from ${sql.table(table)}
      where ${sql.ref(column)}::text ~* ${patternOf(person.email)} and (${isOwn}) is not true
    `.execute(tx);
    if (rows.length > 0) mentions.push({ table, column, isJson, texts: rows.map(({ text }) => text) });
  }
  return mentions;
}

/** @returns how many rows were rewritten. */
export async function rewriteMention(tx: Tx, { table, column, isJson }: Mention, email: string): Promise<number> {
  const pattern = patternOf(email);
  const rewritten = sql`regexp_replace(${sql.ref(column)}::text, ${pattern}, ${WRITTEN_INSTEAD}, 'gi')`;
  const { numAffectedRows = 0n } = await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${isJson ? sql`${rewritten}::jsonb` : rewritten}
    where ${sql.ref(column)}::text ~* ${pattern}
  `.execute(tx);
  return Number(numAffectedRows);
}

async function readTextColumns(tx: Tx, person: Person) {
  const { rows } = await sql<{ table: string; column: string; type: string }>`
    select table_name as table, column_name as column, data_type as type
    from information_schema.columns where table_schema = current_schema() and data_type in ('text', 'jsonb')
  `.execute(tx);
  const types = new Map(rows.map(({ table, column, type }) => [`${table}.${column}`, type]));
  return heldTables().flatMap(([table, holding]) =>
    columnsOf(holding, 'personal').flatMap((column) => {
      const type = types.get(`${table}.${column}`);
      return type === undefined ? [] : { table, column, isJson: type === 'jsonb', isOwn: holding.rows(person) };
    }),
  );
}
