import type { Catalogue } from '#shop/db/catalogue.ts';

/** When the product's next run starts, full or not; null when none is planned. */
export async function nextRunAt(catalogue: Catalogue, productId: number, now: Date): Promise<Date | null> {
  const starts = await catalogue.one('runs', productId, async (db) => {
    const rows = await db
      .selectFrom('event')
      .where('product_id', '=', productId)
      .where('canceled', '=', false)
      .orderBy('starts_at')
      .select('starts_at')
      .execute();
    return rows.map((row) => row.starts_at);
  });
  return starts?.find((start) => start > now) ?? null;
}
