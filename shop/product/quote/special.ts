import type { Offer, Special } from './offer.ts';

/** The special offer at a moment: its first moment is included, its end is not. */
export function specialAt({ special }: Pick<Offer, 'special'>, now: Date): Special | undefined {
  if (!special || (special.from && now < special.from) || (special.until && now >= special.until)) return undefined;
  return special;
}
