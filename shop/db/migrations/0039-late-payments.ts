import { type Kysely, sql } from 'kysely';

const statements = [
  // `late`: taken after the order had expired; the buyer chooses what becomes of it.
  `alter table payment
    drop constraint payment_state_check,
    add constraint payment_state_check
      check (state in ('open', 'approved', 'declined', 'closed', 'late', 'refund_due', 'refunded', 'mismatch'))`,
  `create index payment_late on payment (settled_at) where state = 'late'`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
