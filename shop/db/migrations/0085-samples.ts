import { type Kysely, sql } from 'kysely';

// A row says that orders, players and reviews of this database are samples. There is no way to take it away again.
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(`create table sample_mark (made_at timestamptz not null)`).execute(db);
}
