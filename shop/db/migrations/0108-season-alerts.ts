import { type Kysely, sql } from 'kysely';

const statements = [
  // The next season of the product's game that had not begun when the release was published.
  `alter table product add column next_season jsonb`,
  `alter table alert
    add column season_key text,
    add column season_name text,
    add column season_starts timestamptz`,
  `alter table alert drop constraint alert_kind_check`,
  `alter table alert add constraint alert_kind_check check (kind in ('seat', 'price', 'season'))`,
  `alter table alert add constraint alert_season_check check (
    (kind = 'season') = (season_key is not null)
    and (kind = 'season') = (season_name is not null)
    and (kind = 'season') = (season_starts is not null)
  )`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
