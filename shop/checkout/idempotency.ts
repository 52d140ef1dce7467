import { sql } from 'kysely';
import type { Tx } from '#shop/db/database.ts';
import { Refusal } from '#shop/http/call.ts';

const KEPT_MS = 24 * 60 * 60 * 1000;

export type StoredAnswer = Record<string, unknown>;

/** @throws Refusal when the header is there but is not 16 to 64 printable characters. */
export function readKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && /^[\x21-\x7e]{16,64}$/.test(header)) return header;
  const message = 'Idempotency-Key must be 16 to 64 printable characters';
  throw new Refusal(400, [{ code: 'invalid_field', field: 'Idempotency-Key', message }]);
}

/**
 * Takes the key for this transaction and finds what it was answered before. A process that
 * dies, or a refusal, lets go of the key by itself: only a made order is ever kept.
 *
 * @throws Refusal 409 while another call works under the key, 422 when it stood for another request.
 */
export async function claimKey(
  tx: Tx,
  sessionId: string,
  key: string,
  print: string,
  now: Date,
): Promise<StoredAnswer | undefined> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${sessionId} ${key}`}, 0)) as free
  `.execute(tx);
  if (!rows[0]?.free) {
    const detail = { code: 'in_progress', message: 'This order is already being created.' };
    throw new Refusal(409, [detail], { 'Retry-After': '1' });
  }
  await tx
    .deleteFrom('idempotency_key')
    .where('session_id', '=', sessionId)
    .where('key', '=', key)
    .where('stored_at', '<', new Date(now.getTime() - KEPT_MS))
    .execute();
  const stored = await tx
    .selectFrom('idempotency_key')
    .where('session_id', '=', sessionId)
    .where('key', '=', key)
    .select(['fingerprint', 'answer'])
    .executeTakeFirst();
  if (stored && stored.fingerprint !== print) {
    const message = 'Idempotency key was already used for another request.';
    throw new Refusal(422, [{ code: 'key_reused', message }]);
  }
  return stored?.answer;
}

export async function keepAnswer(
  tx: Tx,
  request: { sessionId: string; key: string; print: string },
  orderId: number,
  answer: StoredAnswer,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('idempotency_key')
    .values({
      session_id: request.sessionId,
      key: request.key,
      fingerprint: request.print,
      order_id: orderId,
      answer: JSON.stringify(answer),
      stored_at: now,
    })
    .execute();
}
