import { inTransaction } from '#shop/db/transaction.ts';
import { noteChange, conflict } from '#shop/order/change.ts';
import { addMessage } from '#shop/fulfilment/message-store.ts';
import { notifyWaiting } from '#shop/order/wait-for-change.ts';
import { type Deps, HttpError } from '#shop/http/call.ts';
import { formatMoment } from '#shop/language/moment.ts';
import { enqueueMail } from '#shop/mail/outbox.ts';
import { lockOrder } from '#shop/order/store.ts';
import { type Desk, writeAct } from '#shop/desk/act.ts';
import { markRunCanceled, unnotifiedHolders } from './run-store.ts';

/**
 * Cancels a run and notifies the holders of its seats, by mail and on the order's page, where they choose another
 * date or a refund. If repeated, it notifies those who were not notified yet.
 *
 * @param reason a sentence for the buyers.
 * @returns the orders that were notified.
 */
export async function cancelRun(
  deps: Pick<Deps, 'db' | 'now'>,
  desk: Desk,
  id: number,
  reason: string,
): Promise<{ run: NonNullable<Awaited<ReturnType<typeof markRunCanceled>>>; orders: number[] }> {
  const now = deps.now();
  const notified = await inTransaction(deps.db, async (tx) => {
    const run = await markRunCanceled(tx, id);
    if (!run) throw new HttpError(404, [{ code: 'not_found', message: 'Run not found' }]);
    if (run.ends_at <= now) throw conflict('This run is over.');
    const act = { name: 'call-off', detail: { run: id, reason } };
    const startsAt = run.starts_at.toISOString();
    const text = `We had to call off ${run.title} on ${formatMoment(startsAt)}. ${reason} ${WAYS_OUT}`;
    const orders = await unnotifiedHolders(tx, id);
    for (const orderId of orders) {
      const { email, token } = await lockOrder(tx, orderId);
      await addMessage(tx, { orderId, author: 'team', text }, now);
      const message = {
        kind: 'run-called-off',
        number: `WS-${orderId}`,
        token,
        run: run.title,
        startsAt,
        reason,
      } as const;
      await enqueueMail(tx, { event: `run-called-off:${id}:${orderId}`, recipient: email, message }, now);
      await noteChange(tx, orderId);
      await writeAct(tx, desk, orderId, act, now);
    }
    await writeAct(tx, desk, null, act, now);
    return { run, orders };
  });
  notifyWaiting(deps.db);
  return notified;
}

const WAYS_OUT = 'Choose another date for it in this order, or take back what you paid for it.';
