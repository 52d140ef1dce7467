import { type Kysely, sql } from 'kysely';

const statements = [`alter table order_line add column identity jsonb not null default '[]'`];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
