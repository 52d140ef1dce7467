import { askDesk } from './desk-call.ts';

type Presence = { here_until: string | null };

const DAY_MS = 24 * 60 * 60 * 1000;

/** `presence`, `presence here --until 22:00` and `presence away`; the clock is that of this machine. */
export async function runPresence(word: string, until: string | undefined): Promise<string> {
  if (word === '') return presenceText(await askDesk<Presence>('GET', '/presence'));
  if (word !== 'here' && word !== 'away') throw new Error('Use `presence here --until 22:00` or `presence away`');
  const end = word === 'away' ? null : untilOf(until ?? '', new Date()).toISOString();
  return presenceText(await askDesk<Presence>('POST', '/presence', { until: end }));
}

/** The next occurrence of a time of day. */
function untilOf(time: string, now: Date): Date {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(time) ?? [];
  if (Number(hours) > 23 || Number(minutes) > 59 || hours === undefined)
    throw new Error('Specify until when, such as --until 22:00');
  const today = new Date(now);
  today.setHours(Number(hours), Number(minutes), 0, 0);
  return today > now ? today : new Date(today.getTime() + DAY_MS);
}

function presenceText({ here_until: until }: Presence): string {
  return until
    ? `Visitors see support as online until ${new Date(until).toLocaleString()}.`
    : 'Visitors see support as away.';
}
