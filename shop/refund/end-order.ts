import type { Tx } from '#shop/db/database.ts';
import { resumeClock } from '#shop/lifecycle/stop-store.ts';
import { readWork } from '#shop/order/work/work-store.ts';
import { moveOrder } from '#shop/lifecycle/move-order.ts';
import { lockOrder, type Order, worthOf } from '#shop/order/store.ts';
import { closePayment, findOpenPayment } from '#shop/order/payment/store.ts';
import { partsFor, refundIfEnded } from './calculate-refund.ts';
import { oweCompensation, oweRefund } from './store.ts';

export type Ending = {
  cause: 'withdrawn' | 'cancelled';
  reason: string;
  /** All that is left, whatever has been done. */
  isWhole?: boolean;
};

/**
 * Ends an order: refunds what is not done, and pays offered compensation. An
 * unpaid order is left at no cost.
 *
 * @returns false, with nothing changed, if the order cannot end any more.
 */
export async function endOrder(
  tx: Tx,
  order: Order,
  { cause, reason, isWhole = false }: Ending,
  now: Date,
): Promise<boolean> {
  const work = await readWork(tx, order);
  const back = isWhole ? partsFor(work, worthOf(order)) : refundIfEnded(work);
  if (!(await moveOrder(tx, order, back.minor > 0 ? 'refunded' : 'cancelled', now))) return false;
  await resumeClock(tx, { ...order, stage: back.minor > 0 ? 'refunded' : 'cancelled' }, now);
  const payment = await findOpenPayment(tx, order.id);
  if (payment) await closePayment(tx, payment.reference, 'closed', now);
  await oweRefund(tx, work, back, { cause, reason }, now);
  // Read again: what has just been refunded reduces the possible compensation.
  await oweCompensation(tx, await readWork(tx, await lockOrder(tx, order.id)), now);
  return true;
}
