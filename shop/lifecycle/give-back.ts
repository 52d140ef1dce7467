import { releaseUse } from '#shop/coupon/store.ts';
import type { Tx } from '#shop/db/database.ts';
import { releaseSeats } from '#shop/event/seat-store.ts';

/** What an order held before it came to nothing: its seats, and its use of a coupon. */
export async function giveBack(tx: Tx, orderId: number): Promise<void> {
  await releaseSeats(tx, orderId);
  const order = await tx.selectFrom('placed_order').where('id', '=', orderId).select('coupon_id').executeTakeFirst();
  if (order?.coupon_id) await releaseUse(tx, order.coupon_id);
}
