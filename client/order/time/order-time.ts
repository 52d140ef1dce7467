type Shown = { zone?: string | undefined; year?: boolean | undefined };

/** A date and time in words, none for a moment that nobody could read: in UTC on the server, in the viewer's own zone once the script knows it. */
export function orderTime(iso: string, { zone, year = false }: Shown = {}): string {
  if (Number.isNaN(Date.parse(iso))) return '';
  const words = new Intl.DateTimeFormat('en-US', {
    ...(year && { year: 'numeric' }),
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone ?? 'UTC',
  }).format(new Date(iso));
  return zone ? words : `${words} UTC`;
}
