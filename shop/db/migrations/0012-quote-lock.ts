import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table cart add column told_prices jsonb not null default '{}'`.execute(db);
}
