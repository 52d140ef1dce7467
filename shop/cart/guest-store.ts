import type { Tx } from '#shop/db/database.ts';
import { guestOf } from '#shop/checkout/guest.ts';
import type { CheckedRequest } from '#shop/checkout/order/order-request.ts';

/** What an attempt to buy has told, for the next one: a payment may be declined. */
export async function keepGuest(
  tx: Tx,
  cartId: number,
  { email, identity, method, comment }: CheckedRequest,
  now: Date,
): Promise<void> {
  const guest = guestOf({ email, identity });
  await tx
    .updateTable('cart')
    .set({ guest: JSON.stringify(guest), payment_method: method.code, comment, updated_at: now })
    .where('id', '=', cartId)
    .execute();
}

/** Once the order stands, nothing of its buyer is kept with the cart. */
export async function forgetGuest(tx: Tx, cartId: number, now: Date): Promise<void> {
  await tx
    .updateTable('cart')
    .set({ guest: null, payment_method: null, comment: '', updated_at: now })
    .where('id', '=', cartId)
    .execute();
}
