const ONE_DAY_MS = 24 * 60 * 60 * 1000;
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const MONTHS = 'January February March April May June July August September October November December'.split(' ');

// Dates are `2026-11-23`, without a time zone. In words the day comes before the month, on every page and in every
// mail: readers in Europe and America understand it the same way.

export function isDate(text: string): boolean {
  return /^20\d\d-\d\d-\d\d$/.test(text) && isReal(text);
}

export function addDays(date: string, days: number): string {
  return dateOf(Date.parse(date) + days * ONE_DAY_MS);
}

/** How many days later the second is. */
export function daysBetween(first: string, second: string): number {
  return Math.round((Date.parse(second) - Date.parse(first)) / ONE_DAY_MS);
}

/** `Mon` */
export function weekdayName(date: string): string {
  return WEEKDAYS[weekdayOf(date)] ?? '';
}

/** `23` */
export function dayNumber(date: string): number {
  return Number(date.slice(8));
}

/** `23 Nov` */
export function shortDate(date: string): string {
  return `${dayNumber(date)} ${monthName(date).slice(0, 3)}`;
}

/** `Mon, 23 November` */
export function longDate(date: string): string {
  return `${weekdayName(date)}, ${dayNumber(date)} ${monthName(date)}`;
}

/** `23 – 29 November`, `30 November – 6 December` */
export function weekName(first: string): string {
  const last = addDays(first, 6);
  const month = monthName(first) === monthName(last) ? '' : ` ${monthName(first)}`;
  return `${dayNumber(first)}${month} – ${dayNumber(last)} ${monthName(last)}`;
}

/** `November` */
export function monthName(date: string): string {
  return MONTHS[Number(date.slice(5, 7)) - 1] ?? '';
}

function weekdayOf(date: string): number {
  return (new Date(date).getUTCDay() + 6) % 7;
}

function isReal(date: string): boolean {
  const ms = Date.parse(date);
  return !Number.isNaN(ms) && dateOf(ms) === date;
}

function dateOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
