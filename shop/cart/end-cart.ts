import type { Cart } from './line/line.ts';
import { readLines, removeLines, setQuantity } from './store.ts';
import type { Tx } from '#shop/db/database.ts';
import type { Order } from '#shop/order/store.ts';

/**
 * Takes what was ordered out of the cart, once per order. What another tab has put in since
 * stays. The caller holds the locks of the cart and the order.
 */
export async function endCart(tx: Tx, order: Order, cart: Cart | undefined, now: Date): Promise<void> {
  if (order.cart_ended_at) return;
  await tx.updateTable('placed_order').set({ cart_ended_at: now }).where('id', '=', order.id).execute();
  if (!cart) return;
  const ordered = await tx
    .selectFrom('order_line')
    .where('order_id', '=', order.id)
    .select(['cart_line_id', 'quantity'])
    .execute();
  const left = await readLines(tx, cart.id);
  const whole: number[] = [];
  for (const { cart_line_id, quantity } of ordered) {
    const line = left.find(({ id }) => id === cart_line_id);
    if (!line) continue;
    if (line.quantity > quantity) await setQuantity(tx, line.id, line.quantity - quantity);
    else whole.push(line.id);
  }
  await removeLines(tx, cart.id, whole);
  await forgetOrder(tx, cart.id, now);
}

/** Once the order stands, nothing of its buyer is kept with the cart, nor what it was paid with. */
async function forgetOrder(tx: Tx, cartId: number, now: Date): Promise<void> {
  await tx
    .updateTable('cart')
    .set({ coupon: null, credit: null, guest: null, payment_method: null, comment: '', updated_at: now })
    .where('id', '=', cartId)
    .execute();
}
