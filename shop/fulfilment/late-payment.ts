import { endCart } from '#shop/cart/end-cart.ts';
import { lockExistingCart } from '#shop/cart/store.ts';
import { takeUse } from '#shop/coupon/store.ts';
import { takeCredit } from '#shop/credit/store.ts';
import { findEarlierUse } from '#shop/checkout/order/first-use.ts';
import type { Db, Tx } from '#shop/db/database.ts';
import type { Deps } from '#shop/http/call.ts';
import { reviveOrder } from '#shop/lifecycle/move-order.ts';
import { formatMinor, minorDecimal } from '#shop/money/currency.ts';
import { type Change, conflict } from '#shop/order/change.ts';
import { findLatePayment, lateChoiceUntil, type Payment, setPaymentState } from '#shop/order/payment/store.ts';
import { lockOrder, type Order, type OrderLine } from '#shop/order/store.ts';
import { readWork, type Run, type Work } from '#shop/order/work/work-store.ts';
import { runOf } from '#shop/promise/line.ts';
import { withSessionLock } from '#shop/session/session-lock.ts';
import { openRuns } from './run/run-store.ts';
import { moveSeats } from './run/reschedule.ts';

// A payment that arrived after its order had expired and released its holds: the buyer takes the money
// back, or continues the order, at other dates if it has dated runs.

const NO_LATE_PAYMENT = 'This order has no payment to go on with.';

export async function latePaymentData(db: Db, order: Order, now: Date) {
  const payment = order.paid_at ? undefined : await findLatePayment(db, order.id);
  if (!payment) return null;
  const chooseBy = choiceUntil(payment, now);
  return {
    amount_decimal: minorDecimal(payment.captured_minor),
    amount_formated: formatMinor(payment.captured_minor, payment.currency),
    state: chooseBy ? 'choose' : payment.state === 'refunded' ? 'paid' : 'due',
    choose_by: chooseBy?.toISOString() ?? null,
  };
}

/** The dates to which a line of such an order can move: its own too, if it has seats enough. */
export async function lateRuns(db: Db, work: Work, line: OrderLine, now: Date): Promise<Run[]> {
  const run = runOf(work, line);
  if (!run || work.order.stage !== 'expired') return [];
  const payment = await findLatePayment(db, work.order.id);
  return payment && choiceUntil(payment, now) ? openRuns(db, run, line.quantity, now, { withOwn: true }) : [];
}

export async function refundLate({ tx, order, now }: Change): Promise<void> {
  const payment = await findLatePayment(tx, order.id);
  if (payment?.state === 'refund_due' || payment?.state === 'refunded') return;
  if (!payment || !choiceUntil(payment, now)) throw conflict('There is no late payment to give back.');
  await setPaymentState(tx, payment.reference, 'late', 'refund_due');
}

/** @param dates a run for each line that has one, by the line's key. */
export async function rebook({ tx, order, now }: Change, dates: Record<string, number>): Promise<void> {
  const payment = await findLatePayment(tx, order.id);
  if (!payment || !choiceUntil(payment, now)) throw conflict(NO_LATE_PAYMENT);
  const work = await readWork(tx, order);
  const dated = work.lines.filter(({ event_id }) => event_id !== null);
  const chosen: { line: OrderLine; target: Run }[] = [];
  for (const line of dated) {
    const target = (await lateRuns(tx, work, line, now)).find(({ id }) => id === dates[String(line.id)]);
    if (!target) throw conflict('There is no seat at that date.');
    chosen.push({ line, target });
  }
  // In a fixed order, so that two orders of the same runs cannot deadlock.
  for (const { line, target } of chosen.toSorted((a, b) => a.target.id - b.target.id || a.line.id - b.line.id)) {
    if (!(await moveSeats(tx, order.id, line, target, now))) throw conflict('There is no seat at that date.');
  }
  await takeCoupon(tx, order);
  const { credit_id: creditId, credit_minor: minor } = order;
  if (creditId !== null && !(await takeCredit(tx, { creditId, orderId: order.id, minor }, now))) {
    throw conflict('The credit of this order has been spent meanwhile. The money can only go back.');
  }
  // Without the order's lock, another process may have begun to refund it since it was read.
  if (!(await setPaymentState(tx, payment.reference, 'late', 'approved'))) throw conflict(NO_LATE_PAYMENT);
  await reviveOrder(tx, order, now);
}

async function takeCoupon(tx: Tx, order: Order): Promise<void> {
  if (order.coupon_id === null) return;
  if (!(await takeUse(tx, order.coupon_id))) {
    throw conflict('The coupon of this order has been used up meanwhile. The money can only go back.');
  }
  if (await findEarlierUse(tx, order)) {
    throw conflict('The coupon of this order is for one order, and you have another. The money can only go back.');
  }
}

/** What was ordered may still be in the cart, whose lock must be taken before the order's. */
export async function leaveCart({ db, now }: Pick<Deps, 'db' | 'now'>, { id, session_id }: Order): Promise<void> {
  await withSessionLock(db, session_id, async (tx) => {
    const cart = await lockExistingCart(tx, session_id);
    await endCart(tx, await lockOrder(tx, id), cart, now());
  });
}

function choiceUntil({ state, settled_at }: Payment, now: Date): Date | undefined {
  const until = state === 'late' && settled_at ? lateChoiceUntil(settled_at) : undefined;
  return until && until > now ? until : undefined;
}
