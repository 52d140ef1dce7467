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
  /** As it stands under its lock. */
  order: Order;
  now: Date;
};

/** @throws HttpError 404 when nobody knows the token, any more; 410 when it has expired. */
export async function requireOrder(deps: Pick<Deps, 'db' | 'config' | 'now'>, token: string): Promise<Order> {
  const order = await findOrder(deps.db, { token });
  if (!order) throw unknownOrder();
  if (isLinkExpired(order, deps.config.orderLinkDays, deps.now())) throw expiredLink();
  return order;
}

/** What the holder of an order's token wants done. */
export type BuyerAct = {
  token: string;
  name: string;
  /** Under which it is done once. */
  key: string | undefined;
  /** What the key stands for beside the order and the name. */
  asked: unknown;
};

/**
 * Changes an order for anyone who holds its token: under its lock, once for each key, and only
 * so often.
 *
 * @returns the order as it stands then, and whether the key had done its work before.
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
  return new HttpError(404, [{ code: 'not_found', field: 'token', message: 'Order not found' }]);
}

/** Of an act that names a line which the order does not have. */
export function unknownLine(): HttpError {
  return new HttpError(404, [{ code: 'not_found', field: 'line', message: 'This order has no such line.' }]);
}
