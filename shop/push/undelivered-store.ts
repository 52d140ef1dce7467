import { sql } from 'kysely';
import type { Db } from '#shop/db/database.ts';
import type { Channel } from './table.ts';

/** The channels whose last message for the order was not delivered. */
export async function listUndelivered(db: Db, orderId: number): Promise<Channel[]> {
  const rows = await db
    .selectFrom('undelivered')
    .where('order_id', '=', orderId)
    .orderBy('channel')
    .select('channel')
    .execute();
  return rows.map(({ channel }) => channel);
}

/** An order, and optionally the address that must still be current for anything to be recorded. */
export type Addressed = { id: number; holder?: string };

/** Shown by its page, with a remedy. @returns whether that has changed. */
export async function noteUndelivered(db: Db, order: Addressed, channel: Channel, now: Date): Promise<boolean> {
  const { rows } = await sql`
    with noted as (
      insert into undelivered (order_id, channel, since)
      select id, ${channel}, ${now} from placed_order where ${isOf(order)}
      on conflict do nothing returning order_id
    )
    update placed_order set version = version + 1 where id in (select order_id from noted) returning id`.execute(db);
  return rows.length > 0;
}

/** A message was delivered, or the channel was replaced. @returns whether that has changed. */
export async function noteDelivered(db: Db, order: Addressed, channel: Channel): Promise<boolean> {
  const { rows } = await sql`with ${mended(order, channel)} select id from told`.execute(db);
  return rows.length > 0;
}

/** The same as a part of a statement: `told` contains the order if it has changed. */
export function mended(order: Addressed, channel: Channel) {
  return sql`
    mended as (
      delete from undelivered using placed_order
      where ${isOf(order)} and order_id = placed_order.id and channel = ${channel} returning order_id
    ),
    told as (
      update placed_order set version = version + 1 where id in (select order_id from mended) returning id
    )`;
}

function isOf({ id, holder }: Addressed) {
  const isHeld = holder === undefined ? sql`true` : sql`placed_order.email = ${holder}`;
  return sql`placed_order.id = ${id} and ${isHeld}`;
}
