const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const ONE_DAY_MS = 24 * 60 * 60 * 1000;
const ONE_MINUTE_MS = 60 * 1000;

/** Creating one takes far longer than using it; there are as many as zones in the catalogue. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** An hour of each week in a time zone. */
export type Weekly = { /** `friday` */ day: string; /** `20:30` */ time: string; /** `Europe/Paris` */ zone: string };

export type Occurrence = { startsAt: Date; endsAt: Date };

/** The times of a weekly run after `from` and up to `until`: in its time zone, including summer time. */
export function occurrencesOf(run: Weekly & { minutes: number }, from: Date, until: Date): Occurrence[] {
  const found: Occurrence[] = [];
  // The zone's date may be a day off from that of UTC, on either side.
  for (let day = from.getTime() - ONE_DAY_MS; day <= until.getTime() + ONE_DAY_MS; day += ONE_DAY_MS) {
    const date = new Date(day);
    if (DAYS[date.getUTCDay()] !== run.day) continue;
    const startsAt = instantOf(date, run.time, run.zone);
    if (startsAt <= from || startsAt > until) continue;
    found.push({ startsAt, endsAt: new Date(startsAt.getTime() + run.minutes * ONE_MINUTE_MS) });
  }
  return found;
}

/** The next time after `from`. */
export function nextOf(weekly: Weekly, from: Date): Date | undefined {
  const until = new Date(from.getTime() + 8 * ONE_DAY_MS);
  return occurrencesOf({ ...weekly, minutes: 0 }, from, until)[0]?.startsAt;
}

function instantOf(date: Date, time: string, zone: string): Date {
  const [hours, minutes] = time.split(':').map(Number);
  const shown = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), hours, minutes);
  // The offset is read again at the resulting moment: a clock change may lie between the two.
  const near = shown - offsetMs(shown, zone);
  return new Date(shown - offsetMs(near, zone));
}

/** The offset of the zone from UTC at a moment. */
function offsetMs(moment: number, zone: string): number {
  // `11/24/2026, 20:30`: parsing it takes half as long as `formatToParts`, and a schedule does it a thousand times.
  const [month = 0, day, year = 0, hour, minute] = clockOf(zone).format(moment).split(/\D+/).map(Number);
  return Date.UTC(year, month - 1, day, hour, minute) - moment;
}

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  clocks.set(zone, made);
  return made;
}
