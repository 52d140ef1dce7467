import type { Db } from '#shop/db/database.ts';
import { followed } from '#shop/fulfilment/followed.ts';
import { moneyOf, readWorks, type Work } from '#shop/order/work/work-store.ts';
import type { Deps } from '#shop/http/call.ts';
import { minorDecimal } from '#shop/money/currency.ts';
import type { Order } from '#shop/order/store.ts';
import { unrefundedOf } from '#shop/refund/calculate-refund.ts';
import { readActs } from './act.ts';
import { readUnanswered } from './list-store.ts';
import { readPayments, readRefunds } from './money/money-store.ts';

/** One order as the team sees it: what its holder sees, without the link, and the desk's log of it. */
export async function deskData(deps: Pick<Deps, 'db' | 'config' | 'now'>, order: Order) {
  const seen = await followed(deps, order);
  const {
    order_token: _token,
    order_url: _url,
    receipt_url: _receipt,
    invoices,
    payment_action: _action,
    payment: _payment,
    ...open
  } = seen;
  const [row] = await rowsData(deps.db, [order]);
  const acts = await readActs(deps.db, order.id);
  const refunds = await readRefunds(deps.db, order.id);
  const payments = await readPayments(deps.db, order.id);
  return {
    ...row,
    ...open,
    messages: seen.messages.map(({ proof_url, ...message }) => ({ ...message, has_proof: proof_url !== null })),
    proofs: seen.proofs.map(({ url: _proofUrl, ...proof }) => proof),
    invoices: invoices.map(({ url: _pdfUrl, ...invoice }) => invoice),
    refunds: refunds.map(refundData),
    payments: payments.map(paymentData),
    acts: acts.map(({ at, ...act }) => ({ ...act, at: at.toISOString() })),
  };
}

function refundData(refund: Awaited<ReturnType<typeof readRefunds>>[number]) {
  const { id, cause, amount_minor, reason, state, fault, created_at, settled_at } = refund;
  return {
    id,
    cause,
    amount_decimal: minorDecimal(amount_minor),
    credit_decimal: minorDecimal(amount_minor - moneyOf(refund)),
    reason,
    state,
    fault,
    at: created_at.toISOString(),
    settled_at: iso(settled_at),
  };
}

function paymentData(payment: Awaited<ReturnType<typeof readPayments>>[number]) {
  const { provider, state, amount_minor, captured_minor, remote_id, fault, settled_at } = payment;
  return {
    provider,
    state,
    amount_decimal: minorDecimal(amount_minor),
    captured_decimal: minorDecimal(captured_minor),
    remote_id,
    fault,
    settled_at: iso(settled_at),
  };
}

/** A row of the list, flat, so that it can be a row of an export as well. */
export async function rowsData(db: Db, orders: Order[]) {
  const unanswered = await readUnanswered(
    db,
    orders.map(({ id }) => id),
  );
  return (await readWorks(db, orders)).map((work) => rowData(work, unanswered.has(work.order.id)));
}

function rowData(work: Work, isUnanswered: boolean) {
  const { order, lines, refunds } = work;
  const refunded = refunds.reduce((total, refund) => total + refund.amount_minor, 0);
  return {
    order_number: `WS-${order.id}`,
    version: order.version,
    stage: order.stage,
    team: order.team,
    email: order.email,
    placed_at: order.placed_at.toISOString(),
    paid_at: iso(order.paid_at),
    completed_at: iso(order.completed_at),
    confirmed_at: iso(order.confirmed_at),
    ended_at: iso(order.ended_at),
    currency_code: order.currency,
    total_decimal: minorDecimal(order.total_minor),
    discount_decimal: minorDecimal(order.discount_minor),
    credit_decimal: minorDecimal(order.credit_minor),
    coupon: order.coupon ?? '',
    payment_method: order.payment_title,
    refunded_decimal: minorDecimal(refunded),
    left_decimal: minorDecimal(unrefundedOf(work)),
    // How the buyer wants a refund to be paid.
    refund_as: order.refund_as,
    compensation_decimal: minorDecimal(order.compensation_minor),
    unanswered: isUnanswered,
    lines: lines
      .map(({ quantity, name, units_done, units_total }) => `${quantity} × ${name} (${units_done}/${units_total})`)
      .join('; '),
  };
}

function iso(moment: Date | null): string | null {
  return moment?.toISOString() ?? null;
}
