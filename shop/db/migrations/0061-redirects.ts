import { type Kysely, sql } from 'kysely';

const statements = [
  `create table redirect (
    kind text not null check (kind in ('product', 'category')),
    old_slug text not null,
    new_slug text not null,
    answers jsonb not null default '{}',
    primary key (kind, old_slug)
  )`,
  `create trigger note_catalogue_change after insert or update or delete or truncate on redirect
    for each statement execute function note_catalogue_change()`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
