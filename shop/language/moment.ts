const FORMAT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** `22 Nov 2026, 18:00 UTC`: a mail does not know its reader's time zone. */
export function formatMoment(iso: string): string {
  return `${FORMAT.format(new Date(iso))} UTC`;
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** `22 Nov 2026`. */
export function formatDay(iso: string): string {
  return DAY.format(new Date(iso));
}
