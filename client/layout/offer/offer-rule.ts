import { homePath } from '#client/site/paths.ts';
import type { MenuGame } from '#client/site/site.ts';
import { skeletonKind } from '#client/layout/skeleton-kind.ts';

const BUYING = ['/checkout', '/order', '/currency'];

/** No offer on pages where something is configured or paid. */
export function showsOffer(pathname: string, games: readonly MenuGame[]): boolean {
  const path = `${pathname.replace(/\/$/, '')}/`;
  if (BUYING.some((part) => path.startsWith(`${homePath()}${part}/`))) return false;
  return skeletonKind(pathname, games) !== 'product';
}
