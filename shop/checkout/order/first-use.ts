import { COUPON_REFUSED, couponError, firstOrderOnly, usedBefore } from '#shop/cart/coupon/coupon-error.ts';
import { hasOrdered, isUsed, readBuyerTerms } from '#shop/coupon/store.ts';
import type { Tx } from '#shop/db/database.ts';
import type { Order } from '#shop/order/store.ts';
import { isOwnReferral, lockMailbox } from '#shop/referral/store.ts';

/**
 * Checked here because the email is only known with the order.
 *
 * @throws HttpError if another order of this buyer has the coupon, or if it is for a first order and this is not one.
 */
export async function requireFirstUse(tx: Tx, order: Order): Promise<void> {
  const reason = await findEarlierUse(tx, order);
  const code = order.coupon ?? 'The coupon';
  if (reason === 'used_before') throw refused(reason, usedBefore(code));
  if (reason === 'first_order') throw refused(reason, firstOrderOnly(code));
}

/** Why the buyer may not use the order's coupon (again); undefined if the buyer may. */
export async function findEarlierUse(tx: Tx, order: Order): Promise<'used_before' | 'first_order' | undefined> {
  const { id, coupon_id: couponId, email, session_id: sessionId } = order;
  const terms = couponId === null ? undefined : await readBuyerTerms(tx, couponId);
  if (couponId === null || !(terms?.once_per_buyer || terms?.first_order)) return undefined;
  // Two orders of one mailbox would not see each other.
  await lockMailbox(tx, email);
  const buyer = { sessionId, email, exceptOrder: id };
  if (terms.once_per_buyer && (await isUsed(tx, { couponId, ...buyer }))) return 'used_before';
  if (!terms.first_order) return undefined;
  const isLater = (await isOwnReferral(tx, couponId, email)) || (await hasOrdered(tx, buyer));
  return isLater ? 'first_order' : undefined;
}

function refused(reason: 'used_before' | 'first_order', hint: string) {
  return couponError({ code: 'coupon', field: 'coupon', message: COUPON_REFUSED, reason, hint });
}
