import { COUPON_REFUSED, couponError, firstOrderOnly, usedBefore } from '#shop/cart/coupon/coupon-error.ts';
import { hasOrdered, isUsed, readBuyerTerms } from '#shop/coupon/store.ts';
import type { Tx } from '#shop/db/database.ts';
import type { Order } from '#shop/order/store.ts';
import { isOwnReferral, lockMailbox } from '#shop/referral/store.ts';

/**
 * Checked here because the email is only known with the order. The caller holds the lock of the coupon's row, or of the
 * order.
 *
 * @throws HttpError if another order of this buyer has the coupon, or if it is for a first order and this is not one.
 */
export async function requireFirstUse(tx: Tx, order: Order): Promise<void> {
  const { id, coupon_id: couponId, email, session_id: sessionId } = order;
  const terms = couponId === null ? undefined : await readBuyerTerms(tx, couponId);
  if (couponId === null || !terms) return;
  const code = order.coupon ?? 'The coupon';
  if (terms.once_per_buyer && (await isUsed(tx, { couponId, sessionId, email, exceptOrder: id })))
    throw refused('used_before', usedBefore(code));
  if (!terms.first_order) return;
  // Two first orders of one mailbox, with two coupons, would not see each other.
  await lockMailbox(tx, email);
  const isOwn = await isOwnReferral(tx, couponId, email);
  if (isOwn || (await hasOrdered(tx, { sessionId, email, exceptOrder: id })))
    throw refused('first_order', firstOrderOnly(code));
}

function refused(reason: 'used_before' | 'first_order', hint: string) {
  return couponError({ code: 'coupon', field: 'coupon', message: COUPON_REFUSED, reason, hint });
}
