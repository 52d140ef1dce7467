import { moveOrder } from '#shop/lifecycle/move-order.ts';
import { canMove } from '#shop/order/stage.ts';
import { resumeClock } from '#shop/lifecycle/stop-store.ts';
import { isRefunded, unrefundedOf, type CalculatedRefund } from '#shop/refund/calculate-refund.ts';
import { oweRefund } from '#shop/refund/store.ts';
import type { RefundCause } from '#shop/refund/table.ts';
import { type Change, conflict } from '#shop/order/change.ts';
import { releaseLineSeats } from './run/run-store.ts';
import { completeIfDone } from './team-acts.ts';
import { readWork, type Work } from '#shop/order/work/work-store.ts';
import { endLogins } from '#shop/vault/vault.ts';

/**
 * Owes the buyer the calculated refund. If nothing is left the order ends; a refunded line
 * releases its seats, and no longer keeps the order from completing.
 */
export async function refundWork(
  change: Change,
  work: Work,
  back: CalculatedRefund,
  why: { cause: RefundCause; reason: string },
): Promise<void> {
  const { tx, order, now } = change;
  if (back.minor === unrefundedOf(work) && canMove(order.stage, 'refunded')) {
    await moveOrder(tx, order, 'refunded', now);
    await resumeClock(tx, { ...order, stage: 'refunded' }, now);
  }
  await oweRefund(tx, work, back, why, now);
  await closeRefunded(change);
}

/** @throws HttpError 409 for a refunded line: nobody logs in for it any more. */
export async function requirePlayed({ tx, order }: Change, key: string): Promise<void> {
  const work = await readWork(tx, order);
  const line = work.lines.find(({ id }) => String(id) === key);
  if (line && isRefunded(work, line)) throw conflict(`What was paid for ${line.name} has gone back.`);
}

async function closeRefunded(change: Change): Promise<void> {
  const { tx, order, now } = change;
  const work = await readWork(tx, order);
  const lines = work.lines.filter((line) => !line.done_at && isRefunded(work, line));
  await releaseLineSeats(
    tx,
    order.id,
    lines.map((line) => line.cart_line_id),
  );
  for (const { id } of lines) await endLogins(tx, { orderId: order.id, lineId: id }, now);
  await completeIfDone(change);
}
