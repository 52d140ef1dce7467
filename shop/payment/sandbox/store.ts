import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '#shop/db/database.ts';
import type { Payment } from '#shop/order/payment/store.ts';
import type { PaymentTables } from '#shop/order/payment/table.ts';

export type Account = Selectable<PaymentTables['sandbox_payment']>;

/** The sandbox's notice about a payment. */
type Notice = Pick<Account, 'reference' | 'amount_minor' | 'currency'> & {
  id: string;
  verdict: 'captured' | 'failed';
};

export async function findAccount(db: Db, reference: string): Promise<Account | undefined> {
  return db.selectFrom('sandbox_payment').where('reference', '=', reference).selectAll().executeTakeFirst();
}

/** Decides a payment, unless it was decided before; returns its state, and whether this call decided it. */
export async function decide(
  tx: Tx,
  { reference, amount_minor, currency }: Payment,
  state: 'captured' | 'declined' | 'ended',
): Promise<{ account: Account; isFirst: boolean }> {
  const opened = { reference, amount_minor, currency, state: 'open' } as const;
  await tx
    .insertInto('sandbox_payment')
    .values(opened)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const decided = await tx
    .updateTable('sandbox_payment')
    .set({ state })
    .where('reference', '=', reference)
    .where('state', '=', 'open')
    .returningAll()
    .executeTakeFirst();
  const account = decided ?? (await findAccount(tx, reference));
  return { account: account ?? opened, isFirst: decided !== undefined };
}

export async function insertNotice(tx: Tx, account: Account, copies: number, dueAt: Date): Promise<void> {
  const { reference, amount_minor, currency, state } = account;
  const verdict = state === 'captured' ? 'captured' : 'failed';
  const notice: Notice = { id: `evt_${randomUUID()}`, verdict, reference, amount_minor, currency };
  await tx
    .insertInto('sandbox_notice')
    .values({ event_id: notice.id, body: JSON.stringify(notice), copies, due_at: dueAt })
    .execute();
}

export async function listDueNotices(db: Db, limit: number, now: Date) {
  return db
    .selectFrom('sandbox_notice')
    .where('sent_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .selectAll()
    .execute();
}

export async function markSent(db: Db, eventId: string, now: Date): Promise<void> {
  await db.updateTable('sandbox_notice').set({ sent_at: now }).where('event_id', '=', eventId).execute();
}

/** @returns false if more would be refunded than was taken; true also for a key that was used before. */
export async function refundOnce(tx: Tx, reference: string, amountMinor: number, key: string): Promise<boolean> {
  const account = await tx
    .selectFrom('sandbox_payment')
    .where('reference', '=', reference)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  const before = await tx.selectFrom('sandbox_refund').where('key', '=', key).selectAll().executeTakeFirst();
  if (before) return before.reference === reference && before.amount_minor === amountMinor;
  const { back } = await tx
    .selectFrom('sandbox_refund')
    .where('reference', '=', reference)
    .select(sql<number>`coalesce(sum(amount_minor), 0)::bigint`.as('back'))
    .executeTakeFirstOrThrow();
  if (account?.state !== 'captured' || Number(back) + amountMinor > account.amount_minor) return false;
  await tx.insertInto('sandbox_refund').values({ key, reference, amount_minor: amountMinor }).execute();
  return true;
}
