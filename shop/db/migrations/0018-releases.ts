import { type Kysely, sql } from 'kysely';

const statements = [
  // `number` is the version in catalogue_state. `content` is gzipped JSON; null once newer releases have taken its place.
  `create table catalogue_release (
    number integer primary key,
    author text not null,
    note text not null,
    source text not null check (source in ('start', 'publish', 'import', 'undo')),
    restores integer,
    summary jsonb not null,
    files_hash text not null,
    runs jsonb,
    content bytea,
    published_at timestamptz not null
  )`,
  `create index catalogue_release_by_files on catalogue_release (files_hash)`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
