import { homePath, searchPath } from '#client/app/paths.ts';
import type { SiteGame } from '#client/app/site.ts';

export type SkeletonKind = 'home' | 'list' | 'product';

/** Undefined for the cart, the checkout and the content pages, which have none. */
export function skeletonKind(pathname: string, games: readonly SiteGame[]): SkeletonKind | undefined {
  const path = pathname.replace(/\/$/, '');
  if (path === homePath()) return 'home';
  if (path.startsWith(searchPath(''))) return 'list';
  const [first = '', ...rest] = path.slice(homePath().length + 1).split('/');
  if (first === 'product') return 'product';
  const game = games.find((candidate) => candidate.path === first);
  if (!game) return undefined;
  const shelves = [game, ...game.children, ...game.children.flatMap((child) => child.children)];
  return shelves.some((shelf) => shelf.path === [first, ...rest].join('/')) ? 'list' : 'product';
}
