import { type Change, notNow } from '#shop/fulfilment/change.ts';
import { completeIfDone } from '#shop/fulfilment/team-acts.ts';
import { giveBackLineSeats } from '#shop/fulfilment/run-store.ts';
import { readWork } from '#shop/fulfilment/work-store.ts';
import { minorDecimal } from '#shop/money/currency.ts';
import { canMove, moveOrder } from '#shop/order/status.ts';
import { startClock } from '#shop/promise/stop-store.ts';
import { endOrder } from '#shop/refund/end-order.ts';
import { isGivenBack, leftOf, partsFor } from '#shop/refund/reckon.ts';
import { oweRefund } from '#shop/refund/store.ts';

export type DeskRefund = {
  /** All that is left when it is not given. */
  minor?: number | undefined;
  line?: string | undefined;
  reason: string;
};

/** Gives back a part, or all that is left, which ends the order. */
export async function refundByDesk({ tx, order, now }: Change, { minor, line, reason }: DeskRefund): Promise<void> {
  const work = await readWork(tx, order);
  const left = leftOf(work);
  if (left === 0) throw notNow('Nothing of this order is left to give back.');
  if (line !== undefined && !work.lines.some(({ id }) => String(id) === line)) {
    throw notNow('This order has no such line.');
  }
  const wanted = minor ?? left;
  const back = partsFor(work, wanted, line === undefined ? undefined : Number(line));
  if (minor !== undefined && back.minor < minor) {
    throw notNow(
      `At most ${minorDecimal(partsFor(work, left, line === undefined ? undefined : Number(line)).minor)} is left.`,
    );
  }
  if (back.minor === left && canMove(order.stage, 'refunded')) {
    await moveOrder(tx, order, 'refunded', now);
    await startClock(tx, { ...order, stage: 'refunded' }, now);
  }
  await oweRefund(tx, work, back, { cause: 'desk', reason }, now);
  await closeGivenBack({ tx, order, now });
}

// A line whose money is back gives up its seats, and keeps the order from its end no longer.
async function closeGivenBack(change: Change): Promise<void> {
  const { tx, order } = change;
  const work = await readWork(tx, order);
  const lines = work.lines.filter((line) => !line.done_at && isGivenBack(work, line));
  await giveBackLineSeats(
    tx,
    order.id,
    lines.map((line) => line.cart_line_id),
  );
  await completeIfDone(change);
}

export async function cancelByDesk(
  { tx, order, now }: Change,
  { reason, isWhole }: { reason: string; isWhole: boolean },
): Promise<void> {
  const isEnded = await endOrder(tx, order, { cause: 'cancelled', reason, isWhole }, now);
  if (!isEnded) throw notNow('This order cannot be cancelled any more.');
}

/** `paid`: the money has gone back outside the shop. `due`: the provider shall try again. */
export async function settleRefund({ tx, order, now }: Change, id: number, state: 'paid' | 'due'): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('order_refund')
    .set({ state, fault: null, tried_at: null, settled_at: state === 'paid' ? now : null })
    .where('id', '=', id)
    .where('order_id', '=', order.id)
    .where('state', '<>', 'paid')
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw notNow('This order has no such refund that is still owed.');
}
