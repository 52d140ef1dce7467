import type { Region } from '#client/generated/graphql.ts';
import { keptByKey } from '#client/ui/kept-by-key.ts';

/** The time zones of the servers of a region, which their players plan evenings by. */
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

/** The length of `2026-11-24T19:3`, which names ten minutes: no clock changes within them. */
const TEN_MINUTES = 15;
const offset = keptByKey<string>(1_000);

function readOffset(zone: string, iso: string): string {
  const parts = formatOf(zone).formatToParts(new Date(iso));
  return parts.find(({ type }) => type === 'timeZoneName')?.value.replace('-', '−') ?? '';
}

const formats = new Map<string, Intl.DateTimeFormat>();

// Creating one takes a thirtieth of the time of rendering a category page.
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'shortOffset' });
  formats.set(zone, format);
  return format;
}
