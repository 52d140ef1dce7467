import type { Db, Tx } from '#shop/db/database.ts';
import { inTransaction } from '#shop/db/transaction.ts';
import { noteChange } from '#shop/order/change.ts';
import { notifyWaiting } from '#shop/order/wait-for-change.ts';
import { moneyOf, type Refund } from '#shop/order/work/work-store.ts';
import { type PaymentDeps, RefundRejected } from '#shop/payment/provider.ts';
import { refund } from '#shop/payment/refund/refund.ts';
import { lockRefund } from './store.ts';
import { findApprovedPayment } from '#shop/order/payment/store.ts';

const REFUNDS_A_STEP = 20;
/** An attempt excludes others while it runs, and after a failure there is a pause. */
const LEASE_MS = 5 * 60 * 1000;

/**
 * Sends owed refunds to the payment's provider, once each. One of an order that was
 * paid outside the shop waits for the desk; so does a rejected one.
 */
export async function payRefunds(deps: PaymentDeps): Promise<void> {
  for (;;) {
    const due = await takeDue(deps.db, deps.now());
    for (const one of due) await payOut(deps, one);
    if (due.length < REFUNDS_A_STEP) return;
  }
}

async function payOut(deps: PaymentDeps, owed: Refund): Promise<void> {
  const { db, log, now } = deps;
  const payment = await findApprovedPayment(db, owed.order_id);
  if (!payment) return;
  try {
    await refund(deps, payment, moneyOf(owed), `order-refund:${owed.id}`, (tx) => isDue(tx, owed));
    await settle(db, owed, { state: 'paid', fault: null, settled_at: now() });
  } catch (err) {
    if (err instanceof RefundRejected)
      await settle(db, owed, { state: 'failed', fault: err.message, settled_at: null });
    log.warn({ err, refund: owed.id }, 'Refund could not be paid out');
  }
}

/** The desk may have marked it as paid outside the shop since it was taken. */
async function isDue(tx: Tx, { id }: Refund): Promise<boolean> {
  return (await lockRefund(tx, id))?.state === 'due';
}

async function settle(
  db: Db,
  { id, order_id }: Refund,
  outcome: { state: 'paid' | 'failed'; fault: string | null; settled_at: Date | null },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.updateTable('order_refund').set(outcome).where('id', '=', id).where('state', '=', 'due').execute();
    await noteChange(tx, order_id);
  });
  notifyWaiting(db);
}

async function takeDue(db: Db, now: Date): Promise<Refund[]> {
  return db
    .updateTable('order_refund')
    .set({ tried_at: now })
    .where('id', 'in', (refunds) =>
      refunds
        .selectFrom('order_refund')
        .where('state', '=', 'due')
        .where((row) =>
          row.or([row('tried_at', 'is', null), row('tried_at', '<=', new Date(now.getTime() - LEASE_MS))]),
        )
        .orderBy('id')
        .limit(REFUNDS_A_STEP)
        .select('id')
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}
