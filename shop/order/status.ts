import type { Tx } from '#shop/db/database.ts';
import { giveBack } from './give-back.ts';
import { announceOrder } from './announce.ts';

/** Created, the payment is not begun or not finished. */
export const CREATED = 0;
export const PENDING = 1;
export const PROCESSING = 2;
export const CANCELED = 7;
export const DENIED = 8;
export const FAILED = 10;
export const EXPIRED = 14;
export const VOIDED = 16;

/** Orders that came to nothing. None of them moves on, so what one held is given back once. */
export const DEAD: readonly number[] = [CANCELED, DENIED, FAILED, EXPIRED, VOIDED];

const NAMES: Record<number, string> = {
  0: 'Created',
  1: 'Pending',
  2: 'Processing',
  3: 'Shipped',
  5: 'Complete',
  7: 'Canceled',
  8: 'Denied',
  9: 'Canceled Reversal',
  10: 'Failed',
  11: 'Refunded',
  12: 'Reversed',
  13: 'Chargeback',
  14: 'Expired',
  15: 'Processed',
  16: 'Voided',
};

/** Those an order can be in once it is confirmed, by number. */
export function listStatuses(): { id: number; name: string }[] {
  return Object.entries(NAMES).flatMap(([id, name]) => (Number(id) === CREATED ? [] : { id: Number(id), name }));
}

/** From each status to those that may follow it; every other move is refused. */
const MOVES: Record<number, readonly number[]> = {
  0: [1, 2, 7, 8, 10, 14],
  1: [2, 7, 8, 10, 14, 16],
  2: [3, 11, 12, 13, 15],
  3: [5, 11, 12, 13],
  5: [11, 12, 13],
  12: [9],
  13: [9],
  15: [5, 11],
};

export function statusName(status: number): string {
  return NAMES[status] ?? 'Unknown';
}

export function canMove(from: number, to: number): boolean {
  return MOVES[from]?.includes(to) ?? false;
}

/**
 * Moves an order on and writes it down in its history; one that comes to nothing gives back
 * what it held. Nothing else writes a status.
 *
 * @returns false, having changed nothing, when the order may not go there.
 */
export async function moveOrder(tx: Tx, order: { id: number; status: number }, to: number, at: Date): Promise<boolean> {
  if (!canMove(order.status, to)) return false;
  const { numUpdatedRows } = await tx
    .updateTable('placed_order')
    .set({ status: to })
    .where('id', '=', order.id)
    .where('status', '=', order.status)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await recordStatus(tx, order.id, to, at);
  if (DEAD.includes(to)) await giveBack(tx, order.id);
  if (to === PENDING || to === PROCESSING) await announceOrder(tx, order.id, at);
  return true;
}

export async function recordStatus(tx: Tx, orderId: number, status: number, at: Date): Promise<void> {
  await tx.insertInto('order_event').values({ order_id: orderId, status, at }).execute();
}
