import type { Db, Tx } from '#shop/db/database.ts';
import { keyReused, type KeyedRequest } from './key.ts';

const KEPT_MS = 24 * 60 * 60 * 1000;

export type StoredAnswer = Record<string, unknown>;

/** `refused_cart` identifies the state of the cart that an error was about. */
type Outcome = { answer: StoredAnswer; order_id?: number; refused_cart?: string };

/**
 * The stored response to the same request; undefined for a new one. The caller holds a
 * lock that every request of the owner takes.
 *
 * @throws HttpError 422 if the key was used for another request.
 */
export async function findRepeat(tx: Tx, request: KeyedRequest, now: Date): Promise<StoredAnswer | undefined> {
  const stored = await findStored(tx, request, now);
  if (stored && stored.fingerprint !== request.print) throw keyReused();
  return stored?.answer;
}

export async function findStored(tx: Tx, { owner, key }: KeyedRequest, now: Date) {
  return tx
    .selectFrom('idempotency_key')
    .where('session_id', '=', owner)
    .where('key', '=', key)
    .where('stored_at', '>=', new Date(now.getTime() - KEPT_MS))
    .select(['fingerprint', 'answer', 'refused_cart', 'order_id'])
    .executeTakeFirst();
}

export async function keepAnswer(
  tx: Tx,
  { owner, key, print }: KeyedRequest,
  { answer, order_id, refused_cart }: Outcome,
  now: Date,
): Promise<void> {
  const row = {
    fingerprint: print,
    order_id: order_id ?? null,
    refused_cart: refused_cart ?? null,
    answer: JSON.stringify(answer),
    stored_at: now,
  };
  await tx
    .insertInto('idempotency_key')
    .values({ session_id: owner, key, ...row })
    .onConflict((conflict) => conflict.columns(['session_id', 'key']).doUpdateSet(row))
    .execute();
}

/** The last key with which a caller's order was requested. */
export async function findKeyOf(db: Db, owner: string, orderId: number): Promise<string | undefined> {
  const kept = await db
    .selectFrom('idempotency_key')
    .where('session_id', '=', owner)
    .where('order_id', '=', orderId)
    .orderBy('stored_at', 'desc')
    .select('key')
    .executeTakeFirst();
  return kept?.key;
}

/** Deletes what is older than a day. */
export async function sweepKeys(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('idempotency_key')
    .where('stored_at', '<', new Date(now.getTime() - KEPT_MS))
    .execute();
}
