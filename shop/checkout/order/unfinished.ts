import type { ShopCaps } from '#shop/config/order-settings.ts';
import type { Db, Tx } from '#shop/db/database.ts';
import { send } from '#shop/db/send.ts';
import { HttpError } from '#shop/http/call.ts';
import { closePayment, findOpenPayment } from '#shop/order/payment/store.ts';
import { moveOrder } from '#shop/lifecycle/move-order.ts';
import { CANCELED, CREATED, PENDING } from '#shop/order/stage.ts';
import { lockOrder, type Order } from '#shop/order/store.ts';

export type Unpaid = Pick<Order, 'id' | 'status' | 'cart_version' | 'expires_at'>;

/** The unpaid orders of a session, the newest first. */
export async function readUnpaid(db: Db, sessionId: string): Promise<Unpaid[]> {
  const unpaid = db
    .selectFrom('placed_order')
    .where('session_id', '=', sessionId)
    .where('status', 'in', [CREATED, PENDING])
    .orderBy('id', 'desc')
    .select(['id', 'status', 'cart_version', 'expires_at']);
  return send(db, unpaid);
}

/**
 * Called before a cart is ordered again: ends earlier attempts with it, so that nobody pays twice for the same lines.
 * The caller holds the cart's lock.
 */
export async function cancelUnfinished(tx: Tx, unpaid: Unpaid[], now: Date): Promise<void> {
  for (const { id, status } of unpaid.toReversed()) {
    if (status !== CREATED) continue;
    const order = await lockOrder(tx, id);
    if (!(await moveOrder(tx, order, CANCELED, now))) continue;
    const payment = await findOpenPayment(tx, id);
    if (payment) await closePayment(tx, payment.reference, 'closed', now);
  }
}

/** @throws HttpError if the session has the maximum number of unpaid orders. */
export function requireFewUnpaid(unpaid: Unpaid[], caps: ShopCaps, now: Date): void {
  const pending = unpaid.filter(({ status, expires_at }) => status === PENDING && expires_at && expires_at > now);
  if (pending.length < caps.unpaidOrders) return;
  const message = `${caps.unpaidOrders} orders wait for their payment. Pay for one of them or withdraw from it first.`;
  throw new HttpError(400, [{ code: 'out_of_range', message }]);
}
