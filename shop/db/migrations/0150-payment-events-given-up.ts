import { type Kysely, sql } from 'kysely';

/** An event that can never be processed is not retried for ever. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table payment_event add column given_up_at timestamptz`.execute(db);
}
