import type { IncomingHttpHeaders } from 'node:http';
import type { Db } from '#shop/db/database.ts';
import { type Change, changeOrder, isRepeated, keyOwner } from '#shop/order/change.ts';
import { type Deps, HttpError } from '#shop/http/call.ts';
import { keyedRequest, readKey } from '#shop/idempotency/key.ts';
import { findOrder, type Order } from '#shop/order/store.ts';

export type DeskAct = {
  /** Its name in the log. */
  name: string;
  /** The request as stored in the log. */
  detail: Record<string, unknown>;
  /** The version the desk has seen; for any other the action is rejected. */
  version?: number | undefined;
};

/** Who acts at the desk, under which idempotency key. */
export type Desk = { name: string; key: string | undefined };

// All desks share one secret; people identify themselves by name.
export function deskOf(headers: IncomingHttpHeaders): Desk {
  const name = decoded(String(headers['x-desk-name'] ?? ''));
  return { name: /^[^\p{C}]{1,60}$/u.test(name) ? name : 'desk', key: readKey(headers['idempotency-key']) };
}

/** Letters beyond ASCII come percent-encoded: a header has no others. */
function decoded(header: string): string {
  try {
    return decodeURIComponent(header);
  } catch {
    return header;
  }
}

/** `WS-10001` or `10001`. @throws HttpError 404 if there is no such order. */
export async function requireNumber(db: Db, number: string): Promise<Order> {
  const [, digits] = /^(?:ws-?)?(\d{1,9})$/i.exec(number) ?? [];
  const order = digits && (await findOrder(db, { id: Number(digits) }));
  if (!order) throw new HttpError(404, [{ code: 'not_found', message: 'Order not found' }]);
  return order;
}

/** Changes an order and logs the action with it; once per key. */
export async function changeByDesk(
  deps: Pick<Deps, 'db' | 'now'>,
  desk: Desk,
  { id }: Order,
  { name, detail, version }: DeskAct,
  work: (change: Change) => Promise<void>,
): Promise<Order> {
  const request = keyedRequest(desk.key, keyOwner(id), 'desk', name, detail);
  const { order } = await changeOrder(deps, id, async (change) => {
    if (await isRepeated(change, request)) return true;
    requireVersion(change.order, version);
    await work(change);
    await writeAct(change.tx, desk, id, { name, detail }, change.now);
    return false;
  });
  return order;
}

/** @param orderId null for an action without an order. */
export async function writeAct(
  db: Db,
  desk: Desk,
  orderId: number | null,
  { name, detail }: DeskAct,
  at: Date,
): Promise<void> {
  const row = { order_id: orderId, desk: desk.name, act: name, detail: JSON.stringify(detail), at };
  await db.insertInto('desk_act').values(row).execute();
}

export async function readActs(db: Db, orderId: number) {
  return db
    .selectFrom('desk_act')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .select(['desk', 'act', 'detail', 'at'])
    .execute();
}

function requireVersion({ version }: Order, seen: number | undefined): void {
  if (seen === undefined || seen === version) return;
  const message = `The order has changed since: it is at version ${version}, not ${seen}. Look at it again.`;
  throw new HttpError(409, [{ code: 'changed', message }]);
}
