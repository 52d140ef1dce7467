import type { Generated } from 'kysely';

export interface FilterTables {
  filter_group: { id: Generated<number>; key: string; name: string; sort: number };
  filter: { id: Generated<number>; group_id: number; key: string; name: string; sort: number };
  product_filter: { filter_id: number; product_id: number };
  /** The filters that match products of a category and below it, and how many. */
  category_filter: { category_id: number; filter_id: number; product_count: number };
}
