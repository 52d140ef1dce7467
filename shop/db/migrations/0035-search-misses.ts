import { type Kysely, sql } from 'kysely';

const statements = [
  // Searches that found little, without anything personal: how often each was made on which day.
  `create table search_miss (
    term text not null,
    day date not null,
    found integer not null,
    times integer not null,
    primary key (term, day)
  )`,
  'create index search_miss_day on search_miss (day)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
