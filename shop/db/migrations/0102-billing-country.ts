import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // Country, rate and seller as they were: a later rate changes no order. Null where the shop asked for no country.
  await sql`alter table placed_order add column billing jsonb`.execute(db);
}
