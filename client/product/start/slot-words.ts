import { momentIn } from '#client/session/clock.ts';

/** `Fri 18:00`, or `Thu 20:00, Fri 18:00 UTC` if the viewer's zone is unknown: weekly slots in a time zone. */
export function slotWords(slots: readonly string[], zone: string): string {
  const words = slots.map((slot) => {
    const { weekday, time } = momentIn(zone, slot);
    return `${weekday} ${time}`;
  });
  return words.join(', ') + (zone === 'UTC' ? ' UTC' : '');
}
