import { homePath } from '#client/app/paths.ts';
import type { Device } from '#client/layout/device.ts';
import type { Campaign } from './promo-campaign.ts';

export const PROMO_AFTER_MS = 8_000;

/** What the popup must not get in the way of. */
export type Moment = {
  pathname: string;
  /** Whether the visitor has chosen about cookies; the notice stands until then. */
  isConsentOpen: boolean;
  isTyping: boolean;
  /** Of another dialog, a menu or the search results. */
  isSomethingOpen: boolean;
};

export function runs({ start, end }: Campaign, now: Date): boolean {
  return new Date(start) <= now && now <= new Date(end);
}

/** Cart, checkout and order are for buying. */
export function mayInterrupt({ pathname, isConsentOpen, isTyping, isSomethingOpen }: Moment): boolean {
  const isBuying = ['/checkout', '/order'].some((path) => `${pathname}/`.startsWith(`${homePath()}${path}/`));
  return !isBuying && !isConsentOpen && !isTyping && !isSomethingOpen;
}

/** The pointer goes for the browser's own bar; a finger has no such way. */
export function isExit({ relatedTarget, clientY }: MouseEvent, device: Device): boolean {
  return device === 'desktop' && relatedTarget === null && clientY <= 0;
}
