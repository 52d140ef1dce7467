import type { Updateable } from 'kysely';
import type { Database } from '#shop/db/database.ts';
import { guestOf } from './guest.ts';
import type { CheckedRequest } from './order/order-request.ts';

/** Stores the data of a purchase attempt with the cart, for the next one: a payment may be declined. */
export function keptGuest(
  { email, identity, billing, method, comment }: CheckedRequest,
  now: Date,
): Updateable<Database['cart']> {
  const guest = guestOf({ email, identity, billing });
  return { guest: JSON.stringify(guest), payment_method: method.code, comment, updated_at: now };
}
