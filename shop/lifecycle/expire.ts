import type { Db, Tx } from '#shop/db/database.ts';
import { inTransaction } from '#shop/db/transaction.ts';
import { closePayment, findOpenPayment } from '#shop/order/payment/store.ts';
import { moveOrder } from './move-order.ts';
import { CREATED, EXPIRED, PENDING } from '#shop/order/stage.ts';
import type { Order } from '#shop/order/store.ts';

/** For orders of an older build, which have no deadline. */
const UNPAID_MS = 24 * 60 * 60 * 1000;
const ORDERS_A_STEP = 50;

/**
 * Expires the orders whose time to pay is over, and releases their holds. Several processes
 * may run this at once: each takes orders that are locked by no other one, and by no payment.
 *
 * @returns how many orders have expired.
 */
export async function expireOrders(db: Db, now: Date): Promise<number> {
  let expired = 0;
  for (;;) {
    const ended = await inTransaction(db, (tx) => endOverdue(tx, {}, now));
    expired += ended;
    if (ended < ORDERS_A_STEP) return expired;
  }
}

/**
 * Expires some overdue orders in a transaction of the caller, who needs what they hold.
 *
 * @param of only those with seats of these runs.
 */
export async function endOverdue(tx: Tx, of: { eventIds?: number[] }, now: Date): Promise<number> {
  if (of.eventIds?.length === 0) return 0;
  const unpaid = await tx
    .selectFrom('placed_order')
    .where('status', 'in', [CREATED, PENDING])
    .where((row) =>
      row.or([
        row('expires_at', '<=', now),
        row.and([row('expires_at', 'is', null), row('placed_at', '<=', new Date(now.getTime() - UNPAID_MS))]),
      ]),
    )
    .$if(of.eventIds !== undefined, (query) =>
      query.where('id', 'in', (row) =>
        row
          .selectFrom('event_seat')
          .where('event_id', 'in', of.eventIds ?? [])
          .where('order_id', 'is not', null)
          .select('order_id')
          .$castTo<{ order_id: number }>(),
      ),
    )
    .orderBy('placed_at')
    .limit(ORDERS_A_STEP)
    .select(['id', 'stage'])
    .forUpdate()
    .skipLocked()
    .execute();
  for (const order of unpaid) await expireOrder(tx, order, now);
  return unpaid.length;
}

/** The payment is canceled at its provider soon after; money that it takes all the same is refunded. */
export async function expireOrder(tx: Tx, order: Pick<Order, 'id' | 'stage'>, now: Date): Promise<void> {
  await moveOrder(tx, order, EXPIRED, now);
  const payment = await findOpenPayment(tx, order.id);
  if (payment) await closePayment(tx, payment.reference, 'closed', now);
}
