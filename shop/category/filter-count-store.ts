import type { Catalogue } from '#shop/db/catalogue.ts';
import { type Filters, readFilters } from './filter-store.ts';
import { countWith, marksOf, type Narrowed, type ProductIndex, textOfNarrowed } from './product-index.ts';
import { readProductIndex } from './product-index-store.ts';

/**
 * The filters of a category, with how many products each leaves together with those chosen. Filters of one
 * group are alternatives, so the choices of a group do not count for the group itself.
 */
export async function countFilters(catalogue: Catalogue, categoryId: number, chosen: Narrowed): Promise<Filters> {
  const own = (await readFilters(catalogue)).get(categoryId) ?? { filter_groups: [] };
  // The counts for the whole category are known.
  if (own.filter_groups.length === 0 || (chosen.filters.length === 0 && !chosen.price)) return own;
  const key = `${categoryId} ${textOfNarrowed(chosen)}`;
  const counts = await catalogue.one('filter counts', key, async () =>
    countIn(await readProductIndex(catalogue, categoryId), own, chosen),
  );
  return counts ? withCounts(own, counts) : own;
}

/** Only numbers are cached, in the order of the filters: with their names each entry would take 14 KB. */
function countIn(index: ProductIndex, own: Filters, chosen: Narrowed): Uint32Array {
  const counts = own.filter_groups.flatMap((group) => {
    const ids = new Set(group.filter.map((filter) => filter.filter_id));
    const others = chosen.filters.filter((list) => !list.some((id) => ids.has(id)));
    const marks = marksOf(index, { filters: others, price: chosen.price });
    return group.filter.map((filter) => countWith(index, marks, filter.filter_id));
  });
  return Uint32Array.from(counts);
}

function withCounts(own: Filters, counts: Uint32Array): Filters {
  let at = 0;
  return {
    filter_groups: own.filter_groups.map((group) => ({
      ...group,
      filter: group.filter.map((filter) => ({ ...filter, product_count: counts[at++] ?? 0 })),
    })),
  };
}
