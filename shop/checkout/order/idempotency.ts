import { sql } from 'kysely';
import type { Tx } from '#shop/db/database.ts';
import { HttpError, type ErrorDetail } from '#shop/http/call.ts';
import { keyReused, type KeyedRequest } from '#shop/idempotency/key.ts';
import { findStored, keepAnswer } from '#shop/idempotency/store.ts';

/** The stored response for a key: an order, or an error that is valid for one state of the cart. */
export type Claim =
  | { made: Record<string, unknown>; orderId: number; refused?: undefined }
  | { made?: undefined; refused: ErrorDetail[]; cart: string };

/**
 * Claims the key for this transaction and reads its stored response. If the process dies, or the transaction fails for
 * a temporary reason, the key is free again.
 *
 * @throws HttpError 409 while another call uses the key, 422 if it was used for another request.
 */
export async function claimKey(tx: Tx, request: KeyedRequest, now: Date): Promise<Claim | undefined> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${request.owner} ${request.key}`}, 0)) as free
  `.execute(tx);
  if (!rows[0]?.free) {
    const detail = { code: 'in_progress', message: 'This order is already being created.' };
    throw new HttpError(409, [detail], { 'Retry-After': '1' });
  }
  const stored = await findStored(tx, request, now);
  if (!stored) return undefined;
  const isSame = stored.fingerprint === request.print;
  if (stored.refused_cart !== null) {
    // An error is only repeated for the same request: a corrected form may use the same key.
    return isSame ? { refused: stored.answer['details'] as ErrorDetail[], cart: stored.refused_cart } : undefined;
  }
  if (isSame && stored.order_id !== null) return { made: stored.answer, orderId: stored.order_id };
  throw keyReused();
}

export async function storeOrder(
  tx: Tx,
  request: KeyedRequest,
  order: { order_id: number } & Record<string, unknown>,
  now: Date,
): Promise<void> {
  await keepAnswer(tx, request, { answer: order, order_id: order.order_id }, now);
}

/** @param cart the state of the cart that the error depends on. */
export async function storeError(
  tx: Tx,
  request: KeyedRequest,
  details: ErrorDetail[],
  cart: string,
  now: Date,
): Promise<void> {
  await keepAnswer(tx, request, { answer: { details }, refused_cart: cart }, now);
}
