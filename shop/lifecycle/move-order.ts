import { sql } from 'kysely';
import type { Tx } from '#shop/db/database.ts';
import { releaseSeats, keepSeats } from '#shop/event/seat-store.ts';
import { issueInvoice } from '#shop/invoice/store.ts';
import { asStage, canMove, DEAD, isEnd, LIVE, type Stage, TRANSITIONS } from '#shop/order/stage.ts';
import type { OrderEvent } from '#shop/order/store.ts';
import { settleReward } from '#shop/referral/reward.ts';
import { mayHoldLogin } from '#shop/vault/rules.ts';
import { endLogins } from '#shop/vault/vault.ts';
import { announceDone, announceOrder, announcePayment } from './announce.ts';
import { releaseReserved } from './release-reserved.ts';

type Moved = { id: number; stage: Stage; disputed_from?: Stage | null };

/**
 * Moves an order on and writes it down in its history; one that comes to nothing gives back
 * what it held. Nothing but `reviveOrder` writes a stage or a status beside it.
 *
 * @param to a stage, or its number in the contract.
 * @returns false, having changed nothing, when the order may not go there.
 */
export async function moveOrder(tx: Tx, order: Moved, to: Stage | number, at: Date): Promise<boolean> {
  const stage = asStage(to);
  if (!stage || !canMove(order.stage, stage)) return false;
  if (order.stage === 'disputed' && LIVE.includes(stage) && stage !== order.disputed_from) return false;
  const { status } = TRANSITIONS[stage];
  const { numUpdatedRows } = await tx
    .updateTable('placed_order')
    .set({ status, stage, version: sql`version + 1`, ...marksOf(order.stage, stage, at) })
    .where('id', '=', order.id)
    .where('stage', '=', order.stage)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await recordStage(tx, order.id, stage, at);
  await follow(tx, order, stage, at);
  return true;
}

/** The one way back: an expired order that was paid late goes on, once the buyer has chosen so and it holds what it needs. */
export async function reviveOrder(tx: Tx, order: Moved, at: Date): Promise<void> {
  await tx
    .updateTable('placed_order')
    .set({ status: TRANSITIONS.paid.status, stage: 'paid', version: sql`version + 1`, paid_at: at, ended_at: null })
    .where('id', '=', order.id)
    .where('stage', '=', 'expired')
    .execute();
  await recordStage(tx, order.id, 'paid', at);
  await follow(tx, order, 'paid', at);
}

export async function recordStage(tx: Tx, orderId: number, stage: Stage, at: Date): Promise<OrderEvent> {
  const { status } = TRANSITIONS[stage];
  const row = { order_id: orderId, status, stage, at };
  return tx.insertInto('order_event').values(row).returningAll().executeTakeFirstOrThrow();
}

function marksOf(from: Stage, to: Stage, at: Date) {
  if (to === 'disputed') return { disputed_from: from };
  // An order that was paid before goes back there after a dispute.
  if (to === 'paid' && from !== 'disputed') return { paid_at: at };
  if (to === 'completed' && from !== 'disputed') return { completed_at: at };
  return isEnd(to) ? { ended_at: at } : {};
}

async function follow(tx: Tx, order: Moved, to: Stage, at: Date): Promise<void> {
  if (mayHoldLogin(order.stage) && !mayHoldLogin(to)) await endLogins(tx, { orderId: order.id }, at);
  if (DEAD.includes(TRANSITIONS[to].status)) {
    // The coupon of an order that was paid stays used.
    if (order.stage === 'created' || order.stage === 'pending') await releaseReserved(tx, order.id, at);
    else await releaseSeats(tx, order.id);
  }
  if (to === 'refunded' || to === 'reversed') await releaseSeats(tx, order.id);
  // Only what was done has earned something, and only from there it is lost.
  if (to === 'completed' || order.stage === 'completed' || order.stage === 'disputed')
    await settleReward(tx, order.id, at);
  if (order.stage === 'disputed') return;
  if (to === 'paid') await keepSeats(tx, order.id);
  if (to === 'paid') await issueInvoice(tx, order.id, at);
  if (to === 'pending' || to === 'paid') await announceOrder(tx, order.id, at);
  if (to === 'paid') await announcePayment(tx, order.id, at);
  if (to === 'completed') await announceDone(tx, order.id, at);
}
