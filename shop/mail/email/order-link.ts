import { orderUrl } from '#shop/config/storefront.ts';
import type { Places } from '#shop/mail/places.ts';

/** Ends a mail with the link to an order's page. */
export const KEEP_LINK = 'Anyone with the link above can see the order, so keep it to yourself.';

export function followLink(number: string, token: string, places: Places): { text: string; url: string } {
  return { text: `Follow order ${number}`, url: orderUrl(places.siteUrl, token) };
}
