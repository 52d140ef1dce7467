import type { MenuGame } from '#client/site/site.ts';

export type MenuCategory = { name: string; path: string; children: { name: string; path: string }[] };

const MAX_CATEGORIES = 8;
const MAX_CHILDREN = 3;

/** A game's most popular categories, each with the most popular below it; the shop sorts them by popularity. */
export function menuCategories(game: MenuGame): MenuCategory[] {
  return game.children
    .slice(0, MAX_CATEGORIES)
    .map(({ name, path, children }) => ({ name, path, children: children.slice(0, MAX_CHILDREN) }));
}
