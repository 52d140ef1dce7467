import type { LoaderFunctionArgs } from 'react-router-dom';
import { defer } from '#client/data/deferred/deferred.ts';
import { type Load, loadContext } from '#client/data/load.ts';
import { schedulePath } from '#client/site/paths.ts';
import { RunsDocument, SiteViewerDocument } from '#client/generated/graphql.ts';
import { momentIn } from '#client/session/clock.ts';
import { serverZone } from '#client/session/zones.ts';
import { weekName } from '#client/session/calendar-date.ts';
import { isFiltered, readScheduleQuery } from './schedule-query.ts';
import { thisMinute } from '#client/event/this-minute.ts';
import { spanOf } from './week.ts';

/** Seven days of runs, unfiltered: filters and time zones then need no further request. */
export async function scheduleLoader({ request, context }: LoaderFunctionArgs) {
  const load = context.get(loadContext);
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get('region');
  const region = asked === 'us' || asked === 'eu' ? asked : (await load(SiteViewerDocument, {})).viewer.region;
  const zone = serverZone(region);
  const now = new Date(thisMinute()).toISOString();
  const today = momentIn(zone, now).date;
  const query = readScheduleQuery(searchParams, today);
  const first = query.week || today;
  return { events: defer(`runs-${first}`, loadRuns(load, first)), query, first, now, zone };
}

async function loadRuns(load: Load, first: string) {
  return (await load(RunsDocument, spanOf(first))).events;
}

export type ScheduleData = Awaited<ReturnType<typeof scheduleLoader>>;
export type ScheduleEvents = Awaited<ReturnType<typeof loadRuns>>;

export function meta({ first, query }: Pick<ScheduleData, 'first' | 'query'>) {
  return {
    title: query.week ? `Schedule, ${weekName(first)}` : 'Schedule of group runs',
    description:
      'Raids, dungeons and boss nights by day and hour, with the seats left in each. Times in your time zone, and a file for your calendar.',
    canonical: schedulePath(query.week && `?week=${query.week}`),
    // Another filter or view shows the same week again.
    ...((isFiltered(query) || query.day || query.view === 'list') && { robots: 'noindex' }),
  };
}
