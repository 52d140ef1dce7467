import { sql } from 'kysely';
import type { Db, Tx } from '#shop/db/database.ts';
import { listUndelivered, noteDelivered } from '#shop/push/undelivered-store.ts';
import type { Webhook } from './address.ts';
import type { DiscordState } from './table.ts';

/** Longer than sending takes: until then a message being sent is claimed. */
const LEASE_MS = 2 * 60 * 1000;
const TEST = 'This channel gets a message whenever something happens to your order.';

/** Registers a channel for notifications of the order, in the place of another one. A first message shows whether it arrives. The order is locked. */
export async function setWebhook(tx: Tx, orderId: number, { webhookId, token }: Webhook, now: Date): Promise<void> {
  const standing = await tx
    .selectFrom('discord_webhook')
    .where('order_id', '=', orderId)
    .where('webhook_id', '=', webhookId)
    .where('token', '=', token)
    .select('order_id')
    .executeTakeFirst();
  // The same one again, after a failure, is retried.
  const isFailing = (await listUndelivered(tx, orderId)).includes('discord');
  if (standing && !isFailing) return;
  await removeWebhook(tx, orderId);
  const webhook = { order_id: orderId, webhook_id: webhookId, token, state: 'testing' as const, created_at: now };
  await tx.insertInto('discord_webhook').values(webhook).execute();
  await tx.insertInto('discord_message').values({ order_id: orderId, text: TEST, next_try_at: now }).execute();
}

/** With its queued notifications. */
export async function removeWebhook(tx: Tx, orderId: number): Promise<void> {
  await tx.deleteFrom('discord_webhook').where('order_id', '=', orderId).execute();
  await noteDelivered(tx, { id: orderId }, 'discord');
}

export async function findWebhookState(db: Db, orderId: number): Promise<DiscordState | undefined> {
  const row = await db.selectFrom('discord_webhook').where('order_id', '=', orderId).select('state').executeTakeFirst();
  return row?.state;
}

/** Queues a notification for the order's channel, if it has one, within the transaction that causes it. */
export async function enqueueDiscord(tx: Tx, orderId: number, text: string, now: Date): Promise<void> {
  await sql`
    insert into discord_message (order_id, text, next_try_at)
    select order_id, ${text}, ${now} from discord_webhook where order_id = ${orderId} and state <> 'gone'`.execute(tx);
}

export type DueMessage = Webhook & { id: number; orderId: number; text: string; attempts: number };

/** The oldest due message of each channel, so that messages arrive in order; claimed until the lease ends. */
export async function claimMessages(db: Db, limit: number, now: Date): Promise<DueMessage[]> {
  const { rows } = await sql<DueMessage>`
    with due as (
      update discord_message set attempts = attempts + 1, next_try_at = ${new Date(now.getTime() + LEASE_MS)}
      where id in (
        select id from discord_message as message
        where next_try_at <= ${now}
          and not exists (select from discord_message where order_id = message.order_id and id < message.id)
        order by next_try_at, id limit ${limit} for update skip locked
      )
      returning id, text, attempts, order_id
    )
    select due.id, due.text, due.attempts, order_id as "orderId", webhook_id as "webhookId", token
    from due join discord_webhook using (order_id) order by due.id`.execute(db);
  return rows;
}

export async function postponeMessage(db: Db, id: number, until: Date): Promise<void> {
  await db.updateTable('discord_message').set({ next_try_at: until }).where('id', '=', id).execute();
}

/** After it was delivered, or given up. */
export async function removeMessage(db: Db, id: number): Promise<void> {
  await db.deleteFrom('discord_message').where('id', '=', id).execute();
}

/** Shown by the order's page. @returns whether it has changed. */
export async function setWebhookState(tx: Tx, { orderId, token }: DueMessage, state: DiscordState): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('discord_webhook')
    .set({ state, ...(state === 'gone' && { token: '' }) })
    .where('order_id', '=', orderId)
    .where('token', '=', token)
    .where('state', '<>', state)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  if (state === 'gone') await tx.deleteFrom('discord_message').where('order_id', '=', orderId).execute();
  await tx
    .updateTable('placed_order')
    .set({ version: sql`version + 1` })
    .where('id', '=', orderId)
    .execute();
  return true;
}
