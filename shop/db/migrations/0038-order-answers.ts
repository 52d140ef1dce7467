import { type Kysely, sql } from 'kysely';

const statements = [
  // What `POST cart` took for the line, so that the same can be ordered again. Null in orders of an older build.
  `alter table order_line add column answers jsonb`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
