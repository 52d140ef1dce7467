import { type Kysely, sql } from 'kysely';

const statements = [
  // Whether a session, and an email, may use it for one order only.
  `alter table coupon add column once_per_buyer boolean not null default false`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
