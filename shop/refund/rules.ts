import type { UnitStep } from '#shop/order/work/unit.ts';

const START_GRACE_MS = 2 * 60 * 60 * 1000;
const ONE_DAY_MS = 24 * 60 * 60 * 1000;
const LATE_START_PERCENT = 5;
const LATE_PERCENT = 10;
const LATE_DAY_PERCENT = 5;
const MAX_PERCENT = 30;

/** A line's fields for its refund. Amounts in minor units. */
export type Refundable = {
  /** After its share of the coupon. */
  paidMinor: number;
  unitsDone: number;
  unitsTotal: number;
  steps: UnitStep[] | null;
  isStarted: boolean;
  /** Refunded already, for whatever reason. */
  refundedMinor: number;
};

/**
 * The refund of a line if the order ends now: all before the work has begun, then the
 * share not yet done, in its units of work; never more than has not been refunded already.
 * A fraction of a minor unit goes to the buyer.
 */
export function shareNotDone(line: Refundable): number {
  const left = Math.max(0, line.paidMinor - line.refundedMinor);
  if (!line.isStarted && line.unitsDone === 0) return left;
  const { done, all } = workOf(line);
  const earned = (BigInt(line.paidMinor) * done) / all;
  return Math.min(left, line.paidMinor - Number(earned));
}

/** Percent of a line's price for a start or an end after the promised time. */
export function latePercent({ startMs, doneMs }: { startMs: number; doneMs: number }): number {
  const start = isLateStart(startMs) ? LATE_START_PERCENT : 0;
  const done = doneMs > 0 ? LATE_PERCENT + LATE_DAY_PERCENT * Math.floor(doneMs / ONE_DAY_MS) : 0;
  return Math.min(MAX_PERCENT, start + done);
}

/** A start up to two hours late breaks no promise. */
export function isLateStart(startMs: number): boolean {
  return startMs > START_GRACE_MS;
}

/** The compensation still to be offered for a late line: the percentage of its price, less what was paid for it. */
export function compensationFor(
  { paidMinor, refundedMinor }: Pick<Refundable, 'paidMinor' | 'refundedMinor'>,
  percent: number,
  compensatedMinor: number,
): number {
  const whole = Number((BigInt(paidMinor) * BigInt(percent) + 50n) / 100n);
  return Math.max(0, Math.min(whole - compensatedMinor, paidMinor - refundedMinor));
}

/** Reduces the parts, from the last one on, to the limit. */
export function within(limit: number, parts: number[]): number[] {
  let left = Math.max(0, limit);
  return parts.map((part) => {
    const taken = Math.min(part, left);
    left -= taken;
    return taken;
  });
}

// Steps are done in their order, piece after piece. If no step has a price all are alike.
function workOf({ unitsDone, unitsTotal, steps }: Refundable): { done: bigint; all: bigint } {
  const weights = steps?.map(({ weight }) => BigInt(weight)) ?? [];
  const piece = sum(weights);
  if (piece === 0n) return { done: BigInt(unitsDone), all: BigInt(unitsTotal) };
  const pieces = BigInt(Math.floor(unitsDone / weights.length));
  return {
    done: pieces * piece + sum(weights.slice(0, unitsDone % weights.length)),
    all: BigInt(Math.round(unitsTotal / weights.length)) * piece,
  };
}

function sum(numbers: bigint[]): bigint {
  return numbers.reduce((total, number) => total + number, 0n);
}
