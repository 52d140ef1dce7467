import type { Selectable } from 'kysely';
import type { Db, Tx } from '#shop/db/database.ts';
import type { Order } from '#shop/order/store.ts';
import type { OrderTables } from '#shop/order/table.ts';

export type Payment = Selectable<OrderTables['payment']>;

export async function insertPayment(
  tx: Tx,
  order: Order,
  provider: string,
  reference: string,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('payment')
    .values({
      reference,
      order_id: order.id,
      provider,
      amount_minor: order.total_minor,
      currency: order.currency,
      state: 'open',
      created_at: now,
      settled_at: null,
    })
    .execute();
}

export async function findPayment(db: Db, provider: string, reference: string): Promise<Payment | undefined> {
  return db
    .selectFrom('payment')
    .where('reference', '=', reference)
    .where('provider', '=', provider)
    .selectAll()
    .executeTakeFirst();
}

export async function findOpenPayment(db: Db, orderId: number): Promise<Payment | undefined> {
  return db
    .selectFrom('payment')
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .selectAll()
    .executeTakeFirst();
}

/** @returns false when the payment was settled before. */
export async function closePayment(
  tx: Tx,
  reference: string,
  state: Exclude<Payment['state'], 'open'>,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payment')
    .set({ state, settled_at: now })
    .where('reference', '=', reference)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
