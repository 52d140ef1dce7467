import { type Kysely, sql } from 'kysely';

// The columns are those of rate-limiter-flexible. `subscribe_attempt` stays for the build before.
const statements = [
  `create table rate_limit (
    key varchar(255) primary key,
    points integer not null default 0,
    expire bigint
  )`,
  `create index rate_limit_by_expire on rate_limit (expire)`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
