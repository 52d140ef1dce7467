import { longDate } from '#client/session/calendar-date.ts';
import { momentIn } from '#client/session/clock.ts';

export type Times = { hereUntil: string | null; answerBy: string };

/** When support answers, in a time zone. "Within a minute" only while somebody is there. */
export function supportWords({ hereUntil, answerBy }: Times, zone: string, nowMs: number): string {
  if (hereUntil && Date.parse(hereUntil) > nowMs) {
    return `Someone is here until ${momentIn(zone, hereUntil).time} and answers within a minute.`;
  }
  const { date, time } = momentIn(zone, answerBy);
  return `No one is here right now. You get an answer by ${longDate(date)}, ${time}.`;
}
