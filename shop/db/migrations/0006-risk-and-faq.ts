import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table product add column faq jsonb not null default '[]'`,
  `alter table product_option_value add column risk text not null default ''`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
