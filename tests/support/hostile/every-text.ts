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

/** Every row of every table as text, as a dump has it: bytes in hex. */
export async function dumpOf(db: Db): Promise<string> {
  const tables = [...new Set((await everyColumn(db)).map(({ table }) => table))];
  const parts: string[] = [];
  for (const table of tables) {
    const { rows } = await sql<{
      row: string;
    }>`select to_jsonb(one)::text as row from ${sql.table(table)} as one`.execute(db);
    parts.push(...rows.map(({ row }) => `${table} ${row}`));
  }
  return parts.join('\n');
}

/** How a text of a secret may stand in a dump: as it is, in hex, and in base64 wherever it begins in it. */
export function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const inBase64 = [0, 1, 2].map((before) => {
    const whole = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64url');
    // The first and the last letters also tell of what stands beside.
    return whole.slice(before === 0 ? 0 : before + 1, -2);
  });
  return [
    secret,
    bytes.toString('hex'),
    ...inBase64,
    ...inBase64.map((text) => text.replaceAll('-', '+').replaceAll('_', '/')),
  ];
}
