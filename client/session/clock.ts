import type { Region } from '#client/generated/graphql.ts';

/** The zones that the servers of a region, and those who play on them, keep their evenings by. */
const SERVER_ZONES: Record<Region, string> = { us: 'America/New_York', eu: 'Europe/Paris' };

export type Moment = {
  /** `2026-11-23` */
  date: string;
  /** `20:30` */
  time: string;
  /** `Mon` */
  weekday: string;
};

const formats = new Map<string, Intl.DateTimeFormat>();

export function serverZone(region: Region): string {
  return SERVER_ZONES[region];
}

/** What the clocks of a zone show at a moment. Put together from parts, so that every engine writes the same. */
export function momentIn(zone: string, iso: string): Moment {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(new Date(iso))
      .map(({ type, value }) => [type, value]),
  );
  return {
    date: `${parts['year']}-${parts['month']}-${parts['day']}`,
    time: `${parts['hour']}:${parts['minute']}`,
    weekday: parts['weekday'] ?? '',
  };
}

/** Such as `New York, GMT−5`, or `UTC`. */
export function zoneName(zone: string, iso: string): string {
  if (zone === 'UTC') return zone;
  const city = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
  const offset = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'shortOffset' })
    .formatToParts(new Date(iso))
    .find(({ type }) => type === 'timeZoneName')?.value;
  return `${city}, ${offset?.replace('-', '−')}`;
}

// Making a formatter costs far more than using it.
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    weekday: 'short',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(zone, format);
  return format;
}
