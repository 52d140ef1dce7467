import type { Faq } from './table.ts';
import type { Filters } from './filter-store.ts';
import type { Lead } from './lead-store.ts';
import { NO_STARS, type StarCounts } from './rating.ts';
import type { Ratings } from './rating-store.ts';
import type { Category } from './store.ts';

export type CategoryNode = {
  category_id: number;
  parent_id: number;
  name: string;
  seo_url: string;
  image: string;
  original_image: string;
  filters: Filters;
  intro: string;
  description: string;
  faq: Faq[];
  meta_title: string;
  meta_description: string;
  product_count: number;
  picture: string;
  cheapest_product_id: number | null;
  star_counts: StarCounts;
  categories: CategoryNode[];
};

/**
 * The short form of a category in menus and lists: a menu has hundreds of them. Of its path only the last segment; an
 * empty category has no price, and a leaf no list.
 */
export type MenuNode = {
  id: number;
  name: string;
  slug: string;
  image?: string;
  count: number;
  from?: string | undefined;
  categories?: MenuNode[];
};

/** @param prices of the cheapest products, by product. */
export function menuOf(nodes: CategoryNode[], prices: ReadonlyMap<number, string>): MenuNode[] {
  return nodes.map(
    ({ category_id, name, seo_url, product_count, parent_id, image, cheapest_product_id, categories }) => ({
      id: category_id,
      name,
      slug: seo_url.slice(seo_url.lastIndexOf('/') + 1),
      ...(parent_id === 0 && { image }),
      count: product_count,
      from: cheapest_product_id === null ? undefined : prices.get(cheapest_product_id),
      ...(categories.length > 0 && { categories: menuOf(categories, prices) }),
    }),
  );
}

/** The products whose prices are needed for a menu. */
export function cheapestIn(nodes: CategoryNode[]): number[] {
  return nodes.flatMap(({ cheapest_product_id: id, categories }) => [
    ...(id === null ? [] : [id]),
    ...cheapestIn(categories),
  ]);
}

/** Data of categories beside their rows, by their ids. */
export type Known = {
  /** A category without filters is missing. */
  filters: ReadonlyMap<number, Filters>;
  leads: ReadonlyMap<number, Lead>;
  ratings: Ratings;
};

/** The nodes below `parent` (0 is the root), `levels` deep. */
export function treeOf(categories: Category[], known: Known, parent: number, levels: number): CategoryNode[] {
  const byParent = Map.groupBy(categories, (category) => category.parent_id ?? 0);
  const below = (id: number, left: number): CategoryNode[] =>
    left === 0 ? [] : (byParent.get(id) ?? []).map((category) => nodeOf(category, known, below(category.id, left - 1)));
  return below(parent, levels);
}

export function nodeOf(category: Category, known: Known, children: CategoryNode[]): CategoryNode {
  const [game = ''] = category.slug.split('/');
  return {
    category_id: category.id,
    parent_id: category.parent_id ?? 0,
    name: category.name,
    seo_url: category.slug,
    image: `/media/game/${game}/emblem.webp`,
    original_image: `/media/game/${game}/1640x480.webp`,
    filters: known.filters.get(category.id) ?? { filter_groups: [] },
    intro: category.intro,
    description: category.description,
    faq: category.faq,
    meta_title: category.meta_title,
    meta_description: category.meta_description,
    product_count: category.product_count,
    ...(known.leads.get(category.id) ?? { picture: '', cheapest_product_id: null }),
    star_counts: known.ratings.categories.get(category.id) ?? NO_STARS,
    categories: children,
  };
}
