import { sql } from 'kysely';
import type { Db } from '#shop/db/database.ts';
import { type Addressed, mended } from '#shop/push/undelivered-store.ts';
import type { Message } from './message.ts';
import { LEASE_MS } from './rules.ts';

export type WaitingMail = {
  id: number;
  event: string;
  recipient: string;
  message: Message;
  /** This one included. */
  attempts: number;
  created_at: Date;
};

/**
 * Claims what is due until the lease ends: a worker that dies in between
 * leaves its mail to the next one, so a mail is sent at least once.
 */
export async function claimMail(db: Db, limit: number, now: Date): Promise<WaitingMail[]> {
  const { rows } = await sql<WaitingMail>`
    update mail_outbox set attempts = attempts + 1, next_try_at = ${new Date(now.getTime() + LEASE_MS)}
    where id in (
      select id from mail_outbox
      where sent_at is null and given_up_at is null and next_try_at <= ${now}
      order by next_try_at, id limit ${limit}
      for update skip locked
    )
    returning id, event, recipient, message, attempts, created_at`.execute(db);
  return rows.sort((a, b) => a.id - b.id);
}

/**
 * The event stays, so that it is never mailed again; the text is deleted, since it may contain a secret link. After a
 * mail to the holder, the order's page no longer says that none has arrived. @returns whether that is new.
 */
export async function markSent(db: Db, id: number, order: Addressed | undefined, now: Date): Promise<boolean> {
  // Its recipient may have been erased meanwhile.
  const sent = sql`update mail_outbox set sent_at = ${now}, message = '{}' where id = ${id} and given_up_at is null`;
  if (!order) {
    await sent.execute(db);
    return false;
  }
  const { rows } = await sql`with ${mended(order, 'email')}, sent as (${sent}) select id from told`.execute(db);
  return rows.length > 0;
}

/** Delays the mail, and does not count this claim as an attempt. */
export async function holdMail(db: Db, { id, attempts }: WaitingMail, until: Date): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ next_try_at: until, attempts: attempts - 1 })
    .where('id', '=', id)
    .where('given_up_at', 'is', null)
    .execute();
}

/** Ends a mail that nobody needs any more; its event stays. */
export async function dropMail(db: Db, id: number, reason: string, now: Date): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ given_up_at: now, last_error: reason, message: '{}' })
    .where('id', '=', id)
    .execute();
}

/** @param retry undefined gives the mail up. */
export async function markFailed(db: Db, id: number, error: string, retry: Date | undefined, now: Date): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ last_error: error, ...(retry ? { next_try_at: retry } : { given_up_at: now }) })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
}
