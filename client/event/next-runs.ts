import type { Load } from '#client/data/load.ts';
import { RunsDocument, SiteViewerDocument } from '#client/generated/graphql.ts';
import { serverZone } from '#client/session/zones.ts';
import { thisMinute } from './this-minute.ts';

const ONE_HOUR_MS = 60 * 60 * 1000;

export type UpcomingRuns = Awaited<ReturnType<typeof loadNextRuns>>;

/** @param category the path of a game, such as `wow-carry`; all games without it. */
export async function loadNextRuns(load: Load, hoursAhead: number, category: string | null = null) {
  const { viewer } = await load(SiteViewerDocument, {});
  const now = thisMinute();
  // From the full hour on, so that everybody asks the same.
  const hour = now - (now % ONE_HOUR_MS);
  const from = new Date(hour).toISOString();
  const to = new Date(hour + hoursAhead * ONE_HOUR_MS).toISOString();
  const told = { now: new Date(now).toISOString(), zone: serverZone(viewer.region) };
  return { ...(await load(RunsDocument, { from, to, category })), ...told };
}
