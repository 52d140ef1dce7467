import { createHash } from 'node:crypto';
import type { Db, Tx } from '#shop/db/database.ts';
import { noteDelivered } from './undelivered-store.ts';

const MAX_DEVICES = 5;

/** Secrets of a subscription, known to the browser and the shop only. */
export type OldSubscription = Pick<Subscription, 'endpoint' | 'auth'>;

/** A browser's subscription: the address of its push service and its two keys, base64url. */
export type Subscription = { endpoint: string; p256dh: string; auth: string };

/**
 * Registers a browser for notifications of the order; registering again replaces its keys. The order is locked.
 *
 * @returns false if the order has the maximum number of browsers.
 */
export async function addDevice(tx: Tx, orderId: number, given: Subscription, now: Date): Promise<boolean> {
  const digest = digestOf(given.endpoint);
  const others = (await listDevices(tx, orderId)).filter((device) => device !== digest);
  if (others.length >= MAX_DEVICES) return false;
  const { p256dh, auth } = given;
  await noteDelivered(tx, { id: orderId }, 'push');
  await tx
    .insertInto('push_device')
    .values({ order_id: orderId, digest, ...given, created_at: now })
    .onConflict((conflict) => conflict.columns(['order_id', 'digest']).doUpdateSet({ p256dh, auth }))
    .execute();
  return true;
}

/** Unregisters a browser, and deletes its queued notifications. @param digest all browsers without it. */
export async function removeDevices(tx: Tx, orderId: number, digest?: string): Promise<void> {
  await tx
    .deleteFrom('push_device')
    .where('order_id', '=', orderId)
    .$if(digest !== undefined, (query) => query.where('digest', '=', digest ?? ''))
    .execute();
  if (digest === undefined) await noteDelivered(tx, { id: orderId }, 'push');
}

/** The digests of an order's browsers, the oldest first. */
export async function listDevices(db: Db, orderId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('push_device')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .select('digest')
    .execute();
  return rows.map(({ digest }) => digest);
}

/** The orders that a browser gets notifications for, lowest number first. */
export async function ordersOfDevice(db: Db, { endpoint, auth }: OldSubscription): Promise<number[]> {
  const rows = await db
    .selectFrom('push_device')
    .where('digest', '=', digestOf(endpoint))
    .where('auth', '=', auth)
    .orderBy('order_id')
    .select('order_id')
    .execute();
  return rows.map(({ order_id }) => order_id);
}

/** The same browser with its new address, and its queued notifications. The order is locked. */
export async function moveDevice(tx: Tx, orderId: number, old: OldSubscription, given: Subscription): Promise<void> {
  const [from, to] = [digestOf(old.endpoint), digestOf(given.endpoint)];
  const ofOrder = tx.updateTable('push_device').where('order_id', '=', orderId);
  if (from !== to) await removeDevices(tx, orderId, to);
  await ofOrder
    .set({ digest: to, ...given })
    .where('digest', '=', from)
    .where('auth', '=', old.auth)
    .execute();
  await noteDelivered(tx, { id: orderId }, 'push');
}

/** The shop's name for a browser. */
export function digestOf(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('base64url');
}
