import type { Filters } from './filter-store.ts';
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
  meta_title: string;
  meta_description: string;
  product_count: number;
  categories: CategoryNode[];
};

/** By the category's id; one that nothing narrows is not there. */
export type FiltersOf = ReadonlyMap<number, Filters>;

/** The nodes below `parent` (0 is the root), `levels` deep. */
export function treeOf(categories: Category[], filters: FiltersOf, parent: number, levels: number): CategoryNode[] {
  const byParent = Map.groupBy(categories, (category) => category.parent_id ?? 0);
  const below = (id: number, left: number): CategoryNode[] =>
    left === 0
      ? []
      : (byParent.get(id) ?? []).map((category) => nodeOf(category, filters, below(category.id, left - 1)));
  return below(parent, levels);
}

export function nodeOf(category: Category, filters: FiltersOf, children: CategoryNode[]): CategoryNode {
  const [game = ''] = category.slug.split('/');
  return {
    category_id: category.id,
    parent_id: category.parent_id ?? 0,
    name: category.name,
    seo_url: category.slug,
    image: `/media/game/${game}/emblem.svg`,
    original_image: `/media/game/${game}/1640x480.webp`,
    filters: filters.get(category.id) ?? { filter_groups: [] },
    intro: category.intro,
    description: category.description,
    meta_title: category.meta_title,
    meta_description: category.meta_description,
    product_count: category.product_count,
    categories: children,
  };
}
