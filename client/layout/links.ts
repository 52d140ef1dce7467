import { favouritesPath, informationPath, trackPath } from '#client/site/paths.ts';
import type { SiteContent, MenuGame } from '#client/site/site.ts';

export type SiteLink = { name: string; href: string; external?: boolean };

/** Links of the site's content; those with a full address lead to another program on this host. */
export function linksOf(links: SiteContent['menu']): SiteLink[] {
  return links.map(({ name, page, address }) =>
    page === null ? { name, href: address ?? '/', external: true } : { name, href: informationPath(page) },
  );
}

/** Added to those of the content, before them where space is limited. */
export const SCHEDULE_LINK: SiteLink = { name: 'Raid schedule', href: informationPath('schedule') };

export const TRACK_LINK: SiteLink = { name: 'Track order', href: trackPath() };

export const FAVOURITES_LINK: SiteLink = { name: 'Favorites', href: favouritesPath() };

export const BUILD_LINK: SiteLink = { name: 'Help me build', href: informationPath('hmb') };

const MAX_NAMED = 5;

/** The games that have no column of their own, each with its most popular categories. */
export function otherGames(
  games: MenuGame[],
  columns: Columns,
): { name: string; path: string; categories: { name: string; path: string }[] }[] {
  const own = new Set(columns.map(({ game }) => game));
  return games
    .filter(({ path }) => !own.has(path))
    .map(({ name, path, children }) => ({ name, path, categories: children.slice(0, MAX_NAMED) }));
}

type Columns = SiteContent['footer'];
type CategoryLink = { name: string; path: string; children?: CategoryLink[] };

/** The footer's columns of deep links; categories that the shop does not have are left out. */
export function deepLinks(
  games: MenuGame[],
  columns: Columns,
): { title: string; links: { name: string; path: string }[] }[] {
  return columns.flatMap(({ game: path, categories, products }) => {
    const game = games.find((candidate) => candidate.path === path);
    if (!game) return [];
    const below = new Map(flatten(game.children).map((one) => [one.path, one]));
    const ofCategories = categories.flatMap((one) => resolve(game, below, one));
    const ofProducts = products.map(({ name, slug }) => ({ name, path: `product/${slug}` }));
    return [{ title: game.name, links: [...ofCategories, ...ofProducts] }];
  });
}

/** `raids/*` stands for all categories below `raids`. */
function resolve(
  game: MenuGame,
  below: ReadonlyMap<string, CategoryLink>,
  category: string,
): { name: string; path: string }[] {
  const all = category.endsWith('/*');
  const found = below.get(`${game.path}/${all ? category.slice(0, -2) : category}`);
  if (!found) return [];
  return all ? (found.children ?? []) : [found];
}

function flatten(categories: CategoryLink[]): CategoryLink[] {
  return categories.flatMap((category) => [category, ...flatten(category.children ?? [])]);
}
