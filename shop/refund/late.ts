import { sql } from 'kysely';
import type { Db } from '#shop/db/database.ts';
import { inTransaction } from '#shop/db/transaction.ts';
import { noteChange } from '#shop/order/change.ts';
import { notifyWaiting } from '#shop/order/wait-for-change.ts';
import { readWork, readWorks, type Work } from '#shop/order/work/work-store.ts';
import { lockOrder, type Order } from '#shop/order/store.ts';
import { compensationOf } from './calculate-refund.ts';
import { oweCompensation } from './store.ts';

const ORDERS_A_STEP = 200;
/** As long as an error can be reported: after that, offered compensation is paid automatically. */
const UNASKED_AFTER_MS = 72 * 60 * 60 * 1000;

/** Records which promises are broken by now, so that open pages and the desk show it. */
export async function sweepPromises(db: Db, now: Date): Promise<void> {
  let isChanged = false;
  for (let after = 0; ;) {
    const orders = await readRunning(db, after, now);
    for (const work of await readWorks(db, orders)) isChanged = (await note(db, work, now)) || isChanged;
    if (orders.length < ORDERS_A_STEP) break;
    after = orders.at(-1)?.id ?? after;
  }
  if (isChanged) notifyWaiting(db);
}

async function readRunning(db: Db, after: number, now: Date): Promise<Order[]> {
  const recent = new Date(now.getTime() - 2 * UNASKED_AFTER_MS);
  return db
    .selectFrom('placed_order')
    .where('id', '>', after)
    .where((order) =>
      order.or([
        order('stage', 'in', ['paid', 'assigned', 'in_progress', 'paused']),
        order.and([
          order('stage', '=', 'completed'),
          order.or([order('compensation_minor', '>', 0), order('completed_at', '>', recent)]),
        ]),
      ]),
    )
    .selectAll()
    .orderBy('id')
    .limit(ORDERS_A_STEP)
    .execute();
}

async function note(db: Db, work: Work, now: Date): Promise<boolean> {
  const { order } = work;
  const { minor } = compensationOf(work, now);
  if (minor > 0 && order.completed_at && now.getTime() - order.completed_at.getTime() >= UNASKED_AFTER_MS) {
    await inTransaction(db, async (tx) => {
      await oweCompensation(tx, await readWork(tx, await lockOrder(tx, order.id)), now);
      await noteChange(tx, order.id);
    });
    return true;
  }
  if (minor === order.compensation_minor) return false;
  await db
    .updateTable('placed_order')
    .set({ compensation_minor: minor, version: sql`version + 1` })
    .where('id', '=', order.id)
    .where('version', '=', order.version)
    .execute();
  return true;
}
