import { sql } from 'kysely';
import type { Cart } from './line/line.ts';
import type { Tx } from '#shop/db/database.ts';
import { send } from '#shop/db/send.ts';
import type { Order } from '#shop/order/store.ts';

/**
 * Removes what was ordered from the cart, once per order, with its holds. What another tab has added
 * since stays. The caller holds the locks of cart and order, so that one statement sees both unchanged.
 */
export async function endCart(tx: Tx, order: Order, cart: Cart | undefined, now: Date): Promise<void> {
  if (order.cart_ended_at) return;
  const ended = tx.updateTable('placed_order').set({ cart_ended_at: now }).where('id', '=', order.id);
  if (!cart) return void (await send(tx, ended));
  const ending = tx
    .with('ended', () => ended)
    .with('ordered', (db) =>
      db
        .selectFrom('order_line')
        .innerJoin('cart_line', 'cart_line.id', 'order_line.cart_line_id')
        .where('order_line.order_id', '=', order.id)
        .where('cart_line.cart_id', '=', cart.id)
        .where('cart_line.removed_at', 'is', null)
        .select(['cart_line.id', sql<number>`cart_line.quantity - order_line.quantity`.as('left')]),
    )
    .with('kept', (db) =>
      db
        .updateTable('cart_line')
        .from('ordered')
        .set((row) => ({ quantity: row.ref('ordered.left') }))
        .whereRef('cart_line.id', '=', 'ordered.id')
        .where('ordered.left', '>', 0),
    )
    .with('whole', (db) => db.selectFrom('ordered').where('left', '<=', 0).select('id'))
    .with('released', (db) =>
      db
        .deleteFrom('event_seat')
        .where('order_id', 'is', null)
        .where('cart_line_id', 'in', (row) => row.selectFrom('whole').select('id')),
    )
    .with('removed', (db) =>
      db.deleteFrom('cart_line').where('id', 'in', (row) => row.selectFrom('whole').select('id')),
    )
    // After the order, nothing of its buyer is stored with the cart, nor its payment method.
    .updateTable('cart')
    .set({ coupon: null, credit: null, guest: null, payment_method: null, comment: '', updated_at: now })
    .where('id', '=', cart.id);
  await send(tx, ending);
}
