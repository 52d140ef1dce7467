/** The period of the runs of a day. It ends at noon UTC, after the evening in the Americas. */
export type DayWindow = { from: Date; until: Date };

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const EVENING_END_MS = 12 * HOUR_MS;
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const SATURDAY = 6;

export function windowOf(day: string, now: Date): DayWindow {
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const inDays = (days: number, length = 1) => ({
    from: new Date(Math.max(now.getTime(), midnight + days * DAY_MS)),
    until: new Date(midnight + (days + length) * DAY_MS + EVENING_END_MS),
  });
  const until = (weekday: number) => (weekday - now.getUTCDay() + WEEKDAYS.length) % WEEKDAYS.length;
  if (day === 'tomorrow') return inDays(1);
  if (day === 'week') return inDays(0, WEEKDAYS.length);
  if (day === 'weekend') return now.getUTCDay() === 0 ? inDays(0) : inDays(until(SATURDAY), 2);
  const weekday = WEEKDAYS.indexOf(day);
  return inDays(weekday < 0 ? 0 : until(weekday));
}
