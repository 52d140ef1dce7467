import { checkoutPath, expressPath } from '#client/site/paths.ts';
import type { SiteContent } from '#client/site/site.ts';

/** The page with the fewest steps to buy one thing: a wallet's, on a device that can have one. */
export function quickestWay(paying: SiteContent['paying'] | undefined): string {
  const { wallet } = document.documentElement.dataset;
  const canHave = wallet !== undefined && (wallet !== 'none' || paying?.express?.provider === 'SANDBOX');
  return paying?.express && canHave ? expressPath() : checkoutPath();
}
