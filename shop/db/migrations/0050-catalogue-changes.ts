import { type Kysely, sql } from 'kysely';

const TABLES = [
  'category',
  'product_category',
  'product',
  'product_option',
  'product_option_value',
  'product_related',
  'filter_group',
  'filter',
  'product_filter',
  'category_filter',
  'currency',
  'payment_method',
  'checkout_field',
  'game_field',
  'information',
  'event',
];

const statements = [
  // A row for each transaction that has written to the catalogue, visible with what it wrote. Writers do
  // not wait for each other, as they would at a counter.
  `create table catalogue_change (transaction bigint primary key)`,
  `create function note_catalogue_change() returns trigger language plpgsql as $$
    begin
      insert into catalogue_change (transaction) values (txid_current()) on conflict do nothing;
      return null;
    end
  $$`,
  ...TABLES.map(
    (table) =>
      `create trigger note_catalogue_change after insert or update or delete or truncate on "${table}"
        for each statement execute function note_catalogue_change()`,
  ),
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
