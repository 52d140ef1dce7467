import { type Kysely, sql } from 'kysely';

const statements = [
  // Filled by the seed from catalog/search-words.yaml; `says` of what is not sold.
  `create table search_phrase (
    term text primary key,
    kind text not null check (kind in ('filler', 'not-sold')),
    says text not null default ''
  )`,
  // Added by the team while the shop runs; the seed leaves them alone.
  `create table search_added_synonym (
    term text not null,
    meaning text not null,
    added_at timestamptz not null,
    primary key (term, meaning)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
