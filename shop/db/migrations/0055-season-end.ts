import { type Kysely, sql } from 'kysely';

const statements = [
  // The first moment after the season that the product is bound to; null without a known end.
  `alter table product add column season_ends timestamptz`,
  `create index product_by_season_end on product (season_ends) where enabled and season_ends is not null`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
