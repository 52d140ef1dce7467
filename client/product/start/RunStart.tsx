import type { Region } from '#client/generated/graphql.ts';
import { dayWords } from '#client/product/runs/day-words.ts';
import { momentIn } from '#client/session/clock.ts';
import { useClock } from '#client/session/use-clock.ts';
import { useZone } from '#client/session/use-zone.ts';
import { serverZone } from '#client/session/zones.ts';

/** A line of the cart does not have the region of its run. */
type Props = { run: { startsAt: string; region?: Region } };

/** When a dated run starts, in the time zone of its page: `Sun 29 Nov, 15:00`. */
export function RunStart({ run: { startsAt, region } }: Props) {
  const own = useZone();
  const { zone } = useClock(region ? serverZone(region) : own);
  const { date, time } = momentIn(zone, startsAt);
  return `${dayWords(date)}, ${time}`;
}
