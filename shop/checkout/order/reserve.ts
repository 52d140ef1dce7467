import type { Sellable } from '#shop/cart/price/priced.ts';
import { COUPON_REFUSED } from '#shop/cart/coupon/coupon-error.ts';
import { unavailable } from '#shop/checkout/guest.ts';
import { requireFirstUse } from './first-use.ts';
import { takeUse } from '#shop/coupon/store.ts';
import { takeCredit } from '#shop/credit/store.ts';
import type { Tx } from '#shop/db/database.ts';
import { takeSeats } from '#shop/event/seat-store.ts';
import { HttpError } from '#shop/http/call.ts';
import { endOverdue } from '#shop/lifecycle/expire.ts';
import type { Order } from '#shop/order/store.ts';

/**
 * Reserves for a new order what is limited: the seats of its runs, a use of its coupon and its credit.
 * `releaseReserved` undoes it. Done last, because the changed rows stay locked until the commit.
 *
 * @throws HttpError if somebody else was faster; the order must then be rolled back.
 */
export async function reserve(tx: Tx, order: Order, lines: Sellable[], now: Date): Promise<void> {
  // In a fixed order, so that two orders of the same runs cannot deadlock.
  const seated = lines
    .flatMap(({ line }) => (line.event_id === null ? [] : { eventId: line.event_id, line }))
    .sort((a, b) => a.eventId - b.eventId || a.line.id - b.line.id);
  await endOverdue(tx, { eventIds: seated.map(({ eventId }) => eventId) }, now);
  for (const { eventId, line } of seated) {
    const seating = { eventId, lineId: line.id, seats: line.quantity, orderId: order.id, until: order.expires_at };
    const { ok } = await takeSeats(tx, seating, now);
    if (!ok) throw unavailable(`${line.product_name}: the last seats have just gone. Choose another run in your cart.`);
  }
  await reserveCoupon(tx, order);
  await reserveCredit(tx, order, now);
}

async function reserveCoupon(tx: Tx, order: Order): Promise<void> {
  if (order.coupon_id === null) return;
  if (await takeUse(tx, order.coupon_id)) return requireFirstUse(tx, order);
  throw usedUp(`${order.coupon ?? 'The coupon'} has been used up. Try another code.`);
}

async function reserveCredit(tx: Tx, { id, credit_id, credit_minor }: Order, now: Date): Promise<void> {
  if (credit_id === null) return;
  if (await takeCredit(tx, { creditId: credit_id, orderId: id, minor: credit_minor }, now)) return;
  throw usedUp('The credit was spent at this moment. Look at your total again.');
}

function usedUp(hint: string): CouponUsedUp {
  return new CouponUsedUp(400, [{ code: 'coupon', field: 'coupon', message: COUPON_REFUSED, reason: 'used_up', hint }]);
}

/** Somebody else was faster to the last use of the order's coupon, or to its credit. */
export class CouponUsedUp extends HttpError {}
