import { randomUUID } from 'node:crypto';
import type { Db } from '#shop/db/database.ts';
import { inTransaction } from '#shop/db/transaction.ts';
import { lockPayment, type Payment } from '#shop/order/payment/store.ts';

/** The payment with the idempotency key and time of its creation at Stripe: the same with every retry until it is created or given up. */
export async function storeIdempotencyKey(
  db: Db,
  reference: string,
  now: Date,
): Promise<Payment & { begin_key: string; begun_at: Date }> {
  return inTransaction(db, async (tx) => {
    const payment = await lockPayment(tx, reference);
    const { begin_key, begun_at } = payment;
    if (begin_key !== null && begun_at !== null) return { ...payment, begin_key, begun_at };
    const stored = { begin_key: randomUUID(), begun_at: now };
    await tx.updateTable('payment').set(stored).where('reference', '=', reference).execute();
    return { ...payment, ...stored };
  });
}

/** The next try takes another key, unless another process has dropped this one already. */
export async function dropIdempotencyKey(db: Db, reference: string, key: string): Promise<void> {
  await db
    .updateTable('payment')
    .set({ begin_key: null, begun_at: null })
    .where('reference', '=', reference)
    .where('begin_key', '=', key)
    .execute();
}

/**
 * Stores the payment's ID at Stripe; `url` is its page there, if it has one.
 *
 * @param before its ID there when this call began: a concurrent one may have been quicker.
 * @returns false when the payment is no longer open, or a concurrent call has stored another ID.
 */
export async function storeRemote(
  db: Db,
  { reference, remote_id: before }: Pick<Payment, 'reference' | 'remote_id'>,
  { id, url }: { id: string; url: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment')
    .set({ remote_id: id, ...(url !== null && { remote_url: url }) })
    .where('reference', '=', reference)
    .where('state', '=', 'open')
    .where((row) =>
      row.or([
        row('remote_id', '=', id),
        before === null ? row('remote_id', 'is', null) : row('remote_id', '=', before),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
