import type { Catalogue } from '#shop/db/catalogue.ts';

/** A run that is not canceled, full or not. */
export type PlannedRun = { starts_at: Date; difficulty: string; loot: string };

/** Of each product, those still to come, the next one first. */
export async function runsToCome(
  catalogue: Catalogue,
  productIds: readonly number[],
  now: Date,
): Promise<(id: number) => PlannedRun[]> {
  const planned = await catalogue.many('runs', productIds, async (db, missing) => {
    const rows = await db
      .selectFrom('event')
      .where('product_id', 'in', [...missing])
      .where('canceled', '=', false)
      .orderBy('starts_at')
      .select(['product_id', 'starts_at', 'difficulty', 'loot'])
      .execute();
    return new Map(missing.map((id) => [id, rows.filter((row) => row.product_id === id)]));
  });
  return (id) => planned.get(id)?.filter((run) => run.starts_at > now) ?? [];
}
