import { type Kysely, sql } from 'kysely';

const statements = [
  // Whether the buyer went to pay from the order's page, and comes back to it after a decline.
  `alter table payment add column is_from_order boolean not null default false`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
