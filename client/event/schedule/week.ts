import { momentIn } from '#client/session/clock.ts';
import { addDays } from '#client/session/calendar-date.ts';
import type { Run } from '#client/event/run.ts';

export type PlacedRun = { run: Run; date: string; time: string };

export type Day = { date: string; runs: PlacedRun[] };

export const WEEK_DAYS = 7;

/** Enough for the days of every time zone, in hours. */
const MARGIN_HOURS = 14;
const ONE_HOUR_MS = 60 * 60 * 1000;

/**
 * The span to request runs for, so that the days can be shown in any time zone, also where it is already the day after
 * `first` and the seven days begin with that. ISO 8601.
 */
export function spanOf(first: string): { from: string; to: string } {
  const at = (date: string, hours: number) => new Date(Date.parse(date) + hours * ONE_HOUR_MS).toISOString();
  return { from: at(first, -MARGIN_HOURS), to: at(addDays(first, WEEK_DAYS + 1), MARGIN_HOURS) };
}

/** Seven days in a time zone, with the runs of each in order. */
export function weekIn(zone: string, first: string, runs: readonly Run[]): Day[] {
  const placed = Map.groupBy(
    runs.map((run): PlacedRun => ({ run, ...momentIn(zone, run.startsAt) })),
    ({ date }) => date,
  );
  return Array.from({ length: WEEK_DAYS }, (_, day) => {
    const date = addDays(first, day);
    return { date, runs: placed.get(date) ?? [] };
  });
}

/** `Today`, `Tomorrow`, or nothing. */
export function nearDay(date: string, today: string): string | undefined {
  if (date === today) return 'Today';
  return date === addDays(today, 1) ? 'Tomorrow' : undefined;
}
