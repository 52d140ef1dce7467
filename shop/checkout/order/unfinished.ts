import type { ShopCaps } from '#shop/config/order-settings.ts';
import type { Tx } from '#shop/db/database.ts';
import { HttpError } from '#shop/http/call.ts';
import { closePayment, findOpenPayment } from '#shop/order/payment/store.ts';
import { moveOrder } from '#shop/lifecycle/move-order.ts';
import { CANCELED, CREATED, PENDING } from '#shop/order/stage.ts';
import { lockOrder } from '#shop/order/store.ts';

/**
 * Before a cart is ordered again: earlier attempts with it come to an end, so that nobody pays
 * twice for the same lines. The caller holds the cart's lock.
 */
export async function cancelUnfinished(tx: Tx, sessionId: string, now: Date): Promise<void> {
  const begun = await tx
    .selectFrom('placed_order')
    .where('session_id', '=', sessionId)
    .where('status', '=', CREATED)
    .select('id')
    .execute();
  for (const { id } of begun) {
    const order = await lockOrder(tx, id);
    if (!(await moveOrder(tx, order, CANCELED, now))) continue;
    const payment = await findOpenPayment(tx, id);
    if (payment) await closePayment(tx, payment.reference, 'closed', now);
  }
}

/** @throws HttpError when the session has as many orders that wait for their money as it may have. */
export async function requireFewUnpaid(tx: Tx, caps: ShopCaps, sessionId: string, now: Date): Promise<void> {
  const { unpaid } = await tx
    .selectFrom('placed_order')
    .where('session_id', '=', sessionId)
    .where('status', 'in', [CREATED, PENDING])
    .where('expires_at', '>', now)
    .select((row) => row.fn.countAll<number>().as('unpaid'))
    .executeTakeFirstOrThrow();
  if (Number(unpaid) < caps.unpaidOrders) return;
  const message = `${caps.unpaidOrders} orders wait for their payment. Pay for one of them or withdraw from it first.`;
  throw new HttpError(400, [{ code: 'out_of_range', message }]);
}
