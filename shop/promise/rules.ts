const MINUTE_MS = 60_000;

/** A pause of an order's clock; `until` is null while it lasts. */
export type Stop = { from: Date; until: Date | null };

/** The fields of a line that determine its promise. */
export type Promised = {
  startMinutes: number;
  /** Null if the product's text tells no time. */
  etaMinutes: number | null;
  /** The dated run it is a seat of, which has its own times. */
  run: { startsAt: Date; endsAt: Date | null; isCanceled: boolean } | null;
  startedAt: Date | null;
  doneAt: Date | null;
};

/** Times by which a line is started and finished, including pauses so far; null if nothing is promised. */
export function promiseOf(line: Promised, paidAt: Date | null, stops: Stop[], now: Date) {
  const budget = paidAt && budgetOf(line, paidAt);
  if (!paidAt || !budget) return { startBy: null, doneBy: null };
  return {
    startBy: momentAt(paidAt, budget.startMs, stops, now),
    doneBy: budget.doneMs === null ? null : momentAt(paidAt, budget.doneMs, stops, now),
  };
}

/**
 * How long after its promised times a line was started and finished, or still is not; on the order's
 * own clock, which excludes pauses.
 *
 * @param now the current time, or the end of the order.
 */
export function latenessOf(line: Promised, paidAt: Date | null, stops: Stop[], now: Date) {
  const budget = paidAt && budgetOf(line, paidAt);
  if (!paidAt || !budget) return { startMs: 0, doneMs: 0 };
  const startedAt = earliest(line.startedAt ?? line.doneAt, now);
  const doneAt = earliest(line.doneAt, now);
  const doneMs = budget.doneMs === null ? 0 : elapsedMs(paidAt, doneAt, stops) - budget.doneMs;
  return {
    startMs: Math.max(0, elapsedMs(paidAt, startedAt, stops) - budget.startMs),
    doneMs: Math.max(0, doneMs),
  };
}

function budgetOf({ startMinutes, etaMinutes, run }: Promised, paidAt: Date) {
  if (run?.isCanceled) return undefined;
  if (run) {
    const startMs = Math.max(0, run.startsAt.getTime() - paidAt.getTime());
    return { startMs, doneMs: run.endsAt && Math.max(startMs, run.endsAt.getTime() - paidAt.getTime()) };
  }
  const startMs = startMinutes * MINUTE_MS;
  return { startMs, doneMs: etaMinutes === null ? null : startMs + etaMinutes * MINUTE_MS };
}

/** Elapsed time on the clock: between two moments, without the pauses. */
function elapsedMs(from: Date, to: Date, stops: Stop[]): number {
  let elapsed = to.getTime() - from.getTime();
  for (const stop of stops) {
    const begins = Math.max(from.getTime(), stop.from.getTime());
    const ends = Math.min(to.getTime(), stop.until?.getTime() ?? Infinity);
    elapsed -= Math.max(0, ends - begins);
  }
  return Math.max(0, elapsed);
}

/** When the clock reaches the given time, if it is not paused again. */
function momentAt(from: Date, ms: number, stops: Stop[], now: Date): Date {
  let moment = from.getTime() + ms;
  for (const stop of [...stops].sort((a, b) => a.from.getTime() - b.from.getTime())) {
    if (stop.from.getTime() >= moment) break;
    const begins = Math.max(from.getTime(), stop.from.getTime());
    moment += Math.max(0, (stop.until ?? now).getTime() - begins);
  }
  return new Date(moment);
}

function earliest(moment: Date | null, now: Date): Date {
  return moment && moment < now ? moment : now;
}
