import type { Catalogue } from '#shop/db/catalogue.ts';
import type { Db } from '#shop/db/database.ts';

/** In the shape of the response. */
export type Filters = {
  filter_groups: {
    filter_group_id: number;
    name: string;
    filter: { filter_id: number; name: string; product_count: number }[];
  }[];
};

/**
 * The filters of a category: groups of which at least two filters match a product in
 * it or below, each with its count.
 */
export async function readFilters(catalogue: Catalogue): Promise<ReadonlyMap<number, Filters>> {
  return catalogue.whole('filters', loadFilters);
}

async function loadFilters(db: Db): Promise<Map<number, Filters>> {
  const filters = await db
    .selectFrom('filter')
    .innerJoin('filter_group', 'filter_group.id', 'filter.group_id')
    .orderBy('filter_group.sort')
    .orderBy('filter.sort')
    .orderBy('filter.id')
    .select(['filter.id', 'filter.name', 'filter_group.id as group_id', 'filter_group.name as group_name'])
    .execute();
  // Not joined: each name would be repeated for every category.
  const counts = Map.groupBy(
    await db.selectFrom('category_filter').select(['category_id', 'filter_id', 'product_count']).execute(),
    (count) => count.filter_id,
  );
  const rows = filters.flatMap((filter) => (counts.get(filter.id) ?? []).map((count) => ({ ...filter, ...count })));
  const byCategory = Map.groupBy(rows, (row) => row.category_id);
  return new Map([...byCategory].map(([category, all]) => [category, { filter_groups: groupsOf(all) }]));
}

type Row = { id: number; name: string; product_count: number; group_id: number; group_name: string };

function groupsOf(rows: Row[]): Filters['filter_groups'] {
  const groups = [...Map.groupBy(rows, (row) => row.group_id).values()].filter((filters) => filters.length > 1);
  return groups.map((filters) => ({
    filter_group_id: filters[0]?.group_id ?? 0,
    name: filters[0]?.group_name ?? '',
    filter: filters.map(({ id, name, product_count }) => ({ filter_id: id, name, product_count })),
  }));
}
