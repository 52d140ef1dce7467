import { type Kysely, sql } from 'kysely';

/** How many orders a product was done for is counted where few of them were reviewed. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index order_line_product on order_line (product_id)`.execute(db);
}
