import { lastingCookie } from '#client/session/lasting-cookie.ts';

/** `kept`: accepted, and to be applied to the first cart that it fits. */
export type OfferAnswer = 'no' | 'kept' | 'used';

const COOKIE = 'waystone_offer';
const ANSWERED = 'waystone:offer';

/**
 * For `document.cookie` and `Set-Cookie` alike; `before-paint.js` reads it before the first paint. A visitor answers
 * each code once.
 */
export function offerCookie(code: string, answer: OfferAnswer, page: string): string {
  return lastingCookie(COOKIE, `${code}.${answer}`, page);
}

/** The coupon on offer, as the document says; undefined if there is none. Browser only. */
function offeredCode(): string | undefined {
  return document.documentElement.dataset['offer'];
}

/** Undefined while the current offer is unanswered. Browser only. */
export function readOfferAnswer(): OfferAnswer | undefined {
  const entry = document.cookie.split('; ').find((pair) => pair.startsWith(`${COOKIE}=${offeredCode()}.`));
  const answer = entry?.split('.').at(-1);
  return answer === 'no' || answer === 'kept' || answer === 'used' ? answer : undefined;
}

export function answerOffer(code: string, answer: OfferAnswer): void {
  document.cookie = offerCookie(code, answer, location.href);
  window.dispatchEvent(new Event(ANSWERED));
}

/** The code of a friend's link that is on no cart yet; from a cookie of the server. Browser only. */
export function readFriendCode(): string | undefined {
  return /(?:^|; )waystone_friend=([\w-]+)/.exec(document.cookie)?.[1];
}

export function dropFriendCode(): void {
  document.cookie = 'waystone_friend=; Path=/; Max-Age=0; SameSite=Lax';
  delete document.documentElement.dataset['friend'];
}

/** The code to be applied to the first cart that it fits. Browser only. */
export function keptCode(): string | undefined {
  return readFriendCode() ?? (readOfferAnswer() === 'kept' ? offeredCode() : undefined);
}

/** For `useSyncExternalStore`. */
export function subscribeToOffer(changed: () => void): () => void {
  window.addEventListener(ANSWERED, changed);
  return () => window.removeEventListener(ANSWERED, changed);
}
