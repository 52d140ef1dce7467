import { sql } from 'kysely';
import type { Db, Tx } from '#shop/db/database.ts';
import { Refusal, type RefusalDetail } from '#shop/http/call.ts';

const KEPT_MS = 24 * 60 * 60 * 1000;

export type StoredAnswer = Record<string, unknown>;

/** What a key was answered before: an order, or a refusal that holds for one state of the cart. */
export type Kept =
  | { made: StoredAnswer; refused?: undefined }
  | { made?: undefined; refused: RefusalDetail[]; cart: string };

export type KeyedRequest = { sessionId: string; key: string; print: string };

/** @throws Refusal when the header is there but is not 16 to 64 printable characters. */
export function readKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && /^[\x21-\x7e]{16,64}$/.test(header)) return header;
  const message = 'Idempotency-Key must be 16 to 64 printable characters';
  throw new Refusal(400, [{ code: 'invalid_field', field: 'Idempotency-Key', message }]);
}

/**
 * Takes the key for this transaction and finds what it was answered before. A process that
 * dies, or a failure that may pass, lets go of the key by itself.
 *
 * @throws Refusal 409 while another call works under the key, 422 when it stood for another request.
 */
export async function claimKey(tx: Tx, { sessionId, key, print }: KeyedRequest, now: Date): Promise<Kept | undefined> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${sessionId} ${key}`}, 0)) as free
  `.execute(tx);
  if (!rows[0]?.free) {
    const detail = { code: 'in_progress', message: 'This order is already being created.' };
    throw new Refusal(409, [detail], { 'Retry-After': '1' });
  }
  const stored = await tx
    .selectFrom('idempotency_key')
    .where('session_id', '=', sessionId)
    .where('key', '=', key)
    .where('stored_at', '>=', new Date(now.getTime() - KEPT_MS))
    .select(['fingerprint', 'answer', 'refused_cart'])
    .executeTakeFirst();
  if (!stored) return undefined;
  const isSame = stored.fingerprint === print;
  if (stored.refused_cart !== null) {
    // A refusal binds the request it was given to: whoever corrects the form goes on under the same key.
    return isSame ? { refused: stored.answer['details'] as RefusalDetail[], cart: stored.refused_cart } : undefined;
  }
  if (isSame) return { made: stored.answer };
  const message = 'Idempotency key was already used for another request.';
  throw new Refusal(422, [{ code: 'key_reused', message }]);
}

export async function keepOrder(
  tx: Tx,
  request: KeyedRequest,
  order: { order_id: number } & StoredAnswer,
  now: Date,
): Promise<void> {
  await keep(tx, request, { order_id: order.order_id, refused_cart: null, answer: JSON.stringify(order) }, now);
}

/** @param cart what the refusal depended on besides the request. */
export async function keepRefusal(
  tx: Tx,
  request: KeyedRequest,
  details: RefusalDetail[],
  cart: string,
  now: Date,
): Promise<void> {
  await keep(tx, request, { order_id: null, refused_cart: cart, answer: JSON.stringify({ details }) }, now);
}

/** Forgets what is older than a day. */
export async function sweepKeys(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('idempotency_key')
    .where('stored_at', '<', new Date(now.getTime() - KEPT_MS))
    .execute();
}

async function keep(
  tx: Tx,
  { sessionId, key, print }: KeyedRequest,
  answer: { order_id: number | null; refused_cart: string | null; answer: string },
  now: Date,
): Promise<void> {
  const row = { fingerprint: print, ...answer, stored_at: now };
  await tx
    .insertInto('idempotency_key')
    .values({ session_id: sessionId, key, ...row })
    .onConflict((conflict) => conflict.columns(['session_id', 'key']).doUpdateSet(row))
    .execute();
}
