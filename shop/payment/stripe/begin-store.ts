import { randomUUID } from 'node:crypto';
import type { Db } from '#shop/db/database.ts';
import { inTransaction } from '#shop/db/transaction.ts';
import { lockPayment, type Payment } from '#shop/order/payment/store.ts';

/** The payment with the key and the moment of its beginning, which stay the same until it is begun or given up. */
export async function keepBeginKey(
  db: Db,
  reference: string,
  now: Date,
): Promise<Payment & { begin_key: string; begun_at: Date }> {
  return inTransaction(db, async (tx) => {
    const payment = await lockPayment(tx, reference);
    const { begin_key, begun_at } = payment;
    if (begin_key !== null && begun_at !== null) return { ...payment, begin_key, begun_at };
    const kept = { begin_key: randomUUID(), begun_at: now };
    await tx.updateTable('payment').set(kept).where('reference', '=', reference).execute();
    return { ...payment, ...kept };
  });
}

/** The next try takes another key, unless somebody has seen to that already. */
export async function dropBeginKey(db: Db, reference: string, key: string): Promise<void> {
  await db
    .updateTable('payment')
    .set({ begin_key: null, begun_at: null })
    .where('reference', '=', reference)
    .where('begin_key', '=', key)
    .execute();
}

/** @returns false when nobody waits for the payment any more. */
export async function keepSession(db: Db, reference: string, id: string, url: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment')
    .set({ remote_id: id, remote_url: url })
    .where('reference', '=', reference)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
