import { schedulePath } from '#client/site/paths.ts';
import type { Region } from '#client/generated/graphql.ts';
import { addDays, daysBetween, isDate } from '#client/session/calendar-date.ts';
import { WEEK_DAYS } from './week.ts';

/** The filters in the schedule's address; an empty string means all. */
export type ScheduleQuery = {
  /** The first of the seven days; empty for today. */
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

const FILTERS = ['game', 'raid', 'difficulty', 'region', 'loot'] as const;

/** Runs are planned for four weeks from now on. */
const LAST_WEEK_DAYS = 3 * WEEK_DAYS;

/** @param today decides which days there are: nothing is shown of those before and of those not yet planned. */
export function readScheduleQuery(given: URLSearchParams, today: string): ScheduleQuery {
  const text = (name: string) => given.get(name)?.trim().slice(0, 100) ?? '';
  const region = text('region');
  const day = isDate(text('day')) ? text('day') : '';
  const isAhead = (week: string) => isDate(week) && week > today && week <= lastWeek(today);
  const hasDay = (week: string) => !day || (day >= week && day < addDays(week, WEEK_DAYS));
  const counted = day && weekWith(day, today);
  const week = [text('week'), counted].find((asked) => isAhead(asked) && hasDay(asked)) ?? '';
  return {
    week,
    day: week || counted === today ? day : '',
    view: text('view') === 'list' ? 'list' : 'week',
    game: text('game'),
    raid: text('raid'),
    difficulty: text('difficulty'),
    region: region === 'us' || region === 'eu' ? region : '',
    loot: text('loot'),
  };
}

/** The first day of the last seven that can be shown. */
export function lastWeek(today: string): string {
  return addDays(today, LAST_WEEK_DAYS);
}

/** The first of the seven days that a day is one of, counted from today. */
function weekWith(day: string, today: string): string {
  return addDays(today, WEEK_DAYS * Math.floor(daysBetween(today, day) / WEEK_DAYS));
}

/** The address of the schedule with these filters, without defaults. */
export function scheduleAddress(query: ScheduleQuery): string {
  return schedulePath(scheduleSearch(query));
}

/** Starts with `?` unless empty. */
export function scheduleSearch({ view, ...query }: ScheduleQuery): string {
  const asked = Object.entries({ ...query, view: view === 'list' ? view : '' });
  const search = new URLSearchParams(asked.filter(([, value]) => value !== ''));
  return search.size > 0 ? `?${search}` : '';
}

export function withoutFilters(query: ScheduleQuery): ScheduleQuery {
  return { ...query, game: '', raid: '', difficulty: '', region: '', loot: '' };
}

export function isFiltered(query: ScheduleQuery): boolean {
  return FILTERS.some((name) => query[name] !== '');
}
