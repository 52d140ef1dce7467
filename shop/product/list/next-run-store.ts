import { sql } from 'kysely';
import type { Catalogue } from '#shop/db/catalogue.ts';
import type { Db } from '#shop/db/database.ts';

/** A run that is not canceled, full or not. */
export type PlannedRun = { starts_at: Date; difficulty: string; loot: string };

/** The future runs of each product, the next one first. */
export async function runsToCome(
  catalogue: Catalogue,
  productIds: readonly number[],
  now: Date,
): Promise<(id: number) => PlannedRun[]> {
  // Most products have none, and there is no index for those of a single product.
  const dated = await catalogue.whole('products with runs', readDated);
  const asked = productIds.filter((id) => dated.has(id));
  const planned = await catalogue.many('runs', asked, async (db, missing) => {
    const rows = await db
      .selectFrom('event')
      .where('product_id', '=', sql<number>`any(${missing}::integer[])`)
      .where('canceled', '=', false)
      .orderBy('starts_at')
      .select(['product_id', 'starts_at', 'difficulty', 'loot'])
      .execute();
    return new Map(missing.map((id) => [id, rows.filter((row) => row.product_id === id)]));
  });
  return (id) => planned.get(id)?.filter((run) => run.starts_at > now) ?? [];
}

async function readDated(db: Db): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom('event').where('canceled', '=', false).select('product_id').distinct().execute();
  return new Set(rows.map((row) => row.product_id));
}
