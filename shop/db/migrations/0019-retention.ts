import { type Kysely, sql } from 'kysely';

const statements = [
  // Set when the order lost its person: by erasure, or when the retention period ended.
  `alter table placed_order add column anonymised_at timestamptz`,
  // What the retention job looks through, by the time at which an order was over.
  `create index placed_order_with_person on placed_order ((coalesce(ended_at, completed_at, placed_at)))
    where anonymised_at is null`,
  `create index desk_act_at on desk_act (at)`,
  `create index inquiry_created on inquiry (created_at)`,
  `create index mail_outbox_done on mail_outbox ((coalesce(sent_at, given_up_at)))
    where sent_at is not null or given_up_at is not null`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
