import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '#shop/db/database.ts';
import type { Payment } from '#shop/order/payment/store.ts';
import type { PaymentTables } from '#shop/order/payment/table.ts';

export type PaymentRefund = Selectable<PaymentTables['payment_refund']>;

export async function findRefund(tx: Tx, key: string): Promise<PaymentRefund | undefined> {
  return tx.selectFrom('payment_refund').where('key', '=', key).selectAll().executeTakeFirst();
}

/** What of a payment has not been refunded, and is not being refunded. The caller holds the payment's lock. */
export async function leftToRefund(tx: Tx, { reference, captured_minor }: Payment): Promise<number> {
  const { back } = await tx
    .selectFrom('payment_refund')
    .where('reference', '=', reference)
    .where('state', '<>', 'failed')
    .select(sql<number>`coalesce(sum(amount_minor), 0)::bigint`.as('back'))
    .executeTakeFirstOrThrow();
  return captured_minor - Number(back);
}

export async function insertRefund(
  tx: Tx,
  refund: { key: string; reference: string; amount_minor: number },
  now: Date,
): Promise<PaymentRefund> {
  return tx
    .insertInto('payment_refund')
    .values({ ...refund, state: 'begun', remote_key: randomUUID(), created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Retries a rejected refund. */
export async function reopenRefund(tx: Tx, key: string): Promise<PaymentRefund> {
  return tx
    .updateTable('payment_refund')
    .set({ state: 'begun', fault: null, remote_key: randomUUID() })
    .where('key', '=', key)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function finishRefund(db: Db, key: string, remoteId: string, now: Date): Promise<void> {
  await db
    .updateTable('payment_refund')
    .set({ state: 'done', remote_id: remoteId, fault: null, settled_at: now })
    .where('key', '=', key)
    .execute();
}

/** Of one attempt: another process may have succeeded with the same refund, or have begun a new attempt. */
export async function failRefund(db: Db, { key, remote_key }: PaymentRefund, fault: string, now: Date): Promise<void> {
  await db
    .updateTable('payment_refund')
    .set({ state: 'failed', fault, settled_at: now })
    .where('key', '=', key)
    .where('remote_key', '=', remote_key)
    .where('state', '=', 'begun')
    .execute();
}

/** The next attempt uses another key at the provider, unless one has been set already. */
export async function renewRefundKey(db: Db, { key, remote_key }: PaymentRefund): Promise<void> {
  await db
    .updateTable('payment_refund')
    .set({ remote_key: randomUUID() })
    .where('key', '=', key)
    .where('remote_key', '=', remote_key)
    .execute();
}

/** Payments that belong to no order. */
export async function listOwed(db: Db, limit: number): Promise<Payment[]> {
  return db
    .selectFrom('payment')
    .where('state', '=', 'refund_due')
    .where('fault', 'is', null)
    .orderBy('settled_at')
    .limit(limit)
    .selectAll()
    .execute();
}

export async function markRefunded(db: Db, reference: string): Promise<void> {
  await db
    .updateTable('payment')
    .set({ state: 'refunded' })
    .where('reference', '=', reference)
    .where('state', '=', 'refund_due')
    .execute();
}

/** Of a payment that is still owed: another process may have refunded it. */
export async function flagPayment(db: Db, reference: string, fault: string): Promise<void> {
  await db
    .updateTable('payment')
    .set({ fault })
    .where('reference', '=', reference)
    .where('state', '=', 'refund_due')
    .execute();
}
