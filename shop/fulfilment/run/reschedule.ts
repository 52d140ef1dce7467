import type { Db, Tx } from '#shop/db/database.ts';
import { takeSeats } from '#shop/event/seat-store.ts';
import { type Change, conflict, unknownLine } from '#shop/order/change.ts';
import { readWork, type Run, type Work } from '#shop/order/work/work-store.ts';
import { endOverdue } from '#shop/lifecycle/expire.ts';
import type { Stage } from '#shop/order/stage.ts';
import type { OrderLine } from '#shop/order/store.ts';
import { runOf } from '#shop/promise/line.ts';
import { isRefunded } from '#shop/refund/calculate-refund.ts';
import { openRuns } from './run-store.ts';

const NOTICE_MS = 2 * 60 * 60 * 1000;
/** Stages in which a run can still be exchanged or given up. */
export const MOVABLE: readonly Stage[] = ['paid', 'assigned', 'in_progress', 'paused'];

/** Whether the seats of a line may move: until two hours before the run, or at any time once it is canceled. */
export function canReschedule(work: Work, line: OrderLine, now: Date): boolean {
  const run = runOf(work, line);
  if (!run || line.started_at || line.done_at || !MOVABLE.includes(work.order.stage)) return false;
  if (isRefunded(work, line)) return false;
  return run.canceled || run.starts_at.getTime() - now.getTime() >= NOTICE_MS;
}

/** The dates a line's seats may move to, the next one first. */
export async function otherRuns(db: Db, work: Work, line: OrderLine, now: Date): Promise<Run[]> {
  const run = canReschedule(work, line, now) ? runOf(work, line) : undefined;
  return run ? openRuns(db, run, line.quantity, now) : [];
}

export async function reschedule({ tx, order, now }: Change, lineKey: string, eventId: number): Promise<void> {
  const work = await readWork(tx, order);
  const line = work.lines.find(({ id }) => String(id) === lineKey);
  if (!line) throw unknownLine();
  if (line.event_id === eventId) return;
  if (!canReschedule(work, line, now)) throw conflict('The date of this line cannot be changed any more.');
  const target = (await otherRuns(tx, work, line, now)).find(({ id }) => id === eventId);
  if (!target || !(await moveSeats(tx, order.id, line, target, now))) throw conflict('There is no seat at that date.');
}

/** Moves a line's seats to another run; false if others were faster. */
export async function moveSeats(tx: Tx, orderId: number, line: OrderLine, target: Run, now: Date): Promise<boolean> {
  const seating = { eventId: target.id, lineId: line.cart_line_id, seats: line.quantity, orderId, until: null };
  await endOverdue(tx, { eventIds: [target.id] }, now);
  const { ok } = await takeSeats(tx, seating, now);
  if (!ok) return false;
  await tx
    .deleteFrom('event_seat')
    .where('order_id', '=', orderId)
    .where('cart_line_id', '=', line.cart_line_id)
    .where('event_id', '<>', target.id)
    .execute();
  await tx
    .updateTable('order_line')
    .set({ event_id: target.id, event_starts_at: target.starts_at, event_ends_at: target.ends_at })
    .where('id', '=', line.id)
    .execute();
  return true;
}
