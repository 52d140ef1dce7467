import { keptByKey } from '#client/ui/kept-by-key.ts';

export type Moment = {
  /** `2026-11-23` */
  date: string;
  /** `20:30` */
  time: string;
  /** `Mon` */
  weekday: string;
};

const formats = new Map<string, Intl.DateTimeFormat>();

/** Lists of runs use the same moments again and again, and formatting is slow. */
const moment = keptByKey<Moment>(1_000);

/** A moment in a time zone. */
export function momentIn(zone: string, iso: string): Moment {
  return moment(`${zone} ${iso}`, () => readMoment(zone, iso));
}

/** Assembled from parts, so that every engine gives the same text. */
function readMoment(zone: string, iso: string): Moment {
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

// Creating a formatter is far slower than using it.
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
