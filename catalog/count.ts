import { categoryPaths } from './category-path.ts';
import type { Catalog } from './format.ts';

export type GameCount = { game: string; categories: number; products: number; runs: number; options: number };

/** The counts of each game, and their `total` at the end. */
export function countGoods({ games, events }: Catalog): GameCount[] {
  const counts = games.map(({ slug, categories, products }) => {
    const own = new Set(products.map((product) => product.slug));
    return {
      game: slug,
      categories: categoryPaths(categories).length,
      products: products.length,
      runs: events.filter(({ product }) => own.has(product)).length,
      options: products.reduce((total, { options }) => total + options.length, 0),
    };
  });
  const total = (field: Exclude<keyof GameCount, 'game'>) => counts.reduce((sum, count) => sum + count[field], 0);
  const all = { categories: total('categories'), products: total('products') };
  return [...counts, { game: 'total', ...all, runs: total('runs'), options: total('options') }];
}
