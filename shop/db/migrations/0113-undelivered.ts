import { type Kysely, sql } from 'kysely';

const statements = [
  // A channel of an order whose last message has not arrived, until one does.
  `create table undelivered (
    order_id integer not null references placed_order (id) on delete cascade,
    channel text not null check (channel in ('email', 'push', 'discord')),
    since timestamptz not null,
    primary key (order_id, channel)
  )`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
