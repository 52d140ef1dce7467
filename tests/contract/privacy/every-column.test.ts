import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { erasePerson } from '#shop/privacy/erase.ts';
import { exportPerson } from '#shop/privacy/export.ts';
import { columnsOf, heldTables } from '#shop/privacy/holdings.ts';
import type { Person } from '#shop/privacy/holding/holding.ts';
import { findPerson } from '#shop/privacy/person.ts';
import { orderBody, placeOrder } from '#tests/support/buyer/purchase.ts';
import { addRanks, NO_ACCOUNT } from '#tests/support/buyer/work.ts';
import { shopperOf } from '#tests/support/buyer/shopper.ts';
import { ENGINES } from '#tests/support/database/database.ts';
import { placesOf } from '#tests/support/hostile/every-text.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';

const EMAIL = 'rowan.every@example.com';
/** The id of every row, so that rows refer to each other. */
const NUMBER = 9_000;

type Column = { column: string; type: string };

describe.each(ENGINES)('every table with personal data on %s', (engine) => {
  let shop: TestShop;
  let person: Person;

  beforeAll(async () => {
    shop = await createTestShop({ engine });
    const rest = await shopperOf(shop);
    await addRanks(rest);
    await placeOrder(rest, orderBody({ ...NO_ACCOUNT, email: EMAIL }));
    person = await shop.db.transaction().execute((tx) => findPerson(tx, EMAIL));
    await dropRules();
  });
  afterAll(() => shop.close());

  test('is exported, and holds no personal data after an erasure', async () => {
    const tables = heldTables();
    for (const [table, holding] of tables) await fill(table, new Set(columnsOf(holding, 'personal', 'secret')));
    const all = await shop.db.transaction().execute((tx) => findPerson(tx, EMAIL));
    const found: string[] = [];
    for (const [table, { rows }] of tables) {
      const { rows: hits } = await sql`select from ${sql.table(table)} where ${rows(all)} limit 1`.execute(shop.db);
      if (hits.length > 0) found.push(table);
    }
    expect(found).toEqual(tables.map(([table]) => table));
    const told = JSON.stringify(await shop.db.transaction().execute((tx) => exportPerson(tx, all, new Date())));
    const marked = tables.filter(([, holding]) => columnsOf(holding, 'personal').length > 0).map(([table]) => table);
    expect(marked.filter((table) => !told.includes(`"${table}"`))).toEqual([]);
    await shop.db.transaction().execute((tx) => erasePerson(tx, { dataDir: shop.dataDir }, all, new Date()));
    expect(await placesOf(shop, ['canary', EMAIL])).toEqual([]);
  });

  /** Foreign keys and constraints do not matter here. */
  async function dropRules(): Promise<void> {
    const { rows } = await sql<{ table: string; name: string }>`
      select conrelid::regclass::text as table, conname as name from pg_constraint
      where contype in ('c', 'f', 'u', 'p') and connamespace = 'public'::regnamespace`.execute(shop.db);
    for (const { table, name } of rows)
      await sql`alter table ${sql.raw(table)} drop constraint if exists ${sql.ref(name)} cascade`.execute(shop.db);
    const { rows: indexes } = await sql<{ name: string }>`
      select indexrelid::regclass::text as name from pg_index
      where indisunique and indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`.execute(
      shop.db,
    );
    for (const { name } of indexes) await sql`drop index ${sql.raw(name)}`.execute(shop.db);
  }

  async function fill(table: string, marked: ReadonlySet<string>): Promise<void> {
    const { rows: columns } = await sql<Column>`
      select column_name as column, udt_name as type from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`.execute(shop.db);
    const values = columns.map(({ column, type }) => link(table, column) ?? valueOf(type, marked.has(column)));
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map(({ column }) => sql.ref(column)))})
      overriding system value values (${sql.join(values)})`.execute(shop.db);
  }

  /** Columns that identify the person, or that need a special format. */
  function link(table: string, column: string) {
    if (column === 'order_id') return person.orderIds[0];
    if (column === 'session_id' || (table === 'session' && column === 'id')) return person.sessionIds[0];
    if (['email', 'recipient'].includes(column)) return EMAIL;
    // The country alone stays: VAT is reported by it.
    if (column === 'billing') return JSON.stringify({ country: 'DE', business: { name: 'canary' } });
    if (table === 'blob' && column === 'key') return `proof/canary ${NUMBER}.webp`;
    if (table === 'subscribe_attempt' && column === 'subject') return `session ${person.sessionIds[0]}`;
    if (table === 'payment_event' && column === 'body') return JSON.stringify({ name: 'canary', email: EMAIL });
    return undefined;
  }
});

function valueOf(type: string, isMarked: boolean) {
  const text = isMarked ? `canary ${NUMBER}` : `plain ${NUMBER}`;
  if (['int2', 'int4', 'int8', 'numeric'].includes(type)) return NUMBER;
  if (type === 'timestamptz') return new Date();
  if (type === 'date') return '2026-01-01';
  if (type === 'bool') return false;
  if (type === 'jsonb' || type === 'json') return JSON.stringify([{ type: 'text', value: text }]);
  if (type === 'bytea') return Buffer.from(text);
  if (type.startsWith('_')) return sql`array[${text}]`;
  return text;
}
