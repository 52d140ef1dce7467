/** A date and time in words: in UTC on the server, in the viewer's own zone once the script knows it. */
export function orderTime(iso: string, zone?: string): string {
  const words = new Intl.DateTimeFormat('en-US', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone ?? 'UTC',
  }).format(new Date(iso));
  return zone ? words : `${words} UTC`;
}
