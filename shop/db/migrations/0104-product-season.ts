import { type Kysely, sql } from 'kysely';

// The season, patch or expansion that the product belongs to; null for what is permanent.
const statements = [`alter table product add column season jsonb`];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
