import { type Kysely, sql } from 'kysely';

const statements = [
  // Who paid for an order that was handed over: receipts name them, and money goes back to them.
  `create table order_buyer (
    order_id integer primary key references placed_order (id),
    email text not null,
    token text not null unique
  )`,
  // A channel of an order whose last message has not arrived, until one does.
  `create table undelivered (
    order_id integer not null references placed_order (id) on delete cascade,
    channel text not null check (channel in ('email', 'push', 'discord')),
    since timestamptz not null,
    primary key (order_id, channel)
  )`,
  // What the bank has taken back.
  `alter table order_refund drop constraint order_refund_cause_check`,
  `alter table order_refund add constraint order_refund_cause_check
    check (cause in ('withdrawn', 'cancelled', 'late', 'desk', 'chargeback'))`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
