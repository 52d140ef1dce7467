import { sql } from 'kysely';
import type { Tx } from './database.ts';

/** Tables about how this database was created, which mean nothing in another. */
const NOT_COPIED = ['kysely_migration', 'kysely_migration_lock', 'catalogue_change'];
const ROWS_PER_STATEMENT = 500;

type Table = {
  name: string;
  columns: string[];
  /** Tables that its rows refer to, itself included. */
  refersTo: string[];
  /** Whether a row can be as large as a picture. */
  hasBytes: boolean;
};

/**
 * Copies every row and sequence of one database into another, which must have the same migrations and no content that
 * is still needed: it is deleted first.
 *
 * @returns the number of rows. @throws Error if a table differs afterwards; its transaction must then be rolled back.
 */
export async function copyDatabase(from: Tx, to: Tx): Promise<number> {
  const tables = inOrder(await readTables(from));
  const names = sql.join(tables.map(({ name }) => sql.table(name)));
  await sql`truncate ${names}`.execute(to);
  let total = 0;
  for (const table of tables) total += await copyTable(table, from, to);
  await copySequences(from, to);
  return total;
}

async function readTables(db: Tx): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select relname as name,
      (
        select json_agg(attname order by attnum) from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped
      ) as columns,
      (
        select coalesce(json_agg(other.relname), '[]') from pg_constraint join pg_class other on other.oid = confrelid
        where conrelid = pg_class.oid and contype = 'f'
      ) as "refersTo",
      exists (
        select from pg_attribute where attrelid = pg_class.oid and atttypid = 'bytea'::regtype and not attisdropped
      ) as "hasBytes"
    from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> all(${NOT_COPIED}::text[])
    order by relname`.execute(db);
  return rows;
}

/** Each after the tables that it refers to. */
function inOrder(tables: readonly Table[]): Table[] {
  const ordered = new Map<string, Table>();
  const isReady = ({ name, refersTo }: Table) => refersTo.every((other) => other === name || ordered.has(other));
  while (ordered.size < tables.length) {
    const next = tables.find((table) => !ordered.has(table.name) && isReady(table));
    if (!next) throw new Error('The foreign keys of the tables form a cycle');
    ordered.set(next.name, next);
  }
  return [...ordered.values()];
}

async function copyTable(table: Table, from: Tx, to: Tx): Promise<number> {
  const { name, columns } = table;
  const fields = sql.join(columns.map((column) => sql.ref(column)));
  // Triggers would count the copying as changes.
  await sql`alter table ${sql.table(name)} disable trigger user`.execute(to);
  await sql`declare copied no scroll cursor for select row_to_json(row)::text as json from ${sql.table(name)} as row`.execute(
    from,
  );
  for (;;) {
    const { rows } = await sql<{ json: string }>`fetch ${sql.raw(rowsAtOnce(table))} from copied`.execute(from);
    if (rows.length === 0) break;
    await sql`
      insert into ${sql.table(name)} (${fields}) overriding system value
      select ${fields}
      from json_populate_recordset(null::${sql.table(name)}, ${`[${rows.map(({ json }) => json).join()}]`}::json)
    `.execute(to);
  }
  await sql`close copied`.execute(from);
  await sql`alter table ${sql.table(name)} enable trigger user`.execute(to);
  const [before, after] = [await contentOf(name, from), await contentOf(name, to)];
  if (before.digest !== after.digest) throw new Error(`The copy of the table ${name} differs`);
  return after.rows;
}

/** Rows of a tree come in any order, and a statement only checks references at its end. */
function rowsAtOnce({ name, refersTo, hasBytes }: Table): string {
  if (refersTo.includes(name)) return 'all';
  return hasBytes ? '1' : String(ROWS_PER_STATEMENT);
}

async function contentOf(table: string, db: Tx): Promise<{ rows: number; digest: string }> {
  // The text form of a time depends on it.
  await sql`set local timezone to 'UTC'`.execute(db);
  const { rows } = await sql<{ rows: number; digest: string }>`
    select count(*)::integer as rows, count(*) || ' ' || coalesce(sum(hashtextextended(row::text, 0)), 0) as digest
    from ${sql.table(table)} as row`.execute(db);
  const [content] = rows;
  if (!content) throw new Error(`The table ${table} cannot be read`);
  return content;
}

async function copySequences(from: Tx, to: Tx): Promise<void> {
  const { rows: sequences } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace`.execute(from);
  for (const { name } of sequences) {
    const { rows } = await sql<{ last: string; called: boolean }>`
      select last_value::text as last, is_called as called from ${sql.table(name)}`.execute(from);
    for (const { last, called } of rows) {
      await sql`select setval(${name}::regclass, ${last}::bigint, ${called})`.execute(to);
    }
  }
}
