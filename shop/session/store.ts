import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '#shop/db/database.ts';

export const TOKEN_LIFETIME_SECONDS = 2_628_000;
const RENEWAL_GRACE_MS = 60_000;
const KEPT_AFTER_EXPIRY_MS = 30 * 24 * 60 * 60 * 1000;

export type FoundToken = { state: 'valid'; sessionId: string } | { state: 'expired' } | { state: 'unknown' };

export async function findToken(db: Db, token: string, now: Date): Promise<FoundToken> {
  const row = await db
    .selectFrom('session_token')
    .where('hash', '=', hashOf(token))
    .where('replaced_at', 'is', null)
    .select(['session_id', 'expires_at'])
    .executeTakeFirst();
  if (!row) return { state: 'unknown' };
  if (row.expires_at <= now) return { state: 'expired' };
  return { state: 'valid', sessionId: row.session_id };
}

/**
 * A new token: of the old token's session when there is one, even an expired one, else of a new
 * session. Only the token's hash is kept.
 */
export async function issueToken(db: Db, oldToken: string | undefined, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.transaction().execute(async (tx) => {
    const continued = oldToken === undefined ? undefined : await continueSession(tx, hashOf(oldToken), now);
    const sessionId = continued ?? (await startSession(tx, now));
    const expiresAt = new Date(now.getTime() + TOKEN_LIFETIME_SECONDS * 1000);
    await tx
      .insertInto('session_token')
      .values({ hash: hashOf(token), session_id: sessionId, expires_at: expiresAt, replaced_at: null })
      .execute();
  });
  return token;
}

/** Forgets what nobody can come back to. */
export async function sweepSessions(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_AFTER_EXPIRY_MS);
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
 * The session that a renewal with this token goes on with. The first renewal replaces every
 * token of the session at once; who comes with the same old token within the grace joins it,
 * so that two tabs renewing together keep one cart.
 */
async function continueSession(tx: Db, hash: string, now: Date): Promise<string | undefined> {
  const sessionId = await lockSession(tx, hash);
  if (sessionId === undefined) return undefined;
  const { replaced_at: replacedAt } = await tx
    .selectFrom('session_token')
    .where('hash', '=', hash)
    .select('replaced_at')
    .executeTakeFirstOrThrow();
  if (replacedAt) return now.getTime() - replacedAt.getTime() <= RENEWAL_GRACE_MS ? sessionId : undefined;
  await tx
    .updateTable('session_token')
    .set({ replaced_at: now })
    .where('session_id', '=', sessionId)
    .where('replaced_at', 'is', null)
    .execute();
  return sessionId;
}

// The session's row, not the token's: renewals of one session then never wait crosswise.
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
