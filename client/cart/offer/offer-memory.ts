import { OFFER } from './offer.ts';

/** `kept`: taken, and to be applied to the first cart that it fits. */
export type OfferAnswer = 'no' | 'kept' | 'used';

const COOKIE = 'waystone_offer';
const COOKIE_AGE_S = 365 * 24 * 60 * 60;
const ANSWERED = 'waystone:offer';

/** For `document.cookie` and `Set-Cookie` alike; `early-theme.js` reads it before the first paint. */
export function offerCookie(answer: OfferAnswer): string {
  return `${COOKIE}=${OFFER?.id}.${answer}; Path=/; Max-Age=${COOKIE_AGE_S}; SameSite=Lax`;
}

/** Undefined while the offer of now is open. Browser only. */
export function readOfferAnswer(): OfferAnswer | undefined {
  const entry = document.cookie.split('; ').find((pair) => pair.startsWith(`${COOKIE}=${OFFER?.id}.`));
  const answer = entry?.split('.').at(-1);
  return answer === 'no' || answer === 'kept' || answer === 'used' ? answer : undefined;
}

export function answerOffer(answer: OfferAnswer): void {
  document.cookie = offerCookie(answer);
  window.dispatchEvent(new Event(ANSWERED));
}

/** For `useSyncExternalStore`. */
export function subscribeToOffer(changed: () => void): () => void {
  window.addEventListener(ANSWERED, changed);
  return () => window.removeEventListener(ANSWERED, changed);
}
