import { type Kysely, sql } from 'kysely';

const statements = [
  // What a piece cost when the visitor last agreed to it, by currency; null where nobody has looked yet.
  `alter table cart_line add column seen jsonb`,
  // A line that was taken out stands by for a while, to be put back as it was.
  `alter table cart_line add column removed_at timestamptz`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
