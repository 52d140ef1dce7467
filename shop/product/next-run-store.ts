import type { Db } from '#shop/db/database.ts';

/** When the product's next run starts, full or not; null when none is planned. */
export async function nextRunAt(db: Db, productId: number, now: Date): Promise<Date | null> {
  const run = await db
    .selectFrom('event')
    .where('product_id', '=', productId)
    .where('starts_at', '>', now)
    .where('canceled', '=', false)
    .orderBy('starts_at')
    .select('starts_at')
    .executeTakeFirst();
  return run?.starts_at ?? null;
}
