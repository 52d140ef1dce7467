import { type Kysely, sql } from 'kysely';

const statements = [`alter table placed_order add column cart_version text`];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
