import { useZone } from '#client/session/use-zone.ts';
import { slotWords } from './slot-words.ts';

type Props = { product: { start: string; startSlots: readonly string[] } };

/** When work on a product starts: `Within 24 h`, or the weekday and hour of its weekly slots. */
export function StartWords({ product: { start, startSlots } }: Props) {
  const zone = useZone();
  return startSlots.length > 0 ? slotWords(startSlots, zone) : start;
}
