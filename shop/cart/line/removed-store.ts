import type { Tx } from '#shop/db/database.ts';
import { releaseHolds } from '#shop/event/seat-store.ts';

/** Per cart; lines removed before them are deleted. */
const MAX_REMOVED = 10;

/** Removes a line so that it may be restored. Its seats become free for others. */
export async function softDelete(tx: Tx, cartId: number, lineId: number, now: Date): Promise<void> {
  await releaseHolds(tx, [lineId]);
  await tx.updateTable('cart_line').set({ removed_at: now }).where('id', '=', lineId).execute();
  const removed = await tx
    .selectFrom('cart_line')
    .where('cart_id', '=', cartId)
    .where('removed_at', 'is not', null)
    .orderBy('removed_at', 'desc')
    .orderBy('id', 'desc')
    .select('id')
    .offset(MAX_REMOVED)
    .execute();
  const old = removed.map(({ id }) => id);
  if (old.length > 0) await tx.deleteFrom('cart_line').where('id', 'in', old).execute();
}

export async function restore(tx: Tx, lineId: number): Promise<void> {
  await tx.updateTable('cart_line').set({ removed_at: null }).where('id', '=', lineId).execute();
}

/** A cart has one line per configuration; the removed one is deleted. */
export async function forget(tx: Tx, cartId: number, configuration: string): Promise<void> {
  await tx
    .deleteFrom('cart_line')
    .where('cart_id', '=', cartId)
    .where('configuration', '=', configuration)
    .where('removed_at', 'is not', null)
    .execute();
}
