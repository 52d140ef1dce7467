import { type Kysely, sql } from 'kysely';

const statements = [
  // What a payment is for: the order, or a tip for those who worked on it.
  `alter table payment add column kind text not null default 'order' check (kind in ('order', 'tip'))`,
  `create index payment_open_tip on payment (created_at) where kind = 'tip' and state = 'open'`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
