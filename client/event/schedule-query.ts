import { schedulePath } from '#client/app/paths.ts';
import type { Region } from '#client/generated/graphql.ts';
import { addDays, isDate, mondayOf } from '#client/session/calendar-date.ts';

/** What the address asks of the schedule; an empty string asks for everything. */
export type ScheduleQuery = {
  /** A Monday; empty for the week that is running. */
  week: string;
  /** The one day that is shown. */
  day: string;
  view: 'week' | 'list';
  /** A game's path. */
  game: string;
  /** The last segment of a product's path. */
  raid: string;
  difficulty: string;
  region: Region | '';
  loot: string;
};

export const FILTERS = ['game', 'raid', 'difficulty', 'region', 'loot'] as const;

/** Runs are planned for four weeks from now on. */
const WEEKS_AHEAD = 4;

/** @param today decides which weeks there are: nothing is shown of those before and of those not yet planned. */
export function readScheduleQuery(given: URLSearchParams, today: string): ScheduleQuery {
  const text = (name: string) => given.get(name)?.trim().slice(0, 100) ?? '';
  const region = text('region');
  const day = isDate(text('day')) ? text('day') : '';
  const asked = day || (isDate(text('week')) ? text('week') : today);
  const [first, last] = weeksOf(today);
  const monday = mondayOf(asked);
  const isPlanned = monday >= first && monday <= last;
  return {
    week: isPlanned && monday !== first ? monday : '',
    day: isPlanned ? day : '',
    view: text('view') === 'list' ? 'list' : 'week',
    game: text('game'),
    raid: text('raid'),
    difficulty: text('difficulty'),
    region: region === 'us' || region === 'eu' ? region : '',
    loot: text('loot'),
  };
}

/** The first and the last Monday that can be shown. */
export function weeksOf(today: string): [first: string, last: string] {
  return [mondayOf(today), mondayOf(addDays(today, 7 * WEEKS_AHEAD))];
}

/** The address of the schedule as asked, without what is asked for anyway. */
export function scheduleAddress(query: ScheduleQuery): string {
  return schedulePath(scheduleSearch(query));
}

/** Starts with `?` unless empty. */
export function scheduleSearch({ view, ...query }: ScheduleQuery): string {
  const asked = Object.entries({ ...query, view: view === 'list' ? view : '', ...(query.day && { week: '' }) });
  const search = new URLSearchParams(asked.filter(([, value]) => value !== ''));
  return search.size > 0 ? `?${search}` : '';
}

export function withoutFilters(query: ScheduleQuery): ScheduleQuery {
  return { ...query, game: '', raid: '', difficulty: '', region: '', loot: '' };
}

export function isFiltered(query: ScheduleQuery): boolean {
  return FILTERS.some((name) => query[name] !== '');
}
