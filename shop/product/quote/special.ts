import type { Offer, Special } from './offer.ts';

/** The special offer that runs at that moment: from its first one on, up to but without its end. */
export function specialAt({ special }: Pick<Offer, 'special'>, now: Date): Special | undefined {
  if (!special || (special.from && now < special.from) || (special.until && now >= special.until)) return undefined;
  return special;
}
