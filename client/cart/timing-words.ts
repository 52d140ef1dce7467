/** `Sun 22 Nov, 14:00 CET`. */
export function runWords(iso: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(new Date(iso));
}

/** Start and duration in one line; empty where neither is known. */
export function timingWords(start: string, eta: string): string {
  return [startWords(start), etaWords(eta)].filter(Boolean).join(' · ');
}

function startWords(start: string): string {
  if (/^\d/.test(start)) return `Starts in about ${start}`;
  return /^(within|after|today|on|in)\b/i.test(start) ? `Starts ${lowerFirst(start)}` : start && `Start: ${start}`;
}

function etaWords(eta: string): string {
  return /^(\d|from|about|up to)/i.test(eta) ? `takes ${lowerFirst(eta)}` : eta;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
