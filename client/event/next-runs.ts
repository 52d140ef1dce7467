import type { Load } from '#client/data/load.ts';
import { RunsDocument, SiteViewerDocument } from '#client/generated/graphql.ts';
import { serverZone } from '#client/session/zones.ts';
import { nextOpen } from './runs.ts';
import { thisMinute } from './this-minute.ts';

const ONE_HOUR_MS = 60 * 60 * 1000;
/** Loads this many more than are shown: some start or fill up before the page is rendered again. */
const MAY_CLOSE = 2;

export type UpcomingRuns = Awaited<ReturnType<typeof loadNextRuns>>;

type Asked = {
  hoursAhead: number;
  /** How many of them are shown: no more are part of the page. */
  shown: number;
  /** The path of a game, such as `wow-carry`; all games without it. */
  category?: string;
};

/** The group runs that start next and have a seat left. */
export async function loadNextRuns(load: Load, { hoursAhead, shown, category }: Asked) {
  const { viewer } = await load(SiteViewerDocument, {});
  const now = thisMinute();
  // From the full hour on, so that all requests are the same.
  const hour = now - (now % ONE_HOUR_MS);
  const from = new Date(hour).toISOString();
  const to = new Date(hour + hoursAhead * ONE_HOUR_MS).toISOString();
  const next = shown + MAY_CLOSE;
  const { events } = await load(RunsDocument, { from, to, category: category ?? null, next });
  const asOf = new Date(now).toISOString();
  return { runs: nextOpen(events, asOf).slice(0, shown), now: asOf, zone: serverZone(viewer.region) };
}
