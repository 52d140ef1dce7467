import type { Db } from '#shop/db/database.ts';

export async function readRefunds(db: Db, orderId: number) {
  return db.selectFrom('order_refund').where('order_id', '=', orderId).orderBy('id').selectAll().execute();
}

export async function readPayments(db: Db, orderId: number) {
  return db.selectFrom('payment').where('order_id', '=', orderId).orderBy('created_at').selectAll().execute();
}
