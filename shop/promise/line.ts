import type { OrderLine } from '#shop/order/store.ts';
import { latenessOf, promiseOf, type Promised, type Stop } from './rules.ts';
import type { Work } from '#shop/order/work/work-store.ts';

export function linePromise(work: Work, line: OrderLine, now: Date) {
  return promiseOf(promisedOf(work, line), work.order.paid_at, stopsOf(work), now);
}

/** For a finished order, lateness is that at its end. */
export function lineLateness(work: Work, line: OrderLine, now: Date) {
  const { paid_at: paidAt, ended_at: endedAt } = work.order;
  return latenessOf(promisedOf(work, line), paidAt, stopsOf(work), endedAt ?? now);
}

export function runOf(work: Work, line: OrderLine) {
  return line.event_id === null ? undefined : work.runs.get(line.event_id);
}

function promisedOf(work: Work, line: OrderLine): Promised {
  return {
    startMinutes: line.start_minutes,
    etaMinutes: line.eta_max_minutes,
    run: line.event_starts_at && {
      startsAt: line.event_starts_at,
      endsAt: line.event_ends_at,
      isCanceled: runOf(work, line)?.canceled ?? false,
    },
    startedAt: line.started_at,
    doneAt: line.done_at,
  };
}

function stopsOf({ stops }: Work): Stop[] {
  return stops.map(({ from_at: from, until_at: until }) => ({ from, until }));
}
