import { sql } from 'kysely';
import type { Tx } from '#shop/db/database.ts';
import { inTransaction } from '#shop/db/transaction.ts';
import { type Call, type Deps, HttpError } from '#shop/http/call.ts';
import { requireAllowed } from '#shop/http/require-allowed.ts';
import { keyedRequest, readKey, type KeyedRequest } from '#shop/idempotency/key.ts';
import { findRepeat, keepAnswer } from '#shop/idempotency/store.ts';
import { expiredLink, isLinkExpired } from './link.ts';
import { findOrder, lockOrder, type Order } from './store.ts';
import { notifyWaiting } from './wait-for-change.ts';

export type Change = {
  tx: Tx;
  /** As it stands under its lock. */
  order: Order;
  now: Date;
};

/** @throws HttpError 404 when nobody knows the token, any more; 410 when it has expired. */
export async function requireOrder({ deps, params }: Call): Promise<Order> {
  const order = await findOrder(deps.db, { token: params['token'] ?? '' });
  if (!order) throw unknownOrder();
  if (isLinkExpired(order, deps.config.orderLinkDays, deps.now())) throw expiredLink();
  return order;
}

/**
 * Changes an order for anyone who holds its token: under its lock, once for each key, and only
 * so often.
 *
 * @returns the order as it stands then, and whether the key had done its work before.
 */
export async function changeByBuyer(
  call: Call,
  act: string,
  work: (change: Change) => Promise<void>,
): Promise<{ order: Order; isReplayed: boolean }> {
  const { deps, body } = call;
  readKey(call.headers['idempotency-key']);
  const { id, token } = await requireOrder(call);
  await requireAllowed(call, 'act', `${id} ${act}`);
  const request = keyedRequest(call, keyOwner(id), act, body ?? {});
  return changeOrder(deps, id, async (change) => {
    if (change.order.token !== token) throw unknownOrder();
    if (await isRepeated(change, request)) return true;
    await work(change);
    return false;
  });
}

/** Runs `work` under the order's lock; anyone who watches the order hears of it. It returns whether nothing was done. */
export async function changeOrder(
  deps: Pick<Deps, 'db' | 'now'>,
  id: number,
  work: (change: Change) => Promise<boolean>,
): Promise<{ order: Order; isReplayed: boolean }> {
  const changed = await inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, id);
    const isReplayed = await work({ tx, order, now: deps.now() });
    if (!isReplayed) await noteChange(tx, id);
    return { order: await lockOrder(tx, id), isReplayed };
  });
  notifyWaiting(deps.db);
  return changed;
}

export async function noteChange(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('placed_order')
    .set({ version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export function conflict(message: string): HttpError {
  return new HttpError(409, [{ code: 'not_now', message }]);
}

/**
 * Whether the key has done its work on the order before; a new one is remembered with it.
 *
 * @throws HttpError 422 when the key stood for something else.
 */
export async function isRepeated({ tx, now }: Change, request: KeyedRequest | undefined): Promise<boolean> {
  if (!request) return false;
  if (await findRepeat(tx, request, now)) return true;
  await keepAnswer(tx, request, { answer: {} }, now);
  return false;
}

export function keyOwner(orderId: number): string {
  return `order ${orderId}`;
}

function unknownOrder(): HttpError {
  return new HttpError(404, [{ code: 'not_found', message: 'Order not found' }]);
}
