const DEFAULT_SPAN_DAYS = 14;
const MAX_SPAN_DAYS = 62;
const ONE_DAY_MS = 24 * 60 * 60 * 1000;
const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(:\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/i;

export type Span = { from: Date; to: Date };

/** @returns the requested span, by default two weeks from now, or what is wrong with it. */
export function readSpan(
  from: string | undefined,
  to: string | undefined,
  now: Date,
): Span | 'Invalid date' | 'Invalid range' {
  const start = from ? readMoment(from) : now;
  if (!start) return 'Invalid date';
  const end = to ? readMoment(to) : new Date(start.getTime() + DEFAULT_SPAN_DAYS * ONE_DAY_MS);
  if (!end) return 'Invalid date';
  const lengthMs = end.getTime() - start.getTime();
  return lengthMs < 0 || lengthMs > MAX_SPAN_DAYS * ONE_DAY_MS ? 'Invalid range' : { from: start, to: end };
}

/** ISO 8601: a date, or a date with a time; UTC without an offset. */
export function readMoment(text: string): Date | undefined {
  // A `+` that was not encoded has become a space in the query.
  const [, date = '', time = '00:00', seconds = ':00', zone = 'Z'] = MOMENT.exec(text.replace(' ', '+')) ?? [];
  const offset = zone.length === 5 ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone.toUpperCase();
  const moment = new Date(`${date}T${time}${seconds}${offset}`);
  // JavaScript takes 30 February for 2 March.
  const isReal = !Number.isNaN(moment.getTime()) && new Date(`${date}T00:00Z`).toISOString().startsWith(date);
  return isReal ? moment : undefined;
}

export type EventStatus = 'scheduled' | 'full' | 'running' | 'finished' | 'canceled';

export function statusOf(
  event: { startsAt: Date; endsAt: Date; canceled: boolean; slotsLeft: number },
  now: Date,
): EventStatus {
  if (event.canceled) return 'canceled';
  if (event.endsAt <= now) return 'finished';
  if (event.startsAt <= now) return 'running';
  return event.slotsLeft > 0 ? 'scheduled' : 'full';
}
