import { releaseUse } from '#shop/coupon/store.ts';
import { returnCredit } from '#shop/credit/store.ts';
import type { Tx } from '#shop/db/database.ts';
import { takeBackRevoked } from '#shop/referral/reward.ts';
import { releaseSeats } from '#shop/event/seat-store.ts';

/** What an order held before it was given up: its seats, its use of a coupon, and its credit. */
export async function releaseReserved(tx: Tx, orderId: number, now: Date): Promise<void> {
  await releaseSeats(tx, orderId);
  const order = await tx
    .selectFrom('placed_order')
    .where('id', '=', orderId)
    .select(['coupon_id', 'credit_id', 'credit_minor'])
    .executeTakeFirst();
  if (order?.coupon_id) await releaseUse(tx, order.coupon_id);
  if (!order?.credit_id) return;
  await returnCredit(tx, { creditId: order.credit_id, orderId, minor: order.credit_minor }, now);
  await takeBackRevoked(tx, order.credit_id, now);
}
