import { sql } from 'kysely';
import type { Db } from '#shop/db/database.ts';
import type { Channel } from './table.ts';

/** The channels whose last message of the order has not arrived. */
export async function listUndelivered(db: Db, orderId: number): Promise<Channel[]> {
  const rows = await db
    .selectFrom('undelivered')
    .where('order_id', '=', orderId)
    .orderBy('channel')
    .select('channel')
    .execute();
  return rows.map(({ channel }) => channel);
}

/** Its page says so, with what can be done. @returns whether that is news. */
export async function noteUndelivered(db: Db, orderId: number, channel: Channel, now: Date): Promise<boolean> {
  const { rows } = await sql`
    with noted as (
      insert into undelivered (order_id, channel, since) values (${orderId}, ${channel}, ${now})
      on conflict do nothing returning order_id
    )
    update placed_order set version = version + 1 where id in (select order_id from noted) returning id`.execute(db);
  return rows.length > 0;
}

/** One has arrived, or the channel is another one. @returns whether that is news. */
export async function noteDelivered(db: Db, orderId: number, channel: Channel): Promise<boolean> {
  const { rows } = await sql`
    with mended as (
      delete from undelivered where order_id = ${orderId} and channel = ${channel} returning order_id
    )
    update placed_order set version = version + 1 where id in (select order_id from mended) returning id`.execute(db);
  return rows.length > 0;
}
