import { type Kysely, sql } from 'kysely';

const statements = [
  `create table blob (
    key text primary key,
    type text not null,
    bytes bytea not null,
    stored_at timestamptz not null default now()
  )`,
  // Pictures are compressed already.
  `alter table blob alter column bytes set storage external`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
