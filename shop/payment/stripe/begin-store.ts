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

/**
 * Notes what the payment is at Stripe from now on; `url` is its page there, if it has one.
 *
 * @param before what it was when this was begun: another beginning may have been quicker.
 * @returns false when nobody waits for the payment any more, or it has become something else meanwhile.
 */
export async function keepRemote(
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
