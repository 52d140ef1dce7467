import type { Region } from '#client/generated/graphql.ts';
import { keptByKey } from '#client/ui/kept-by-key.ts';

/** The zones that the servers of a region, and those who play on them, keep their evenings by. */
const SERVER_ZONES: Record<Region, string> = { us: 'America/New_York', eu: 'Europe/Paris' };

export function serverZone(region: Region): string {
  return SERVER_ZONES[region];
}

/** Such as `New York, GMT−5`, or `UTC`. */
export function zoneName(zone: string, iso: string): string {
  if (zone === 'UTC') return zone;
  const city = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
  return `${city}, ${offset(`${zone} ${iso.slice(0, TEN_MINUTES)}`, () => readOffset(zone, iso))}`;
}

/** How much of `2026-11-24T19:30:00Z` names ten minutes: no clock is put forward or back within them. */
const TEN_MINUTES = 15;
const offset = keptByKey<string>(1_000);

function readOffset(zone: string, iso: string): string {
  const parts = formatOf(zone).formatToParts(new Date(iso));
  return parts.find(({ type }) => type === 'timeZoneName')?.value.replace('-', '−') ?? '';
}

const formats = new Map<string, Intl.DateTimeFormat>();

// To make one is a thirtieth of what a page of a category costs.
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'shortOffset' });
  formats.set(zone, format);
  return format;
}
