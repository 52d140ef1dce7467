import type { Selectable } from 'kysely';
import type { Db, Tx } from '#shop/db/database.ts';
import { newToken } from './link.ts';
import { findOrder, type Order } from './store.ts';
import type { OrderTables } from './table.ts';

export type OrderBuyer = Selectable<OrderTables['order_buyer']>;

/** The payer of an order that was handed over. */
export async function findBuyer(db: Db, orderId: number): Promise<OrderBuyer | undefined> {
  return db.selectFrom('order_buyer').where('order_id', '=', orderId).selectAll().executeTakeFirst();
}

/** Records the payer when the order goes to somebody else; a recipient who hands it on is not the payer. */
export async function keepBuyer(tx: Tx, { id, email }: Pick<Order, 'id' | 'email'>): Promise<OrderBuyer> {
  await tx
    .insertInto('order_buyer')
    .values({ order_id: id, email, token: newToken() })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute();
  return tx.selectFrom('order_buyer').where('order_id', '=', id).selectAll().executeTakeFirstOrThrow();
}

/** The order whose receipt and invoices a token opens: its own token, or its payer's after a handover. */
export async function findPapers(db: Db, token: string): Promise<{ order: Order; isBuyers: boolean } | undefined> {
  const order = await findOrder(db, { token });
  if (order) return { order, isBuyers: order.handed_over_at === null };
  const buyer = await db.selectFrom('order_buyer').where('token', '=', token).select('order_id').executeTakeFirst();
  const bought = buyer && (await findOrder(db, { id: buyer.order_id }));
  return bought && { order: bought, isBuyers: true };
}
