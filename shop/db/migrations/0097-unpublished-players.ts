import { type Kysely, sql } from 'kysely';

// A profile is public only where the player has agreed: nobody had one before, and nobody was asked.
const statements = [
  `alter table player alter column published set default false`,
  `update player set published = false`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
