import { homePath } from '#client/site/paths.ts';
import type { SiteGame } from '#client/site/site.ts';
import { skeletonKind } from '#client/layout/skeleton-kind.ts';

const BUYING = ['/checkout', '/order', '/currency'];

/** Where something is configured or paid nothing is offered. */
export function showsOffer(pathname: string, games: readonly SiteGame[]): boolean {
  const path = `${pathname.replace(/\/$/, '')}/`;
  if (BUYING.some((part) => path.startsWith(`${homePath()}${part}/`))) return false;
  return skeletonKind(pathname, games) !== 'product';
}
