import { type Kysely, sql } from 'kysely';

/** A browser whose address has changed is found by the old one, whatever its orders are. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index push_device_digest on push_device (digest)`.execute(db);
}
