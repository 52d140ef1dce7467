import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table session_token add column awaits_use boolean not null default false`,
  `alter table session_token add column ends_at timestamptz`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
