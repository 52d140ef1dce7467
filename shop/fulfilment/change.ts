import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { readKey } from '#shop/checkout/idempotency.ts';
import type { Tx } from '#shop/db/database.ts';
import { inTransaction } from '#shop/db/transaction.ts';
import { type Call, type Deps, Refusal } from '#shop/http/call.ts';
import { requireAllowed } from '#shop/limit/require-allowed.ts';
import { findOrder, lockOrder, type Order } from '#shop/order/store.ts';
import { wakeWatchers } from './watch.ts';

const KEY_KEPT_MS = 24 * 60 * 60 * 1000;

export type Change = {
  tx: Tx;
  /** As it stands under its lock. */
  order: Order;
  now: Date;
};

/** @throws Refusal 404 when nobody knows the token, any more. */
export async function requireOrder({ deps, params }: Call): Promise<Order> {
  const order = await findOrder(deps.db, { token: params['token'] ?? '' });
  if (!order) throw unknownOrder();
  return order;
}

/**
 * Changes an order for whoever holds its token: under its lock, once for each key, and only
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
  const key = readKey(call.headers['idempotency-key']);
  const { id, token } = await requireOrder(call);
  await requireAllowed(call, 'act', `${id} ${act}`);
  const print = createHash('sha256')
    .update(JSON.stringify([act, body ?? {}]))
    .digest('hex');
  return changeOrder(deps, id, async (change) => {
    if (change.order.token !== token) throw unknownOrder();
    if (key !== undefined && (await isRepeated(change, key, print))) return true;
    await work(change);
    return false;
  });
}

/** Runs `work` under the order's lock; whoever watches the order hears of it. It returns whether nothing was done. */
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
  wakeWatchers(deps.db);
  return changed;
}

export async function noteChange(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('placed_order')
    .set({ version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export function notNow(message: string): Refusal {
  return new Refusal(409, [{ code: 'not_now', message }]);
}

/** Forgets what nobody repeats any more. */
export async function sweepOrderKeys(db: Deps['db'], now: Date): Promise<void> {
  await db
    .deleteFrom('order_key')
    .where('stored_at', '<', new Date(now.getTime() - KEY_KEPT_MS))
    .execute();
}

/** @throws Refusal 422 when the key stood for something else. */
export async function isRepeated({ tx, order, now }: Change, key: string, print: string): Promise<boolean> {
  const known = await tx
    .selectFrom('order_key')
    .where('order_id', '=', order.id)
    .where('key', '=', key)
    .select('print')
    .executeTakeFirst();
  if (known?.print === print) return true;
  if (known) {
    const message = 'Idempotency key was already used for another request.';
    throw new Refusal(422, [{ code: 'key_reused', message }]);
  }
  await tx.insertInto('order_key').values({ order_id: order.id, key, print, stored_at: now }).execute();
  return false;
}

function unknownOrder(): Refusal {
  return new Refusal(404, [{ code: 'not_found', message: 'Order not found' }]);
}
