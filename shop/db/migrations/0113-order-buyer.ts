import { type Kysely, sql } from 'kysely';

const statements = [
  // Who paid for an order that was handed over: receipts name them, and money goes back to them.
  `create table order_buyer (
    order_id integer primary key references placed_order (id),
    email text not null,
    token text not null unique
  )`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
