import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // For how many transactions a note stands: sweeping adds those of older notes to the newest.
  await sql`alter table catalogue_change add column transactions bigint not null default 1`.execute(db);
}
