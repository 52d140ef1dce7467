import { lockExistingCart } from '#shop/cart/store.ts';
import type { Tx } from '#shop/db/database.ts';
import { endCart } from '#shop/cart/end-cart.ts';
import { expireOrder } from '#shop/lifecycle/expire.ts';
import { moveOrder } from '#shop/lifecycle/move-order.ts';
import { canMove, CREATED, EXPIRED, FAILED, PROCESSING } from '#shop/order/stage.ts';
import { findOrder, hasBegunRun, lockOrder, type Order } from '#shop/order/store.ts';
import { withSessionLock } from '#shop/session/session-lock.ts';
import { announceLatePayment } from './refund/late.ts';
import { announceTip } from './tip.ts';
import { providerOf } from './providers.ts';
import type { PaymentDeps, Report } from './provider.ts';
import { noteChange } from '#shop/order/change.ts';
import {
  closePayment,
  findOpenPayment,
  findPayment,
  hasClaimant,
  lockPayment,
  type Payment,
} from '#shop/order/payment/store.ts';
import type { PaymentState } from '#shop/order/payment/table.ts';

export type Settled = {
  order: Order;
  state: PaymentState;
  /** What is wrong with the report. */
  fault?: string | undefined;
};

/**
 * The one way to a paid order: for the buyer who returns, for the provider's events, and
 * for its responses, in whatever order and however often. Money that was
 * taken is always recorded; an order is paid by the right amount only, and only while it
 * still waits. About a payment after its expiry the buyer decides: a refund, or the
 * order after all. A capture after a decline pays an order that still waits, at its price and with its
 * seats, as the buyer expects; for one that has ended, nothing is held any more, and it is refunded.
 *
 * @returns undefined for an unknown reference.
 */
export async function settlePayment(
  deps: PaymentDeps,
  provider: string,
  reference: string,
  report: Report,
): Promise<Settled | undefined> {
  const { db, now } = deps;
  const known = await findPayment(db, provider, reference);
  const placed = known && (await findOrder(db, { id: known.order_id }));
  if (!placed) return undefined;
  const settled = await withSessionLock(db, placed.session_id, async (tx) => {
    // The cart is locked first, as everywhere: two settlements and a new order can then never deadlock.
    const cart = await lockExistingCart(tx, placed.session_id);
    const order = await endIfRunHasBegun(tx, await lockOrder(tx, placed.id), now());
    const payment = await lockPayment(tx, reference);
    const isFirst = !(await hasClaimant(tx, order.id));
    const next = judge(payment, order, report, { isLive: providerOf(deps, provider)?.isLive, isFirst });
    await keep(tx, payment, report, next, now());
    if (next.state === payment.state) return { order, state: next.state, fault: next.fault };
    if (payment.kind === 'tip') {
      await announceTip(tx, order, payment, next.state, now());
    } else if (next.state === 'approved') {
      const paid = (await moveOrder(tx, order, PROCESSING, now())) ?? order;
      await endCart(tx, paid, cart, now());
      // The next attempt, if there is one: nobody is to pay twice.
      const open = payment.state === 'declined' ? await findOpenPayment(tx, order.id) : undefined;
      if (open) await closePayment(tx, open.reference, 'closed', now());
    } else if (next.state === 'late' || next.state === 'refund_due') {
      await announceLatePayment(tx, order, payment, next.state === 'late', now());
      await noteChange(tx, order.id);
    }
    // An order whose lines are still in the cart waits for the next attempt until it expires.
    else if (next.state === 'declined' && order.status !== CREATED) await moveOrder(tx, order, FAILED, now());
    return { order: await lockOrder(tx, order.id), state: next.state, fault: next.fault };
  });
  tell(deps, settled, known.state);
  return settled;
}

/** Overdue orders are ended soon, and may be paid until then; but not for a run that has begun. */
async function endIfRunHasBegun(tx: Tx, order: Order, now: Date): Promise<Order> {
  const isOverdue = order.expires_at !== null && order.expires_at <= now && canMove(order.status, EXPIRED);
  if (!isOverdue || !(await hasBegunRun(tx, order.id, now))) return order;
  await expireOrder(tx, order, now);
  return lockOrder(tx, order.id);
}

function tell({ log }: PaymentDeps, { order, state, fault }: Settled, before: PaymentState): void {
  if (fault !== undefined) log.error({ order: order.id, state, fault }, 'Payment problem: see the field fault');
  else if (state !== before) log.info({ order: order.id, state, before }, 'Payment status changed');
}

type Judged = { state: PaymentState; isOver: boolean; isCapture?: boolean; fault?: string };

/** @param isFirst whether no other payment of the order was taken, or only to be refunded. */
function judge(
  payment: Payment,
  order: Order,
  report: Report,
  { isLive, isFirst }: { isLive: boolean | undefined; isFirst: boolean },
): Judged {
  const asItIs = { state: payment.state, isOver: payment.is_over };
  // The first capture counts: a later report of the same payment repeats it.
  if (report.verdict === 'open' || payment.capture !== null) return asItIs;
  if (report.isLive !== isLive) return { ...asItIs, fault: `A report in ${report.isLive ? 'live' : 'test'} mode` };
  const isOther = payment.remote_id !== null && report.remoteId !== payment.remote_id;
  if (report.verdict === 'failed') {
    // An attempt that was given up ends alone, and says nothing about the one that followed.
    if (isOther) return asItIs;
    const state = payment.state === 'open' ? 'declined' : payment.state;
    return { state, isOver: true, ...(report.fault && { fault: report.fault }) };
  }
  const fault = isOther ? `Taken as ${report.remoteId}` : differenceOf(payment, order, report);
  if (fault) return { state: 'mismatch', isOver: true, isCapture: true, fault };
  const isTip = payment.kind === 'tip';
  const isAwaited = isTip
    ? payment.state === 'open'
    : ['open', 'declined'].includes(payment.state) && canMove(order.status, PROCESSING);
  const isLate = !isTip && order.stage === 'expired' && isFirst;
  return { state: isAwaited ? 'approved' : isLate ? 'late' : 'refund_due', isOver: true, isCapture: true };
}

function differenceOf(payment: Payment, order: Order, { amountMinor, currency }: Report): string | undefined {
  const due = payment.kind === 'tip' ? payment.amount_minor : order.total_minor;
  const sums = [payment, { amount_minor: due, currency: order.currency }];
  const isSame = sums.every((sum) => sum.amount_minor === amountMinor && sum.currency === currency);
  return isSame ? undefined : `Taken: ${amountMinor} ${currency}, due: ${due} ${order.currency}`;
}

async function keep(tx: Tx, payment: Payment, report: Report, next: Judged, now: Date): Promise<void> {
  const isSettled = next.state !== payment.state;
  if (!isSettled && next.isOver === payment.is_over && next.fault === undefined) return;
  await tx
    .updateTable('payment')
    .set({
      state: next.state,
      is_over: next.isOver,
      ...(isSettled && { settled_at: now }),
      ...(next.fault !== undefined && { fault: next.fault }),
      ...(next.isCapture && { captured_minor: report.amountMinor, capture: report.capture ?? payment.reference }),
      ...(report.remoteId !== null && payment.remote_id === null && { remote_id: report.remoteId }),
    })
    .where('reference', '=', payment.reference)
    .execute();
}
