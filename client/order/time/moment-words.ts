import { addDays, daysBetween, shortDate, weekdayName } from '#client/session/calendar-date.ts';
import { momentIn } from '#client/session/clock.ts';
import { zoneName } from '#client/session/zones.ts';

const ONE_MINUTE_MS = 60_000;
/** Up to this, minutes are counted. */
const COUNTED_MINUTES = 120;
const WEEK_DAYS = 7;

function minutesTo(iso: string, now: number): number {
  return Math.ceil((Date.parse(iso) - now) / ONE_MINUTE_MS);
}

/** When something happens, as people say it: `in 28 min`, `tomorrow 20:30`, `Tue 20:30`, `29 Nov, 15:00`. */
export function momentWords(iso: string, now: number, zone: string): string {
  const minutes = minutesTo(iso, now);
  if (minutes <= 0) return 'now';
  return minutes < COUNTED_MINUTES ? `in ${minutes} min` : dayWords(iso, now, zone);
}

/** The details that `momentWords` leaves out: `today 20:30 (Berlin, GMT+1)` beside minutes, else the zone alone. */
export function momentNote(iso: string, now: number, zone: string): string {
  const named = `(${zoneName(zone, iso)})`;
  return minutesTo(iso, now) < COUNTED_MINUTES ? `${dayWords(iso, now, zone)} ${named}` : named;
}

/** By day and time of day. */
function dayWords(iso: string, now: number, zone: string): string {
  const { date, time } = momentIn(zone, iso);
  const today = momentIn(zone, new Date(now).toISOString()).date;
  if (date === today) return `today ${time}`;
  if (date === addDays(today, 1)) return `tomorrow ${time}`;
  if (daysBetween(today, date) < WEEK_DAYS) return `${weekdayName(date)} ${time}`;
  return `${shortDate(date)}, ${time}`;
}
