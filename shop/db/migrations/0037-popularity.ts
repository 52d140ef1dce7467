import { type Kysely, sql } from 'kysely';

const statements = [
  // Of 100, as the catalogue expects; `sort` follows from it and from what is sold.
  `alter table product add column popularity integer not null default 30`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
