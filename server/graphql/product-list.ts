import type { WireSort } from '#server/rest/product.ts';
import type { GraphqlContext } from './context.ts';
import { refusedInput } from './engine/refused-input.ts';

const DEFAULT_LIMIT = 24;
const MOST_PER_PAGE = 100;
const MOST_FILTERS = 50;

/** No shop has this many pages; beyond it the shop itself may refuse the number. */
const MOST_PAGES = 1_000_000;

const SORTS = {
  FEATURED: {},
  NAME: { sort: 'name', order: 'asc' },
  PRICE_LOW: { sort: 'price', order: 'asc' },
  PRICE_HIGH: { sort: 'price', order: 'desc' },
  NEWEST: { sort: 'date_added', order: 'desc' },
} as const satisfies Record<string, WireSort>;

/** An argument with a default is still null when a client says so. */
export type PagingArgs = { page: number | null; limit: number | null };

export type ProductsArgs = PagingArgs & {
  category: string;
  filters: readonly string[] | null;
  sort: keyof typeof SORTS | null;
};

/** One call of the shop beyond the tree. An unknown category is as empty as a bare one. */
export async function products(args: ProductsArgs, { rest, loaders }: GraphqlContext) {
  const paging = checkedPaging(args);
  const filters = args.filters ?? [];
  if (filters.length > MOST_FILTERS || !filters.every((id) => /^\d{1,9}$/.test(id))) {
    throw refusedInput('filters', 'is a list of filter ids');
  }
  const shelf = await loaders.categoryByPath(args.category);
  if (!shelf) return { items: [], total: 0, ...paging };
  const id = shelf.wire.category_id;
  const query = { ...paging, ...SORTS[args.sort ?? 'FEATURED'] };
  const page = filters.length
    ? await rest.product.inCategoryFiltered(id, filters.join(','), query)
    : await rest.product.inCategory(id, query);
  return { ...page, ...paging };
}

export function checkedPaging(args: PagingArgs) {
  const page = args.page ?? 1;
  const limit = args.limit ?? DEFAULT_LIMIT;
  if (page < 1 || page > MOST_PAGES) throw refusedInput('page', `is a whole number from 1 to ${MOST_PAGES}`);
  if (limit < 1 || limit > MOST_PER_PAGE) throw refusedInput('limit', `is a whole number from 1 to ${MOST_PER_PAGE}`);
  return { page, limit };
}
