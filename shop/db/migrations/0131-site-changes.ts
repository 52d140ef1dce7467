import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // As for the tables of migration 0050: what was read of the site may be kept until it changes.
  await sql`create trigger note_catalogue_change after insert or update or delete or truncate on site
    for each statement execute function note_catalogue_change()`.execute(db);
}
