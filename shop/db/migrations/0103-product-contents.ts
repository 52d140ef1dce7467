import { type Kysely, sql } from 'kysely';

// Bosses, rewards, team and schedule; null where the catalogue says nothing of them.
const statements = [`alter table product add column contents jsonb`];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
