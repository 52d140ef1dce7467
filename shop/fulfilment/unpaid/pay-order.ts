import type { Db } from '#shop/db/database.ts';
import { holdOrderSeats } from '#shop/event/seat-store.ts';
import type { Deps } from '#shop/http/call.ts';
import { deadlineOf } from '#shop/checkout/order/deadline.ts';
import { CREATED } from '#shop/order/stage.ts';
import type { Order } from '#shop/order/store.ts';
import { beginPayment } from '#shop/payment/providers.ts';
import { findOpenPayment, isPaidOnline, setFromOrder } from '#shop/order/payment/store.ts';
import { type Change, conflict } from '#shop/order/change.ts';
import { readWork } from '#shop/order/work/work-store.ts';

/** Whether the buyer can pay the order online now: it is unpaid, and not expired. */
export async function canPay(db: Db, order: Order, now: Date): Promise<boolean> {
  if (order.total_minor === 0 || order.expires_at === null || order.expires_at <= now) return false;
  if (order.stage === 'pending') return (await findOpenPayment(db, order.id)) !== undefined;
  return order.status === CREATED && isPaidOnline(db, order);
}

/**
 * Continues the open payment, or starts another after a decline. The time to pay begins
 * again, as at the checkout.
 */
export async function payOrder({ tx, order, now }: Change, { config }: Pick<Deps, 'config'>): Promise<void> {
  if (!(await canPay(tx, order, now))) throw conflict('This order cannot be paid online any more.');
  if (!(await findOpenPayment(tx, order.id))) await beginPayment(tx, order, 'online', { config, now: () => now });
  const open = await findOpenPayment(tx, order.id);
  if (open) await setFromOrder(tx, open.reference, true);
  await holdLonger({ tx, order, now }, config);
}

/** Never shorter: an order by bank transfer had a day. */
async function holdLonger({ tx, order, now }: Change, { unpaid }: Deps['config']): Promise<void> {
  const { lines } = await readWork(tx, order);
  const until = deadlineOf({ isSlow: false, runs: lines.flatMap((line) => line.event_starts_at ?? []) }, unpaid, now);
  if (order.expires_at !== null && until <= order.expires_at) return;
  await tx.updateTable('placed_order').set({ expires_at: until }).where('id', '=', order.id).execute();
  await holdOrderSeats(tx, order.id, until);
}
