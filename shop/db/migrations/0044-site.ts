import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // One row: what catalog/site.yaml says.
  await sql`create table site (id integer primary key check (id = 1), content jsonb not null)`.execute(db);
}
