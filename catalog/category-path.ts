import type { CategoryDef } from './format.ts';
import type { Path } from '#catalog/issue/place.ts';

/** A category with its path inside the game, and where in game.yaml it is written. */
type PlacedCategory = { path: string; at: Path; category: CategoryDef };

/** Every category of a game, parents before their children. */
export function placedCategories(categories: CategoryDef[], above = '', at: Path = []): PlacedCategory[] {
  const list = above === '' ? 'categories' : 'children';
  return categories.flatMap((category, index) => {
    const path = above === '' ? category.slug : `${above}/${category.slug}`;
    const place = [...at, list, index];
    return [{ path, at: place, category }, ...placedCategories(category.children, path, place)];
  });
}

/** `raids`, `raids/manaforge-omega` */
export function categoryPaths(categories: CategoryDef[]): string[] {
  return placedCategories(categories).map(({ path }) => path);
}
