import type { Tx } from '#shop/db/database.ts';
import { moveOrder } from './move-order.ts';
import type { Order } from '#shop/order/store.ts';
import type { StopCause } from '#shop/order/work/work-table.ts';

/**
 * Pauses the clock of an order's promises, and started work with it.
 *
 * @returns false if it is paused already.
 */
export async function pauseClock(tx: Tx, order: Order, cause: StopCause, now: Date): Promise<boolean> {
  const open = await openStop(tx, order.id);
  if (open) return false;
  await tx.insertInto('order_stop').values({ order_id: order.id, cause, from_at: now, until_at: null }).execute();
  if (order.stage === 'in_progress') await moveOrder(tx, order, 'paused', now);
  return true;
}

/** Resumes the clock and paused work. @returns false if it is running already. */
export async function resumeClock(tx: Tx, order: Order, now: Date): Promise<boolean> {
  const open = await openStop(tx, order.id);
  if (!open) return false;
  await tx.updateTable('order_stop').set({ until_at: now }).where('id', '=', open.id).execute();
  if (order.stage === 'paused') await moveOrder(tx, order, 'in_progress', now);
  return true;
}

export async function openStop(tx: Tx, orderId: number) {
  return tx
    .selectFrom('order_stop')
    .where('order_id', '=', orderId)
    .where('until_at', 'is', null)
    .selectAll()
    .executeTakeFirst();
}
