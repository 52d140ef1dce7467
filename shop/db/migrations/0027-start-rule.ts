import { type Kysely, sql } from 'kysely';

// `start_text` stays: the build before reads it, and it is made of the rule.
const statements = [`alter table product add column start_rule jsonb`];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
