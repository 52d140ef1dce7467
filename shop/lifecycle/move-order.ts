import { sql, type Updateable } from 'kysely';
import type { Database, Tx } from '#shop/db/database.ts';
import { send } from '#shop/db/send.ts';
import { releaseSeats, keepSeats } from '#shop/event/seat-store.ts';
import { issueInvoice } from '#shop/invoice/store.ts';
import { asStage, canMove, DEAD, isEnd, LIVE, type Stage, TRANSITIONS } from '#shop/order/stage.ts';
import { type Order, type OrderLine, readLines } from '#shop/order/store.ts';
import { ORDER } from '#shop/order/table.ts';
import { settleReward } from '#shop/referral/reward.ts';
import { mayHoldLogin } from '#shop/vault/rules.ts';
import { endLogins } from '#shop/vault/vault.ts';
import { announceDone, announceOrder, announcePayment } from './announce.ts';
import { ENTRY, entryOf } from './history.ts';
import { releaseReserved } from './release-reserved.ts';

type Moved = { id: number; stage: Stage; disputed_from?: Stage | null };

/**
 * Moves an order to another stage and adds an entry to its history; one that has been given up releases
 * its holds. Apart from `reviveOrder`, nothing else writes a stage or a status.
 *
 * @param to a stage, or its number in the contract.
 * @returns the order afterwards; undefined, with nothing changed, if the move is not allowed.
 */
export async function moveOrder(tx: Tx, order: Moved, to: Stage | number, at: Date): Promise<Order | undefined> {
  const stage = asStage(to);
  if (!stage || !canMove(order.stage, stage)) return undefined;
  if (order.stage === 'disputed' && LIVE.includes(stage) && stage !== order.disputed_from) return undefined;
  return writeStage(tx, order, stage, marksOf(order.stage, stage, at), at);
}

/** The one way back: an expired order that was paid late continues, if its buyer wants it and its seats are held. */
export async function reviveOrder(tx: Tx, order: Moved, at: Date): Promise<void> {
  if (order.stage === 'expired') await writeStage(tx, order, 'paid', { paid_at: at, ended_at: null }, at);
}

/** The stage, its entry in the history, and the consequences; undefined if the order has left its stage. */
async function writeStage(
  tx: Tx,
  order: Moved,
  stage: Stage,
  marks: Updateable<Database['placed_order']>,
  at: Date,
): Promise<Order | undefined> {
  const { status } = TRANSITIONS[stage];
  const moving = tx
    .with('moved', (db) =>
      db
        .updateTable('placed_order')
        .set({ status, stage, version: sql`version + 1`, ...marks })
        .where('id', '=', order.id)
        .where('stage', '=', order.stage)
        .returning(ORDER),
    )
    .with('entry', (db) => db.insertInto('order_event').columns(ENTRY).expression(entryOf('moved', at)))
    .selectFrom('moved')
    .select(ORDER);
  const [[moved], lines] = await Promise.all([
    send(tx, moving),
    stage === 'pending' || stage === 'paid' ? readLines(tx, order.id) : [],
  ]);
  if (moved) await follow(tx, order, { moved, lines }, at);
  return moved;
}

function marksOf(from: Stage, to: Stage, at: Date): Updateable<Database['placed_order']> {
  if (to === 'disputed') return { disputed_from: from };
  // An order that was paid before a dispute returns there after it.
  if (to === 'paid' && from !== 'disputed') return { paid_at: at };
  if (to === 'completed' && from !== 'disputed') return { completed_at: at };
  return isEnd(to) ? { ended_at: at } : {};
}

/** @param written `lines` of an order that waits for its money or has it. */
async function follow(
  tx: Tx,
  order: Moved,
  { moved, lines }: { moved: Order; lines: OrderLine[] },
  at: Date,
): Promise<void> {
  const to = moved.stage;
  if (mayHoldLogin(order.stage) && !mayHoldLogin(to)) await endLogins(tx, { orderId: order.id }, at);
  if (DEAD.includes(TRANSITIONS[to].status)) {
    // The coupon of a paid order stays used.
    if (order.stage === 'created' || order.stage === 'pending') await releaseReserved(tx, order.id, at);
    else await releaseSeats(tx, order.id);
  }
  if (to === 'refunded' || to === 'reversed') await releaseSeats(tx, order.id);
  // Only finished work has earned a reward, and only from there it is lost.
  if (to === 'completed' || order.stage === 'completed' || order.stage === 'disputed')
    await settleReward(tx, order.id, at);
  if (order.stage === 'disputed') return;
  if (to === 'paid') await keepSeats(tx, order.id);
  if (to === 'paid') await issueInvoice(tx, order.id, at);
  if (to === 'pending' || to === 'paid') await announceOrder(tx, moved, lines, at);
  if (to === 'paid') await announcePayment(tx, moved, at);
  if (to === 'completed') await announceDone(tx, moved, at);
}
