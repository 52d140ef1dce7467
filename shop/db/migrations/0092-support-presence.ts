import { type Kysely, sql } from 'kysely';

const statements = [
  `create table support_presence (
    id integer primary key check (id = 1),
    until timestamptz,
    desk text not null,
    at timestamptz not null
  )`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
