import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table category add column faq jsonb not null default '[]'`.execute(db);
}
