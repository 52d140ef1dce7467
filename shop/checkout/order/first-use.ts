import { COUPON_REFUSED, couponError, usedBefore } from '#shop/cart/coupon/coupon-error.ts';
import { isOncePerBuyer, isUsed } from '#shop/coupon/store.ts';
import type { Tx } from '#shop/db/database.ts';
import type { Order } from '#shop/order/store.ts';

/**
 * The email is known with the order only. The caller holds the lock of the coupon's row, or of the order.
 *
 * @throws HttpError when another order of this buyer has the coupon.
 */
export async function requireFirstUse(tx: Tx, order: Order): Promise<void> {
  const { id, coupon_id: couponId, coupon, email, session_id: sessionId } = order;
  if (couponId === null || !(await isOncePerBuyer(tx, couponId))) return;
  if (!(await isUsed(tx, { couponId, sessionId, email, exceptOrder: id }))) return;
  const hint = usedBefore(coupon ?? 'The coupon');
  throw couponError({ code: 'coupon', field: 'coupon', message: COUPON_REFUSED, reason: 'used_before', hint });
}
