import { sql } from 'kysely';
import type { Tx } from '#shop/db/database.ts';
import { HttpError, type ErrorDetail } from '#shop/http/call.ts';
import { keyReused, type KeyedRequest } from '#shop/idempotency/key.ts';
import { findStored, keepAnswer } from '#shop/idempotency/store.ts';

/** What a key was answered before: an order, or an error that holds for one state of the cart. */
export type Claim =
  | { made: Record<string, unknown>; orderId: number; refused?: undefined }
  | { made?: undefined; refused: ErrorDetail[]; cart: string };

/**
 * Takes the key for this transaction and finds what it was answered before. A process that
 * dies, or a failure that may pass, lets go of the key by itself.
 *
 * @throws HttpError 409 while another call works under the key, 422 when it stood for another request.
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
    // An error binds the request it was given to: anyone who corrects the form goes on under the same key.
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

/** @param cart what the error depended on besides the request. */
export async function storeError(
  tx: Tx,
  request: KeyedRequest,
  details: ErrorDetail[],
  cart: string,
  now: Date,
): Promise<void> {
  await keepAnswer(tx, request, { answer: { details }, refused_cart: cart }, now);
}
