import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from '#shop/db/database.ts';
import { inTransaction } from '#shop/db/transaction.ts';
import { enqueueMail } from '#shop/mail/outbox.ts';
import { isLinkExpired, newToken, renewLink } from '#shop/order/link.ts';
import type { Order } from '#shop/order/store.ts';

/** How long the link of a list works. */
const LIST_LINK_LIFETIME_MS = 30 * 60 * 1000;
const ONE_LETTER_MS = 10 * 60 * 1000;
const MAX_ORDERS = 50;

const isOf = (email: string) => sql<boolean>`lower(email) = ${email}`;

/** Takes the same time, whether the address has ordered or not. @param email in lower case. */
export async function noteListRequest(db: Db, email: string, now: Date): Promise<void> {
  await db.insertInto('order_list_link').values({ email, asked_at: now, token_hash: null, expires_at: null }).execute();
}

/** Mails requested links to addresses with orders, at most one in ten minutes each, and deletes expired ones. */
export async function answerListRequests(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('order_list_link').where('expires_at', '<=', now).execute();
  while (await inTransaction(db, (tx) => answerNext(tx, now)));
}

/** False if nothing is queued. */
async function answerNext(tx: Tx, now: Date): Promise<boolean> {
  const waiting = await tx
    .selectFrom('order_list_link')
    .where('token_hash', 'is', null)
    .orderBy('id')
    .limit(1)
    .select(['id', 'email'])
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!waiting) return false;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`order list ${waiting.email}`}, 0))`.execute(tx);
  if (await isLetterDue(tx, waiting.email, now)) await sendLink(tx, waiting, now);
  else await tx.deleteFrom('order_list_link').where('id', '=', waiting.id).execute();
  return true;
}

async function isLetterDue(tx: Tx, email: string, now: Date): Promise<boolean> {
  const order = await tx.selectFrom('placed_order').where(isOf(email)).select('id').limit(1).executeTakeFirst();
  const recent = await tx
    .selectFrom('order_list_link')
    .where('email', '=', email)
    .where('token_hash', 'is not', null)
    .where('asked_at', '>', new Date(now.getTime() - ONE_LETTER_MS))
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return order !== undefined && recent === undefined;
}

async function sendLink(tx: Tx, { id, email }: { id: number; email: string }, now: Date): Promise<void> {
  const token = newToken();
  const expires_at = new Date(now.getTime() + LIST_LINK_LIFETIME_MS);
  await tx
    .updateTable('order_list_link')
    .set({ token_hash: hashOf(token), expires_at })
    .where('id', '=', id)
    .execute();
  const message = { kind: 'order-list', token } as const;
  await enqueueMail(tx, { event: `order-list:${id}`, recipient: email, message }, now);
}

/**
 * Uses up a link, and renews the links of expired orders.
 *
 * @param linkDays how long a link works after the order's end; 0: forever.
 * @returns the newest orders of the address; undefined for a link that is unknown, used or expired.
 */
export async function openList(tx: Tx, token: string, now: Date, linkDays: number): Promise<Order[] | undefined> {
  // The row stays until it expires, so that the address gets no second mail in the same ten minutes.
  const link = await tx
    .updateTable('order_list_link')
    .set({ token_hash: sql`'used-' || id` })
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .returning('email')
    .executeTakeFirst();
  if (!link) return undefined;
  const orders = await tx
    .selectFrom('placed_order')
    .where(isOf(link.email))
    .orderBy('id', 'desc')
    .limit(MAX_ORDERS)
    .selectAll()
    .forUpdate()
    .execute();
  const open = [];
  for (const order of orders) {
    const isExpired = isLinkExpired(order, linkDays, now);
    open.push(isExpired ? { ...order, token: await renewLink(tx, order.id, now) } : order);
  }
  return open;
}

/** Product names of each order, in the order of its lines. */
export async function readNames(tx: Tx, orderIds: number[]): Promise<Map<number, string[]>> {
  const lines = await tx
    .selectFrom('order_line')
    .where(sql<boolean>`order_id = any(${orderIds}::int[])`)
    .orderBy('id')
    .select(['order_id', 'name'])
    .execute();
  const names = new Map(orderIds.map((id): [number, string[]] => [id, []]));
  for (const { order_id, name } of lines) names.get(order_id)?.push(name);
  return names;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
