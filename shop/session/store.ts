import { createHash, createHmac, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { catalogueState } from '#shop/db/catalogue.ts';
import type { Db } from '#shop/db/database.ts';
import { send } from '#shop/db/send.ts';
import { together } from '#shop/db/together.ts';
import { inTransaction } from '#shop/db/transaction.ts';

const TOKEN_LIFETIME_SECONDS = 2_628_000;
const RENEWAL_GRACE_MS = 60_000;
/** For requests with the old token that were in flight when the new one was first used. */
const ROTATION_GRACE_MS = 10_000;
/** The longest chain of renewals within the grace period that a request with an old token is led through. */
const MAX_STEPS = 50;
const DAY_MS = 24 * 60 * 60 * 1000;

/** `catalogue` is the state of the catalogue (`catalogue.ts`): every call needs it, and every call makes this query. */
export type FoundToken =
  | { state: 'valid'; sessionId: string; catalogue: string }
  | { state: 'expired' }
  | { state: 'unknown' };

/** The lookups of concurrent requests share one query, which begins after all of them. */
export async function findToken(db: Db, token: string, now: Date): Promise<FoundToken> {
  const hash = hashOf(token);
  const readRow = readers.get(db) ?? together((hashes: string[]) => readTokens(db, hashes));
  readers.set(db, readRow);
  const row = await readRow(hash);
  if (!row || (row.ends_at && row.ends_at <= now)) return { state: 'unknown' };
  if (row.expires_at <= now) return { state: 'expired' };
  if (row.awaits_use) await endOtherTokens(db, row.session_id, hash, now);
  return { state: 'valid', sessionId: row.session_id, catalogue: row.catalogue };
}

type FoundRow = Awaited<ReturnType<typeof readTokens>> extends ReadonlyMap<string, infer Row> ? Row : never;
const readers = new WeakMap<Db, (hash: string) => Promise<FoundRow | undefined>>();

async function readTokens(db: Db, hashes: string[]) {
  const rows = await db
    .selectFrom('session_token')
    .where('hash', '=', sql<string>`any(${hashes}::text[])`)
    .where('replaced_at', 'is', null)
    .select(['hash', 'session_id', 'expires_at', 'ends_at', 'awaits_use', catalogueState.as('catalogue')])
    .execute();
  return new Map(rows.map((row) => [row.hash, row]));
}

export type IssuedToken = { token: string; lifetimeSeconds: number };

/**
 * The successor of an old token, even of an expired one, for the same session; without an old token the first one of
 * a new session. The successor is derived from the old token and `secret`, so that concurrent and repeated requests
 * get the same one from every process. Only hashes are stored.
 */
export async function issueToken(
  db: Db,
  { oldToken, secret, now }: { oldToken: string | undefined; secret: string; now: Date },
): Promise<IssuedToken> {
  return inTransaction(db, async (tx) => {
    const continued = oldToken === undefined ? undefined : await continueSession(tx, oldToken, secret, now);
    if (continued) return continued;
    return storeToken(tx, randomBytes(32).toString('base64url'), await startSession(tx, now), now);
  });
}

/**
 * A new token for a session that has placed an order. Earlier tokens stay valid until this one is first used, so that
 * a buyer who never received the response can go on with the old one.
 */
export async function rotateToken(db: Db, sessionId: string, now: Date): Promise<IssuedToken> {
  return storeToken(db, randomBytes(32).toString('base64url'), sessionId, now, true);
}

async function endOtherTokens(db: Db, sessionId: string, hash: string, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Renewals take the same lock.
    await tx.selectFrom('session').where('id', '=', sessionId).select('id').forUpdate().execute();
    await tx.updateTable('session_token').set({ awaits_use: false }).where('hash', '=', hash).execute();
    await tx
      .updateTable('session_token')
      .set({ ends_at: new Date(now.getTime() + ROTATION_GRACE_MS) })
      .where('session_id', '=', sessionId)
      .where('hash', '!=', hash)
      .where('ends_at', 'is', null)
      .execute();
  });
}

/**
 * Deletes sessions that nobody can resume, with their carts.
 *
 * @param keptDays counted from the day a session's last token expired.
 */
export async function sweepSessions(db: Db, keptDays: number, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * DAY_MS);
  await db
    .deleteFrom('session_token')
    .where((row) => row.or([row('expires_at', '<', before), row('replaced_at', '<', before)]))
    .execute();
  await db
    .deleteFrom('session')
    .where('created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('session_token').whereRef('session_token.session_id', '=', 'session.id').select('hash'))),
    )
    .execute();
}

/**
 * The token that replaces this one. The first renewal replaces every token of the session; within the grace period the
 * same old token gets the same successor, so that two tabs that renew at once keep one cart.
 */
async function continueSession(tx: Db, oldToken: string, secret: string, now: Date): Promise<IssuedToken | undefined> {
  const sessionId = await lockSession(tx, hashOf(oldToken));
  if (sessionId === undefined) return undefined;
  let token = oldToken;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const row = await tx
      .selectFrom('session_token')
      .where('hash', '=', hashOf(token))
      .select(['replaced_at', 'expires_at', 'ends_at'])
      .executeTakeFirst();
    // Replaced together with another token of the session, so its own successor is not stored yet.
    if (!row) return storeToken(tx, token, sessionId, now);
    // Ended by an order: such a token cannot be renewed.
    if (row.ends_at) return undefined;
    if (!row.replaced_at && token !== oldToken) return { token, lifetimeSeconds: secondsUntil(row.expires_at, now) };
    if (!row.replaced_at) await replaceTokens(tx, sessionId, now);
    else if (now.getTime() - row.replaced_at.getTime() > RENEWAL_GRACE_MS) return undefined;
    token = successorOf(token, secret);
  }
  return undefined;
}

async function replaceTokens(tx: Db, sessionId: string, now: Date): Promise<void> {
  await tx
    .updateTable('session_token')
    .set({ replaced_at: now })
    .where('session_id', '=', sessionId)
    .where('replaced_at', 'is', null)
    .where('awaits_use', '=', false)
    .execute();
}

async function storeToken(
  tx: Db,
  token: string,
  sessionId: string,
  now: Date,
  awaitsUse = false,
): Promise<IssuedToken> {
  const expiresAt = new Date(now.getTime() + TOKEN_LIFETIME_SECONDS * 1000);
  const row = {
    hash: hashOf(token),
    session_id: sessionId,
    expires_at: expiresAt,
    replaced_at: null,
    awaits_use: awaitsUse,
  };
  await send(tx, tx.insertInto('session_token').values(row));
  return { token, lifetimeSeconds: TOKEN_LIFETIME_SECONDS };
}

/** Cannot be derived from the old token without the secret. 32 bytes, base64url. */
function successorOf(token: string, secret: string): string {
  return createHmac('sha256', secret).update(`successor of ${token}`).digest('base64url');
}

function secondsUntil(moment: Date, now: Date): number {
  return Math.max(1, Math.floor((moment.getTime() - now.getTime()) / 1000));
}

// Locks the session's row, not the token's, so that renewals of one session cannot deadlock.
async function lockSession(tx: Db, hash: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('session')
    .innerJoin('session_token', 'session_token.session_id', 'session.id')
    .where('session_token.hash', '=', hash)
    .select('session.id')
    .forUpdate('session')
    .executeTakeFirst();
  return row?.id;
}

async function startSession(tx: Db, now: Date): Promise<string> {
  const id = randomBytes(16).toString('hex');
  await tx.insertInto('session').values({ id, created_at: now }).execute();
  return id;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
