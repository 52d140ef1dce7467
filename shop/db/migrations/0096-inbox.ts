import { type Kysely, sql } from 'kysely';

const statements = [
  `create table inquiry_answer (
    id integer generated always as identity primary key,
    inquiry_id integer not null references inquiry (id) on delete cascade,
    desk text not null,
    text text not null,
    at timestamptz not null
  )`,
  `create index inquiry_answer_of on inquiry_answer (inquiry_id, id)`,
  // Of an order or of an inquiry: nothing that came up to then waits for an answer.
  `create table settled_thread (
    id integer generated always as identity primary key,
    order_id integer unique references placed_order (id) on delete cascade,
    inquiry_id integer unique references inquiry (id) on delete cascade,
    at timestamptz not null,
    check (num_nonnulls(order_id, inquiry_id) = 1)
  )`,
  // They were answered from the team's mailbox, of which the shop knows nothing.
  `insert into settled_thread (inquiry_id, at) select id, created_at from inquiry`,
  `create table saved_answer (
    name text primary key,
    text text not null,
    desk text not null,
    at timestamptz not null
  )`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
