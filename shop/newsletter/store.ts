import { createHash, randomBytes } from 'node:crypto';
import type { Db, Tx } from '#shop/db/database.ts';
import { isLinkDue, LINK_LIFETIME_MS, PENDING_LIFETIME_MS, type Source } from './rules.ts';

const TOKEN_BYTES = 32;

export type Link = {
  token: string;
  /** Unique for one sending of one link. */
  event: string;
};

/** Records a request for the newsletter. @returns the link to send, if one is due. */
export async function noteSubscriber(tx: Tx, email: string, source: Source, now: Date): Promise<Link | undefined> {
  await tx
    .insertInto('subscription')
    .values({ email, source, token_hash: null, token_expires_at: null, asked_at: now, confirmed_at: null })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
  const known = await tx
    .selectFrom('subscription')
    .where('email', '=', email)
    .select(['id', 'mails', 'asked_at', 'confirmed_at'])
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (!isLinkDue(known, now)) return undefined;
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const mails = known.mails + 1;
  await tx
    .updateTable('subscription')
    .set({
      token_hash: hashOf(token),
      token_expires_at: new Date(now.getTime() + LINK_LIFETIME_MS),
      mails,
      asked_at: now,
    })
    .where('id', '=', known.id)
    .execute();
  return { token, event: `subscribe-confirm:${known.id}:${mails}` };
}

/** Uses a link up. False when it is unknown, used or expired. */
export async function confirmSubscriber(db: Db, token: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('subscription')
    .set({ token_hash: null, token_expires_at: null, confirmed_at: now })
    .where('token_hash', '=', hashOf(token))
    .where('token_expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes addresses that were never confirmed. */
export async function sweepSubscribers(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('subscription')
    .where('confirmed_at', 'is', null)
    .where('asked_at', '<', new Date(now.getTime() - PENDING_LIFETIME_MS))
    .execute();
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
