const MINUTE_MS = 60_000;

/** When the clock of an order stood still; `until` is null while it still does. */
export type Stop = { from: Date; until: Date | null };

/** What of a line its promise follows from. */
export type Promised = {
  startMinutes: number;
  /** Null where the words of the product tell no time. */
  etaMinutes: number | null;
  /** The dated run it is a seat of; it keeps to the run's own times. */
  run: { startsAt: Date; endsAt: Date | null; isCanceled: boolean } | null;
  startedAt: Date | null;
  doneAt: Date | null;
};

/** Times by which a line is begun and done, the clock's stops so far added; null where nothing is promised. */
export function promiseOf(line: Promised, paidAt: Date | null, stops: Stop[], now: Date) {
  const budget = paidAt && budgetOf(line, paidAt);
  if (!paidAt || !budget) return { startBy: null, doneBy: null };
  return {
    startBy: momentAt(paidAt, budget.startMs, stops, now),
    doneBy: budget.doneMs === null ? null : momentAt(paidAt, budget.doneMs, stops, now),
  };
}

/**
 * How long after its promised times a line was begun and done, or still is not; on the order's
 * own clock, so that a stop counts for nothing.
 *
 * @param now the moment of asking, or when the order ended.
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

/** Time on the clock: from one moment to another, less the stops in between. */
function elapsedMs(from: Date, to: Date, stops: Stop[]): number {
  let elapsed = to.getTime() - from.getTime();
  for (const stop of stops) {
    const begins = Math.max(from.getTime(), stop.from.getTime());
    const ends = Math.min(to.getTime(), stop.until?.getTime() ?? Infinity);
    elapsed -= Math.max(0, ends - begins);
  }
  return Math.max(0, elapsed);
}

/** When the clock shows the given time, if it stands still no more often than it has. */
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
