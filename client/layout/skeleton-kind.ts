import { homePath, searchPath } from '#client/site/paths.ts';
import type { MenuGame } from '#client/site/site.ts';

/** `list` is the list of a category, `paged` a list of results that comes page by page. */
export type SkeletonKind = 'home' | 'list' | 'paged' | 'product';

/** Undefined for the cart, the checkout and the content pages, which have none. */
export function skeletonKind(pathname: string, games: readonly MenuGame[]): SkeletonKind | undefined {
  const path = pathname.replace(/\/$/, '');
  if (path === homePath()) return 'home';
  if (path.startsWith(searchPath(''))) return 'paged';
  const segments = path.slice(homePath().length + 1).split('/');
  if (segments[0] === 'product') return 'product';
  const game = games.find((candidate) => segments.includes(candidate.path));
  if (!game) return undefined;
  const categories = [game, ...game.children, ...game.children.flatMap((child) => child.children)];
  return categories.some((category) => category.path === segments.join('/')) ? 'list' : 'product';
}
