import { sql } from 'kysely';
import type { Catalogue } from '#shop/db/catalogue.ts';
import type { Db } from '#shop/db/database.ts';
import { type PriceRange, withinPrice } from '#shop/exchange/price-range.ts';
import { type FilterLists, meetsFilters } from './filter-match.ts';
import { type Filters, readFilters } from './filter-store.ts';

export type Chosen = { filters: FilterLists; price: PriceRange | undefined };

/**
 * The filters of a category, with what each finds together with what is chosen. One more of its own
 * group would only widen the choice, so what is chosen in that group does not count for it.
 */
export async function countFilters(catalogue: Catalogue, categoryId: number, chosen: Chosen): Promise<Filters> {
  const { filter_groups: groups } = (await readFilters(catalogue)).get(categoryId) ?? { filter_groups: [] };
  const isOf = (group: (typeof groups)[number]) => {
    const ids = new Set(group.filter.map((filter) => filter.filter_id));
    return (list: number[]) => list.some((id) => ids.has(id));
  };
  const others = groups.map((group) => chosen.filters.filter((list) => !isOf(group)(list)));
  // Groups that nothing is chosen in look at the same products.
  const wholes = Map.groupBy(groups.keys(), (at) => JSON.stringify(others[at]));
  const counts = new Map<number, number>();
  for (const [lists, places] of wholes) {
    const filters = places.flatMap((at) => groups[at]?.filter ?? []);
    const by = { filters: JSON.parse(lists) as FilterLists, price: chosen.price };
    const found = await countEach(catalogue, categoryId, by, filters);
    for (const [id, count] of found) counts.set(id, count);
  }
  return {
    filter_groups: groups.map((group) => ({
      ...group,
      filter: group.filter.map((filter) => ({ ...filter, product_count: counts.get(filter.filter_id) ?? 0 })),
    })),
  };
}

type Filter = Filters['filter_groups'][number]['filter'][number];

/** What each finds among the products that are chosen; of all of them that is known already. */
async function countEach(
  catalogue: Catalogue,
  categoryId: number,
  { filters: lists, price }: Chosen,
  filters: Filter[],
): Promise<(readonly [number, number])[]> {
  if (lists.length === 0 && !price) return filters.map((filter) => [filter.filter_id, filter.product_count] as const);
  const ids = filters.map((filter) => filter.filter_id);
  const key = JSON.stringify([categoryId, lists, String(price?.from), String(price?.below), ids]);
  const counts = await catalogue.one('filter counts', key, (db) =>
    count(db, categoryId, { filters: lists, price }, ids),
  );
  return counts ?? [];
}

async function count(db: Db, categoryId: number, { filters: lists, price }: Chosen, ids: number[]) {
  const { rows } = await sql<{ filter_id: number; product_count: number }>`
    with matching as materialized (
      select product_id from product_category
      where category_id = ${categoryId} and ${meetsFilters(lists)} and ${withinPrice('product_category', price)}
    )
    select filter_id, count(*)::integer as product_count
    from matching join product_filter using (product_id)
    where filter_id = any(${ids}::integer[])
    group by filter_id`.execute(db);
  return rows.map((row) => [row.filter_id, row.product_count] as const);
}
