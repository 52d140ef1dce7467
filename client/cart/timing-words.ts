/** Longer phrases may wrap. */
const MAX_UNBROKEN = 28;

/** `Sun 22 Nov, 14:00 CET, done by 15:30`, which may only wrap after a comma. */
export function runWords({ startsAt, endsAt }: { startsAt: string; endsAt?: string | null }, timeZone: string): string {
  const start = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(new Date(startsAt));
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
  const parts = [...start.split(', '), ...(endsAt ? [`done by ${time.format(new Date(endsAt))}`] : [])];
  return parts.map(unbroken).join(', ');
}

/** Start and duration in one line, which may wrap between them; empty if neither is known. */
export function timingWords(start: string, eta: string): string {
  const line = [startWords(start), etaWords(eta)].filter(Boolean).map(unbroken).join('\u00a0· ');
  return line.replace(/(?<=\d) /g, '\u00a0');
}

function unbroken(words: string): string {
  return words.length > MAX_UNBROKEN ? words : words.replaceAll(' ', '\u00a0');
}

function startWords(start: string): string {
  if (/^\d[^a-z]*[a-z]+$/.test(start)) return `Starts in about ${start}`;
  if (/^(mon|tues|wednes|thurs|fri|satur|sun)days\b/i.test(start)) return `Starts on ${start}`;
  const isPhrase = /^(within|after|today|on|in|at|when|\d.* (after|before))\b/i.test(start);
  return isPhrase ? `Starts ${lowerFirst(start)}` : start && `Start: ${start}`;
}

function etaWords(eta: string): string {
  return /^(\d|from|about|up to)/i.test(eta) ? `takes ${lowerFirst(eta)}` : eta;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
