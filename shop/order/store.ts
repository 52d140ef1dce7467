import type { Selectable } from 'kysely';
import type { Db, Tx } from '#shop/db/database.ts';
import { send } from '#shop/db/send.ts';
import { ORDER, ORDER_LINE, type OrderTables } from './table.ts';

export type Order = Selectable<OrderTables['placed_order']>;
export type OrderLine = Selectable<OrderTables['order_line']>;
export type OrderEvent = Selectable<OrderTables['order_event']>;
export type FullOrder = { order: Order; lines: OrderLine[]; events: Pick<OrderEvent, 'status' | 'stage' | 'at'>[] };

/** The price of its products, however they are paid: in money, with store credit, or both. */
export function worthOf({ total_minor, credit_minor }: Pick<Order, 'total_minor' | 'credit_minor'>): number {
  return total_minor + credit_minor;
}

export async function findOrder(db: Db, by: { token: string } | { id: number }): Promise<Order | undefined> {
  const orders = db.selectFrom('placed_order').select(ORDER);
  const found = 'token' in by ? orders.where('token', '=', by.token) : orders.where('id', '=', by.id);
  return found.executeTakeFirst();
}

/** The order last placed in a session, or the named one if it belongs to that session. */
export async function findSessionOrder(db: Db, sessionId: string, id?: number): Promise<Order | undefined> {
  return selectSessionOrder(db, sessionId, id).executeTakeFirst();
}

/** The same, locked until the transaction ends. */
export async function lockSessionOrder(tx: Tx, sessionId: string, id?: number): Promise<Order | undefined> {
  return (await send(tx, selectSessionOrder(tx, sessionId, id).forUpdate()))[0];
}

function selectSessionOrder(db: Db, sessionId: string, id: number | undefined) {
  const orders = db.selectFrom('placed_order').where('session_id', '=', sessionId).select(ORDER);
  return id === undefined ? orders.orderBy('id', 'desc').limit(1) : orders.where('id', '=', id);
}

/** Locked until the transaction ends. If the cart is needed too, it must be locked first. */
export async function lockOrder(tx: Tx, id: number): Promise<Order> {
  return tx.selectFrom('placed_order').where('id', '=', id).select(ORDER).forUpdate().executeTakeFirstOrThrow();
}

/** Whether a dated run of the order should have begun by now. */
export async function hasBegunRun(db: Db, orderId: number, now: Date): Promise<boolean> {
  const begun = await db
    .selectFrom('order_line')
    .where('order_id', '=', orderId)
    .where('event_starts_at', '<=', now)
    .select('id')
    .executeTakeFirst();
  return begun !== undefined;
}

export async function readFullOrder(db: Db, order: Order): Promise<FullOrder> {
  return { order, lines: await readLines(db, order.id), events: await readEvents(db, order.id) };
}

export async function readLines(db: Db, orderId: number): Promise<OrderLine[]> {
  return send(db, db.selectFrom('order_line').where('order_id', '=', orderId).select(ORDER_LINE).orderBy('id'));
}

export async function readEvents(db: Db, orderId: number): Promise<OrderEvent[]> {
  return db.selectFrom('order_event').where('order_id', '=', orderId).selectAll().orderBy('id').execute();
}
