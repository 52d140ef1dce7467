import type { RunsQuery } from '#client/generated/graphql.ts';
import type { ScheduleQuery } from './schedule/schedule-query.ts';
import type { Run } from './run.ts';

type Event = RunsQuery['events'][number];

export type Choice = { value: string; name: string };

/** The options of the filters: only values of the week's runs, and those already chosen. */
export type Choices = Record<'raid' | 'difficulty' | 'loot', Choice[]>;

export function runsOf(events: readonly Event[]): Run[] {
  return events.filter((event): event is Run => event.product !== null);
}

/** Those that start after `now` (ISO 8601) and have a seat left, the next one first. */
export function nextOpen(events: readonly Event[], now: string): Run[] {
  return runsOf(events)
    .filter((run) => !closedFor(run) && isToCome(run, now))
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
}

export function gameOf(run: Run): string {
  return run.product.path.split('/')[0] ?? '';
}

function raidOf(run: Run): string {
  return run.product.path.split('/').at(-1) ?? '';
}

export function matches(run: Run, query: ScheduleQuery): boolean {
  const { game, raid, difficulty, region, loot } = query;
  return (
    (!game || gameOf(run) === game) &&
    (!raid || raidOf(run) === raid) &&
    (!difficulty || run.difficulty === difficulty) &&
    (!region || run.region === region) &&
    (!loot || run.loot === loot)
  );
}

export function choicesOf(runs: readonly Run[], query: ScheduleQuery): Choices {
  const offered = runs.filter((run) => !query.game || gameOf(run) === query.game);
  const words = (name: 'difficulty' | 'loot') =>
    listed(
      offered.map((run) => [run[name], run[name]]),
      query[name],
    );
  return {
    raid: listed(
      offered.map((run) => [raidOf(run), run.product.name]),
      query.raid,
    ),
    difficulty: words('difficulty'),
    loot: words('loot'),
  };
}

/** Why no seat can be booked; undefined if one can. */
export function closedFor({ status, slotsLeft }: Pick<Run, 'status' | 'slotsLeft'>): string | undefined {
  if (status === 'CANCELED') return 'Canceled';
  if (status === 'FINISHED') return 'Over';
  if (status === 'RUNNING') return 'Running now';
  return status === 'FULL' || slotsLeft === 0 ? 'Full' : undefined;
}

/** Whether a run has not started. */
export function isToCome(run: Run, now: string): boolean {
  return Date.parse(run.startsAt) > Date.parse(now);
}

function listed(entries: [value: string, name: string][], chosen: string): Choice[] {
  const all = new Map(chosen ? [[chosen, chosen], ...entries] : entries);
  return [...all].map(([value, name]) => ({ value, name })).sort((a, b) => (a.name < b.name ? -1 : 1));
}
