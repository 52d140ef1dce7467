import type { Tx } from '#shop/db/database.ts';
import { guestOf } from './guest.ts';
import type { CheckedRequest } from './order/order-request.ts';

/** What was typed in an attempt to buy, for the next one: a payment may be declined. */
export async function keepGuest(
  tx: Tx,
  cartId: number,
  { email, identity, billing, method, comment }: CheckedRequest,
  now: Date,
): Promise<void> {
  const guest = guestOf({ email, identity, billing });
  await tx
    .updateTable('cart')
    .set({ guest: JSON.stringify(guest), payment_method: method.code, comment, updated_at: now })
    .where('id', '=', cartId)
    .execute();
}
