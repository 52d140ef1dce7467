import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '#shop/db/database.ts';
import type { TestShop } from '#tests/support/shop.ts';

type Column = { table: string; column: string };

export async function everyColumn(db: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely%' order by 1, 2`.execute(db);
  return rows;
}

/** Every column of every table, and every file beside the database, in which one of the texts stands. */
export async function placesOf({ db, dataDir }: Pick<TestShop, 'db' | 'dataDir'>, texts: string[]): Promise<string[]> {
  const places: string[] = [];
  for (const { table, column } of await everyColumn(db)) {
    const { rows } = await sql`
      select from ${sql.table(table)} as row, unnest(${texts}::text[]) as wanted
      where strpos(lower(${sql.ref(`row.${column}`)}::text), lower(wanted)) > 0 limit 1`.execute(db);
    if (rows.length > 0) places.push(`${table}.${column}`);
  }
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { parentPath, name } of files) {
    const text = readFileSync(join(parentPath, name), 'latin1').toLowerCase();
    if (texts.some((wanted) => text.includes(wanted.toLowerCase()))) places.push(name);
  }
  return places;
}
