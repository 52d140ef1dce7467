import { sql } from 'kysely';
import type { Tx } from '#shop/db/database.ts';
import { inTransaction } from '#shop/db/transaction.ts';
import { type Deps, HttpError } from '#shop/http/call.ts';
import { type Caller, requireAllowed } from '#shop/http/caller/require-allowed.ts';
import { keyedRequest, type KeyedRequest } from '#shop/idempotency/key.ts';
import { findRepeat, keepAnswer } from '#shop/idempotency/store.ts';
import { expiredLink, isLinkExpired } from './link.ts';
import { findOrder, lockOrder, type Order } from './store.ts';
import { notifyWaiting } from './wait-for-change.ts';

export type Change = {
  tx: Tx;
  /** The order's state under its lock. */
  order: Order;
  now: Date;
};

/** @throws HttpError 404 if the token is unknown or was replaced; 410 if it has expired. */
export async function requireOrder(deps: Pick<Deps, 'db' | 'config' | 'now'>, token: string): Promise<Order> {
  const order = await findOrder(deps.db, { token });
  if (!order) throw unknownOrder();
  if (isLinkExpired(order, deps.config.orderLinkDays, deps.now())) throw expiredLink();
  return order;
}

/** An action that the holder of an order's token requests. */
export type BuyerAct = {
  token: string;
  name: string;
  /** The key under which it is done once. */
  key: string | undefined;
  /** What the key is bound to, beside the order and the name. */
  asked: unknown;
};

/**
 * Changes an order for the holder of its token: under its lock, once per key, and rate
 * limited.
 *
 * @returns the order afterwards, and whether the key had been used before.
 */
export async function changeByBuyer(
  caller: Caller,
  { token, name, key, asked }: BuyerAct,
  work: (change: Change) => Promise<void>,
): Promise<{ order: Order; isReplayed: boolean }> {
  const { deps } = caller;
  const { id } = await requireOrder(deps, token);
  await requireAllowed(caller, 'act', `${id} ${name}`);
  const request = keyedRequest(key, keyOwner(id), name, asked);
  return changeOrder(deps, id, async (change) => {
    if (change.order.token !== token) throw unknownOrder();
    if (await isRepeated(change, request)) return true;
    await work(change);
    return false;
  });
}

/** Runs `work` under the order's lock, and notifies its subscribers. `work` returns whether nothing was done. */
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
 * Whether the key was used for the order before; a new one is recorded.
 *
 * @throws HttpError 422 if the key was used for something else.
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
  return new HttpError(404, [{ code: 'not_found', field: 'token', message: 'Order not found' }]);
}

/** Of an act that names a line which the order does not have. */
export function unknownLine(): HttpError {
  return new HttpError(404, [{ code: 'not_found', field: 'line', message: 'This order has no such line.' }]);
}
