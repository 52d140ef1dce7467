import { shortDate } from '#client/session/calendar-date.ts';
import { momentIn } from '#client/session/clock.ts';

type Shown = { zone?: string | undefined; year?: boolean | undefined };

/**
 * A date and time in words, empty for an invalid one: in UTC on the server, in the viewer's own zone once the script
 * knows it.
 */
export function orderTime(iso: string, { zone, year = false }: Shown = {}): string {
  if (Number.isNaN(Date.parse(iso))) return '';
  const { date, time } = momentIn(zone ?? 'UTC', iso);
  const day = year ? `${shortDate(date)} ${date.slice(0, 4)}` : shortDate(date);
  return `${day}, ${time}${zone ? '' : ' UTC'}`;
}
