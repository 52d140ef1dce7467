import type { Tx } from '#shop/db/database.ts';
import { type Change, conflict } from '#shop/order/change.ts';
import { refundWork } from '#shop/fulfilment/refund-work.ts';
import { readWork } from '#shop/order/work/work-store.ts';
import { minorDecimal } from '#shop/money/currency.ts';
import { endOrder } from '#shop/refund/end-order.ts';
import { lockRefund } from '#shop/refund/store.ts';
import { unrefundedOf, partsFor } from '#shop/refund/calculate-refund.ts';

export type DeskRefund = {
  /** Defaults to all that is left. */
  minor?: number | undefined;
  line?: string | undefined;
  reason: string;
};

/** Refunds a part, or all that is left, which ends the order. */
export async function refundByDesk(change: Change, { minor, line, reason }: DeskRefund): Promise<void> {
  const work = await readWork(change.tx, change.order);
  const left = unrefundedOf(work);
  if (left === 0) throw conflict('Nothing of this order is left to give back.');
  if (line !== undefined && !work.lines.some(({ id }) => String(id) === line)) {
    throw conflict('This order has no such line.');
  }
  const wanted = minor ?? left;
  const back = partsFor(work, wanted, line === undefined ? undefined : Number(line));
  if (minor !== undefined && back.minor < minor) {
    throw conflict(
      `At most ${minorDecimal(partsFor(work, left, line === undefined ? undefined : Number(line)).minor)} is left.`,
    );
  }
  if (back.minor === 0) throw conflict('Nothing of this line is left to give back.');
  await refundWork(change, work, back, { cause: 'desk', reason });
}

export async function cancelByDesk(
  { tx, order, now }: Change,
  { reason, isWhole }: { reason: string; isWhole: boolean },
): Promise<void> {
  const isEnded = await endOrder(tx, order, { cause: 'cancelled', reason, isWhole }, now);
  if (!isEnded) throw conflict('This order cannot be cancelled any more.');
}

/** `paid`: the money was returned outside the shop. `due`: the provider shall retry. */
export async function settleRefund({ tx, order, now }: Change, id: number, state: 'paid' | 'due'): Promise<void> {
  const owed = await lockRefund(tx, id);
  if (owed?.order_id !== order.id || owed.state === 'paid')
    throw conflict('This order has no such refund that is still owed.');
  if (state === 'paid' && owed.state === 'due' && (await isBegun(tx, id)))
    throw conflict('The payment provider has this refund already. Wait until it is paid or rejected.');
  await tx
    .updateTable('order_refund')
    .set({ state, fault: null, tried_at: null, settled_at: state === 'paid' ? now : null })
    .where('id', '=', id)
    .execute();
}

/** Whether the provider was asked to pay it, and may have done so without us having heard of it. */
async function isBegun(tx: Tx, id: number): Promise<boolean> {
  const begun = await tx
    .selectFrom('payment_refund')
    .where('key', '=', `order-refund:${id}`)
    .where('state', '<>', 'failed')
    .select('key')
    .executeTakeFirst();
  return begun !== undefined;
}
