import { momentIn } from '#client/session/clock.ts';
import { addDays } from '#client/session/calendar-date.ts';
import type { Run } from './runs.ts';

export type PlacedRun = { run: Run; date: string; time: string };

/** Runs of one day that start within the same three hours: `18` is 18:00 to 20:59. */
export type Block = { hour: string; runs: PlacedRun[] };

export type Day = { date: string; blocks: Block[] };

/** A row for each hour would be a page of gaps. */
export const BLOCK_HOURS = 3;

/** Far enough for the week of every zone, in hours. */
const MARGIN_HOURS = 14;
const ONE_HOUR_MS = 60 * 60 * 1000;

/** From when until when runs are asked for, so that the week can be shown by any clock. ISO 8601. */
export function spanOf(monday: string): { from: string; to: string } {
  const at = (date: string, hours: number) => new Date(Date.parse(date) + hours * ONE_HOUR_MS).toISOString();
  return { from: at(monday, -MARGIN_HOURS), to: at(addDays(monday, 7), MARGIN_HOURS) };
}

/** The seven days of a week by the clocks of a zone, with the runs of each in order. */
export function weekIn(zone: string, monday: string, runs: readonly Run[]): Day[] {
  const placed = Map.groupBy(
    runs.map((run): PlacedRun => ({ run, ...momentIn(zone, run.startsAt) })),
    ({ date }) => date,
  );
  return Array.from({ length: 7 }, (_, day) => {
    const date = addDays(monday, day);
    const blocks = Map.groupBy(placed.get(date) ?? [], ({ time }) => blockOf(time));
    return { date, blocks: [...blocks].map(([hour, runs]) => ({ hour, runs })) };
  });
}

/** The hours with which the blocks begin in which something starts on any of the days. */
export function hoursOf(days: readonly Day[]): string[] {
  return [...new Set(days.flatMap(({ blocks }) => blocks.map(({ hour }) => hour)))].sort();
}

/** Whether the day has gone by without a run that could still be shown. */
export function isOver({ date, blocks }: Day, today: string): boolean {
  return date < today && blocks.length === 0;
}

function blockOf(time: string): string {
  const hour = Number(time.slice(0, 2));
  return String(hour - (hour % BLOCK_HOURS)).padStart(2, '0');
}
