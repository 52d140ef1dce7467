import { type Kysely, sql } from 'kysely';

// Which currencies there are is data: the table `currency` has them, and nothing is priced in another one.
const statements = [
  `alter table currency drop constraint if exists currency_code_check`,
  `alter table placed_order drop constraint if exists placed_order_currency_check`,
  `alter table payment drop constraint if exists payment_currency_check`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
