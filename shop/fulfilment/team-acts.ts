import type { Tx } from '#shop/db/database.ts';
import { enqueueMail } from '#shop/mail/outbox.ts';
import { announceStart } from '#shop/lifecycle/announce.ts';
import { moveOrder } from '#shop/lifecycle/move-order.ts';
import { type Stage } from '#shop/order/stage.ts';
import { closePayment, findOpenPayment } from '#shop/order/payment/store.ts';
import type { OrderLine } from '#shop/order/store.ts';
import { endLogins } from '#shop/vault/vault.ts';
import { isRefunded } from '#shop/refund/calculate-refund.ts';
import { noteChargeback } from '#shop/refund/store.ts';
import { type Change, conflict } from '#shop/order/change.ts';
import { isStaffed } from '#shop/player/store.ts';
import { addMessage, lastMessage } from './message-store.ts';
import { openStop, resumeClock, pauseClock } from '#shop/lifecycle/stop-store.ts';
import type { StopCause } from '#shop/order/work/work-table.ts';
import { readWork } from '#shop/order/work/work-store.ts';

/** Several messages in a row are one mail. */
const ONE_LETTER_MS = 5 * 60 * 1000;
const MAX_EXCERPT_LENGTH = 300;
const UNDER_WAY: readonly Stage[] = ['paid', 'assigned', 'in_progress', 'paused'];

// The team's actions on an order. Each is rejected, with nothing changed, if its stage does not allow it.

export async function assign({ tx, order, now }: Change, team: string): Promise<void> {
  if (!UNDER_WAY.includes(order.stage)) throw conflict('This order cannot be assigned now.');
  await tx.updateTable('placed_order').set({ team }).where('id', '=', order.id).execute();
  if (order.stage === 'paid') await moveOrder(tx, order, 'assigned', now);
}

export type Advance = {
  line: string;
  /** Units done in total; or `by`, an increment. Neither: the work has begun. */
  to?: number | undefined;
  by?: number | undefined;
  /** The unit and their number, if only pieces have been counted so far. */
  of?: number | undefined;
  unit?: string | undefined;
};

/** Starts a line, and records its progress. The order is completed with its last unit. */
export async function advance({ tx, order, now }: Change, wanted: Advance): Promise<void> {
  const work = await readWork(tx, order);
  const line = work.lines.find(({ id }) => String(id) === wanted.line);
  if (!line) throw conflict('This order has no such line.');
  if (order.stage !== 'assigned' && order.stage !== 'in_progress') throw conflict('This order is not being worked on.');
  if (isRefunded(work, line)) throw conflict(`What was paid for ${line.name} has gone back.`);
  await requirePlayer(tx, line);
  const total = recounted(line, wanted);
  const done = wanted.to ?? line.units_done + (wanted.by ?? 0);
  if (done < 0 || done > total) throw conflict(`${line.name} has ${total} ${line.unit_name.toLowerCase()}.`);
  await tx
    .updateTable('order_line')
    .set({
      units_done: done,
      units_total: total,
      unit_name: wanted.unit ?? line.unit_name,
      started_at: line.started_at ?? now,
      done_at: done === total ? (line.done_at ?? now) : null,
    })
    .where('id', '=', line.id)
    .execute();
  if (done === total) await endLogins(tx, { orderId: order.id, lineId: line.id }, now);
  if (!line.started_at) await announceStart(tx, order, line.id, now);
  if (order.stage === 'assigned') await moveOrder(tx, order, 'in_progress', now);
  await completeIfDone({ tx, order: { ...order, stage: 'in_progress' }, now });
}

/** An order is completed when every line is done, except refunded ones. */
export async function completeIfDone({ tx, order, now }: Change): Promise<void> {
  const work = await readWork(tx, order);
  const isOver = work.lines.every((line) => line.done_at || isRefunded(work, line));
  if (order.stage !== 'in_progress' || !isOver) return;
  // We may still wait for an answer; but a deadline that has been met needs no pause.
  await resumeClock(tx, order, now);
  await moveOrder(tx, order, 'completed', now);
}

export async function answerBuyer({ tx, order, now }: Change, text: string, proofId: string | null): Promise<void> {
  const last = await lastMessage(tx, order.id);
  const id = await addMessage(tx, { orderId: order.id, author: 'team', text, proofId }, now);
  if (last?.author === 'team' && now.getTime() - last.at.getTime() < ONE_LETTER_MS) return;
  const excerpt = text.length > MAX_EXCERPT_LENGTH ? `${text.slice(0, MAX_EXCERPT_LENGTH).trimEnd()}…` : text;
  const message = { kind: 'message-waiting', number: `WS-${order.id}`, token: order.token, excerpt } as const;
  await enqueueMail(tx, { event: `message-waiting:${id}`, recipient: order.email, message }, now);
}

/** Pauses the promised times, because we wait for the buyer, the game is down, or the buyer has asked for it. */
export async function hold({ tx, order, now }: Change, cause: StopCause): Promise<void> {
  const open = await openStop(tx, order.id);
  if (!UNDER_WAY.includes(order.stage) || open) throw conflict('The times of this order cannot be stopped now.');
  await pauseClock(tx, order, cause, now);
}

export async function release({ tx, order, now }: Change): Promise<void> {
  if (!(await resumeClock(tx, order, now))) throw conflict('The times of this order are running.');
}

/** Payment outside the shop, such as by bank transfer. A payment that the buyer has begun online is closed. */
export async function markPaid({ tx, order, now }: Change): Promise<void> {
  if (order.stage !== 'pending' || !(await moveOrder(tx, order, 'paid', now))) {
    throw conflict('This order does not wait for money.');
  }
  const open = await findOpenPayment(tx, order.id);
  if (open) await closePayment(tx, open.reference, 'closed', now);
}

export async function dispute({ tx, order, now }: Change, ends: 'open' | 'won' | 'lost'): Promise<void> {
  const to = ends === 'open' ? 'disputed' : ends === 'lost' ? 'reversed' : order.disputed_from;
  if (ends !== 'open' && order.stage !== 'disputed') throw conflict('This order is not disputed.');
  if (!to || !(await moveOrder(tx, order, to, now))) throw conflict('This order cannot be disputed now.');
  if (ends === 'lost') await noteChargeback(tx, await readWork(tx, order), now);
}

/** A buyer who asked for a player learns who plays before the work begins. */
async function requirePlayer(tx: Tx, line: OrderLine): Promise<void> {
  if (line.requested_player_id === null || line.started_at || (await isStaffed(tx, line.id))) return;
  throw conflict('The buyer asked for a player: say who plays before you begin.');
}

function recounted(line: OrderLine, { of, unit }: Advance): number {
  if (of === undefined && unit === undefined) return line.units_total;
  if (line.unit_fixed || line.units_done > 0) throw conflict(`${line.name} is counted in ${line.unit_name} already.`);
  return of ?? line.units_total;
}
