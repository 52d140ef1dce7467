import { lineLateness } from '#shop/promise/line.ts';
import type { Work } from '#shop/order/work/work-store.ts';
import { type OrderLine, worthOf } from '#shop/order/store.ts';
import { compensationFor, latePercent, shareNotDone, within } from './rules.ts';
import type { LinePart, RefundCause } from './table.ts';

/** Parts are per line, none of them empty. */
export type CalculatedRefund = { minor: number; parts: LinePart[] };

export type LateLine = { line: OrderLine; percent: number; startMs: number; doneMs: number; minor: number };

/** What the buyer has paid, in money and credit, and not been refunded; nothing while the bank has it. */
export function unrefundedOf({ order, refunds }: Work): number {
  const isAtBank = order.stage === 'disputed' || order.stage === 'reversed';
  const paid = order.paid_at && !isAtBank ? worthOf(order) : 0;
  return Math.max(
    0,
    refunds.reduce((left, refund) => left - refund.amount_minor, paid),
  );
}

/** The refund if the order ends now; nothing once the buyer has confirmed it. */
export function refundIfEnded(work: Work): CalculatedRefund {
  if (work.order.confirmed_at) return { minor: 0, parts: [] };
  return calculated(
    work,
    work.lines.map((line) =>
      shareNotDone({
        paidMinor: paidFor(line),
        unitsDone: line.units_done,
        unitsTotal: line.units_total,
        steps: line.unit_steps,
        isStarted: line.started_at !== null,
        refundedMinor: refundedOf(work, line.id),
      }),
    ),
  );
}

/** The compensation offered for broken promises, beyond what was accepted already. */
export function compensationOf(work: Work, now: Date): CalculatedRefund & { late: LateLine[] } {
  const late = work.lines.map((line): LateLine => {
    const lateness = lineLateness(work, line, now);
    const percent = latePercent(lateness);
    const paid = { paidMinor: paidFor(line), refundedMinor: refundedOf(work, line.id) };
    return { line, percent, ...lateness, minor: compensationFor(paid, percent, refundedOf(work, line.id, 'late')) };
  });
  const total = calculated(
    work,
    late.map(({ minor }) => minor),
  );
  return { ...total, late: late.filter(({ percent }) => percent > 0) };
}

/** Distributes an amount over the lines that have something left, from the first one on. */
export function partsFor(work: Work, minor: number, lineId?: number): CalculatedRefund {
  const lefts = work.lines.map((line) =>
    lineId === undefined || line.id === lineId ? paidFor(line) - refundedOf(work, line.id) : 0,
  );
  return calculated(work, within(minor, lefts));
}

/** An amount that the bank has taken back, over what is left of the lines; nothing of it is ours to give. */
export function chargedBack(work: Work, minor: number): LinePart[] {
  const lefts = work.lines.map((line) => paidFor(line) - refundedOf(work, line.id));
  return within(minor, lefts).flatMap((part, at) => {
    const line = work.lines[at];
    return line && part > 0 ? [{ line_id: line.id, minor: part }] : [];
  });
}

function paidFor({ total_minor, discount_minor }: OrderLine): number {
  return total_minor - discount_minor;
}

/** Whether a line was refunded in full: nobody works on it any more. */
export function isRefunded(work: Work, line: OrderLine): boolean {
  return paidFor(line) > 0 && refundedOf(work, line.id) >= paidFor(line);
}

export function refundedOf({ refunds }: Work, lineId: number, cause?: RefundCause): number {
  return refunds
    .filter((refund) => cause === undefined || refund.cause === cause)
    .flatMap(({ lines }) => lines)
    .reduce((total, part) => (part.line_id === lineId ? total + part.minor : total), 0);
}

function calculated(work: Work, minors: number[]): CalculatedRefund {
  const parts = within(unrefundedOf(work), minors).flatMap((minor, at) => {
    const line = work.lines[at];
    return line && minor > 0 ? [{ line_id: line.id, minor }] : [];
  });
  return { minor: parts.reduce((total, part) => total + part.minor, 0), parts };
}
