import { sql } from 'kysely';
import type { Db, Tx } from '#shop/db/database.ts';

/** Longer than sending takes: until then a message being sent is claimed. */
const LEASE_MS = 2 * 60 * 1000;

export type DuePush = {
  id: number;
  text: string;
  /** This one included. */
  attempts: number;
  device_id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  order_id: number;
  /** Of the order's link. */
  token: string;
};

/** Queues a notification for every browser of the order, within the transaction that causes it. */
export async function enqueuePush(tx: Tx, orderId: number, text: string, now: Date): Promise<void> {
  await sql`
    insert into push_message (device_id, text, next_try_at)
    select id, ${text}, ${now} from push_device where order_id = ${orderId}`.execute(tx);
}

/** Claims due notifications until the lease ends. */
export async function claimPushes(db: Db, limit: number, now: Date): Promise<DuePush[]> {
  const { rows } = await sql<DuePush>`
    with due as (
      update push_message set attempts = attempts + 1, next_try_at = ${new Date(now.getTime() + LEASE_MS)}
      where id in (
        select id from push_message where next_try_at <= ${now}
        order by next_try_at, id limit ${limit} for update skip locked
      )
      returning id, text, attempts, device_id
    )
    select due.*, endpoint, p256dh, auth, order_id, token
    from due join push_device on push_device.id = device_id join placed_order on placed_order.id = order_id
    order by due.id`.execute(db);
  return rows;
}

/** After it was delivered, or given up. */
export async function removePush(db: Db, id: number): Promise<void> {
  await db.deleteFrom('push_message').where('id', '=', id).execute();
}

export async function postponePush(db: Db, id: number, until: Date): Promise<void> {
  await db.updateTable('push_message').set({ next_try_at: until }).where('id', '=', id).execute();
}

/** The push service no longer knows the browser. */
export async function removeDevice(db: Db, id: number): Promise<void> {
  await db.deleteFrom('push_device').where('id', '=', id).execute();
}
