import type { Db } from '#shop/db/database.ts';
import { formatMinor, minorDecimal, type Currency } from '#shop/money/currency.ts';
import { LIVE } from '#shop/order/stage.ts';
import { type OrderEvent, type OrderLine, worthOf } from '#shop/order/store.ts';
import {
  compensationOf,
  unrefundedOf,
  refundedOf,
  refundIfEnded,
  type CalculatedRefund,
} from '#shop/refund/calculate-refund.ts';
import { invoicesData } from '#shop/invoice/wire.ts';
import { receiptPath } from '#shop/receipt/router.ts';
import { lateReason } from '#shop/refund/store.ts';
import { type Message, type Proof, readMessages, readProofs } from './message-store.ts';
import { linePromise, runOf } from '#shop/promise/line.ts';
import { canHandOver, readHandovers } from './handover/hand-over.ts';
import { refundForRun } from './run/refund-run.ts';
import { canReschedule, otherRuns } from './run/reschedule.ts';
import { latePaymentData, lateRuns } from './late-payment.ts';
import { ownReviewWire } from '#shop/review/wire.ts';
import { canPay } from './unpaid/pay-order.ts';
import { creditData } from './credit.ts';
import { referralData } from './referral.ts';
import { tipData } from './tip.ts';
import { moneyOf, type Work } from '#shop/order/work/work-store.ts';

/** The progress of an order, beside what was bought: the order's part. */
export async function progressData(db: Db, work: Work, now: Date) {
  const { order, stops } = work;
  const open = stops.find(({ until_at }) => until_at === null);
  const proofs = await readProofs(db, order.id);
  const handovers = await readHandovers(db, order.id);
  const { creditId, referral } = await referralData(db, order);
  const { review, canReview } = await ownReviewWire(db, order, now);
  const urls = new Map(proofs.map(({ id }) => [id, `/api/public/order/${order.token}/proof/${id}`]));
  return {
    version: order.version,
    stage: order.stage,
    team: order.team,
    paid_at: iso(order.paid_at),
    // It names the buyer.
    receipt_url: order.paid_at && !order.handed_over_at ? receiptPath(order.token) : null,
    invoices: await invoicesData(db, order),
    completed_at: iso(order.completed_at),
    confirmed_at: iso(order.confirmed_at),
    ended_at: iso(order.ended_at),
    pay_by: isUnpaid(order) ? iso(order.expires_at) : null,
    stopped: open ? { cause: open.cause, since: open.from_at.toISOString() } : null,
    can: {
      ...canDo(work),
      review: canReview,
      pay: await canPay(db, order, now),
      hand_over: canHandOver(order, handovers),
    },
    handed_over: handovers.map((at) => at.toISOString()),
    review,
    messages: (await readMessages(db, order.id, order.handed_over_at)).map((message) => messageData(message, urls)),
    proofs: proofs.map((proof) => proofData(proof, urls)),
    compensation: compensationData(work, now),
    refund_offer: offerData(work),
    late_payment: await latePaymentData(db, order, now),
    tip: await tipData(db, order),
    ...(await creditData(db, work, creditId)),
    referral,
    refunds: work.refunds.map((refund) => refundData(refund, order.currency)),
  };
}

/** The same for one line. */
export async function lineProgressData(db: Db, work: Work, line: OrderLine, events: OrderEvent[], now: Date) {
  const { startBy, doneBy } = linePromise(work, line, now);
  const runRefund = refundForRun(work, line).minor;
  const others = [...(await otherRuns(db, work, line, now)), ...(await lateRuns(db, work, line, now))];
  return {
    unit_name: line.unit_name,
    units_total: line.units_total,
    units_done: line.units_done,
    unit_reached: reached(line),
    steps: stepsOf(work, line, events),
    start_by: iso(startBy),
    done_by: iso(doneBy),
    started_at: iso(line.started_at),
    done_at: iso(line.done_at),
    can_pause: work.order.stage === 'in_progress' && line.event_id === null && !line.done_at,
    can_reschedule: canReschedule(work, line, now),
    run_canceled: runOf(work, line)?.canceled ?? false,
    refund_offer_decimal: runRefund > 0 ? minorDecimal(runRefund) : null,
    refunded_decimal: minorDecimal(refundedOf(work, line.id)),
    other_dates: others.map(({ id, starts_at, ends_at }) => ({
      event_id: id,
      starts_at: starts_at.toISOString(),
      ends_at: ends_at.toISOString(),
    })),
  };
}

/** What `units_done` has reached: the name of the last step done, if steps have names. */
function reached({ unit_steps: steps, units_done: done }: OrderLine): string {
  return (steps && done > 0 && steps[(done - 1) % steps.length]?.name) || '';
}

function stepsOf({ order }: Work, line: OrderLine, events: OrderEvent[]) {
  const assignedAt = events.find(({ stage }) => stage === 'assigned')?.at ?? null;
  return [
    { key: 'paid', name: 'Paid', done_at: iso(order.paid_at) },
    { key: 'assigned', name: 'Team found', done_at: iso(assignedAt) },
    { key: 'started', name: 'Started', done_at: iso(line.started_at) },
    { key: 'done', name: 'Done', done_at: iso(line.done_at) },
    { key: 'confirmed', name: 'Confirmed', done_at: iso(order.confirmed_at) },
  ];
}

function isUnpaid({ stage }: Work['order']): boolean {
  return stage === 'created' || stage === 'pending';
}

function canDo(work: Work) {
  const { order, lines, stops } = work;
  const open = stops.find(({ until_at }) => until_at === null);
  const isUnderWay = LIVE.includes(order.stage) && order.stage !== 'completed';
  return {
    message: true,
    pause: order.stage === 'in_progress' && !open && lines.some((line) => line.event_id === null && !line.done_at),
    resume: order.stage === 'paused' && open?.cause === 'buyer',
    confirm: order.stage === 'completed' && !order.confirmed_at,
    withdraw: isUnpaid(order) || (isUnderWay && (worthOf(order) === 0 || refundIfEnded(work).minor > 0)),
  };
}

function compensationData(work: Work, now: Date) {
  const offered = compensationOf(work, now);
  const accepted = work.refunds.filter(({ cause }) => cause === 'late');
  const acceptedMinor = accepted.reduce((total, refund) => total + refund.amount_minor, 0);
  if (offered.minor === 0 && acceptedMinor === 0) return null;
  const isPaid = accepted.every(({ state }) => state === 'paid');
  return {
    ...moneyData(offered.minor || acceptedMinor, work.order.currency),
    reason: lateReason(offered.late),
    state: offered.minor > 0 ? 'offered' : isPaid ? 'paid' : 'accepted',
    accepted_decimal: minorDecimal(acceptedMinor),
    lines: offered.late.map(({ line, percent, startMs, doneMs, minor }) => ({
      key: String(line.id),
      percent,
      start_late_minutes: minutes(startMs),
      done_late_minutes: minutes(doneMs),
      offered_decimal: minorDecimal(minor),
    })),
  };
}

function offerData(work: Work) {
  if (!work.order.paid_at || !canDo(work).withdraw) return null;
  const { minor, parts }: CalculatedRefund = refundIfEnded(work);
  const left = unrefundedOf(work);
  return {
    share: left === 0 ? 0 : Math.floor((minor * 10_000) / left) / 10_000,
    ...moneyData(minor, work.order.currency),
    lines: parts.map((part) => ({ key: String(part.line_id), amount_decimal: minorDecimal(part.minor) })),
  };
}

function refundData(refund: Work['refunds'][number], currency: Currency) {
  const { cause, amount_minor, reason, state, created_at } = refund;
  return {
    cause,
    ...moneyData(amount_minor, currency),
    credit_decimal: minorDecimal(amount_minor - moneyOf(refund)),
    reason,
    // A refund that the provider rejected is still owed; the desk handles it.
    state: state === 'paid' ? 'paid' : 'due',
    at: created_at.toISOString(),
  };
}

function messageData({ id, author, text, at, proof_id }: Message, urls: Map<string, string>) {
  return { id, from: author, text, at: at.toISOString(), proof_url: (proof_id && urls.get(proof_id)) ?? null };
}

function proofData({ id, line_id, caption, width, height, at }: Proof, urls: Map<string, string>) {
  return {
    id,
    line: line_id === null ? null : String(line_id),
    caption,
    url: urls.get(id) ?? '',
    width,
    height,
    at: at.toISOString(),
  };
}

function moneyData(minor: number, currency: Currency) {
  return { amount_decimal: minorDecimal(minor), amount_formated: formatMinor(minor, currency) };
}

function minutes(ms: number): number {
  return Math.floor(ms / 60_000);
}

function iso(moment: Date | null): string | null {
  return moment?.toISOString() ?? null;
}
