import type { Db } from '#shop/db/database.ts';
import { inTransaction } from '#shop/db/transaction.ts';
import { closePayment, findOpenPayment } from '#shop/payment/store.ts';
import { CREATED, EXPIRED, moveOrder, PENDING } from './status.ts';

const UNPAID_MS = 24 * 60 * 60 * 1000;
const ORDERS_A_STEP = 50;

/**
 * Ends the orders nobody has paid for a day, and gives back what they held. Several processes
 * may do so at once: each takes orders that no other one, and no payment, has in hand.
 *
 * @returns how many orders have expired.
 */
export async function expireOrders(db: Db, now: Date): Promise<number> {
  let expired = 0;
  for (;;) {
    const ended = await inTransaction(db, async (tx) => {
      const unpaid = await tx
        .selectFrom('placed_order')
        .where('status', 'in', [CREATED, PENDING])
        .where('placed_at', '<=', new Date(now.getTime() - UNPAID_MS))
        .orderBy('placed_at')
        .limit(ORDERS_A_STEP)
        .select(['id', 'stage'])
        .forUpdate()
        .skipLocked()
        .execute();
      for (const order of unpaid) {
        await moveOrder(tx, order, EXPIRED, now);
        const payment = await findOpenPayment(tx, order.id);
        if (payment) await closePayment(tx, payment.reference, 'closed', now);
      }
      return unpaid.length;
    });
    expired += ended;
    if (ended < ORDERS_A_STEP) return expired;
  }
}
