const DEFAULT_SPAN_DAYS = 14;
const MAX_SPAN_DAYS = 62;
const ONE_DAY_MS = 24 * 60 * 60 * 1000;

export type Span = { from: Date; to: Date };

/** @returns the requested span, by default two weeks from now; undefined when it is backwards or too long. */
export function readSpan(from: Date | undefined, to: Date | undefined, now: Date): Span | undefined {
  const start = from ?? now;
  const end = to ?? new Date(start.getTime() + DEFAULT_SPAN_DAYS * ONE_DAY_MS);
  const lengthMs = end.getTime() - start.getTime();
  return lengthMs < 0 || lengthMs > MAX_SPAN_DAYS * ONE_DAY_MS ? undefined : { from: start, to: end };
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
