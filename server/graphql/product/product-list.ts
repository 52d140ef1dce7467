import type { GraphQLResolveInfo } from 'graphql';
import type { PriceRange, ProductSort, QueryProductsArgs } from '#server/graphql/generated/resolvers.ts';
import type { ProductPage as ProductPageParent } from '#server/graphql/parents.ts';
import type { WireFilterGroup } from '#server/rest/filter.ts';
import { WITH_COUNTS, type WirePrice, type WireSort } from '#server/rest/product.ts';
import { orNull } from '#server/rest/transport/failure.ts';
import type { GraphqlContext } from '#server/graphql/context.ts';
import { asksFor } from '#server/graphql/engine/asks-for.ts';
import { inputError } from '#server/graphql/engine/error/input-error.ts';
import type { FieldsOf } from '#server/graphql/engine/resolver.ts';

const DEFAULT_LIMIT = 24;
const MAX_PER_PAGE = 100;
const MAX_FILTERS = 50;
const MAX_MONEY = 1_000_000;

/** No shop has this many pages; the shop itself may reject larger numbers. */
const MAX_PAGES = 1_000_000;

const SORTS = {
  FEATURED: {},
  NAME: { sort: 'name', order: 'asc' },
  PRICE_LOW: { sort: 'price', order: 'asc' },
  PRICE_HIGH: { sort: 'price', order: 'desc' },
  NEWEST: { sort: 'date_added', order: 'desc' },
} as const satisfies Record<ProductSort, WireSort>;

/**
 * One call beyond the menu; one more for the counts of a filtered list if the shop does not send them
 * with it. An unknown category is as empty as one without products.
 */
export async function products(
  args: QueryProductsArgs,
  { rest, loaders }: GraphqlContext,
  info: GraphQLResolveInfo,
): Promise<ProductPageParent> {
  const paging = checkedPaging(args);
  const asked = args.filters ?? [];
  if (asked.length > MAX_FILTERS || !asked.every((id) => /^\d{1,9}$/.test(id))) {
    throw inputError('filters', 'must be a list of filter ids');
  }
  const price = checkedPrice(args.price);
  const category = await loaders.categoryByPath(args.category);
  if (!category) return { items: [], total: 0, ...paging, category, chosen: [], counted: undefined };
  const id = category.wire.category_id;
  const chosen = asked.length === 0 ? [] : chosenOf((await loaders.wholeCategory(category)).filters, asked.map(Number));
  const isNarrowed = chosen.length > 0 || Object.keys(price).length > 0;
  const isCounted = isNarrowed && asksFor(info, ['filters']);
  const query = { ...paging, ...sortOf(args.sort), ...price, ...(isCounted && WITH_COUNTS) };
  const page = chosen.length
    ? await rest.product.cardsInCategoryFiltered(id, writtenOut(chosen), query)
    : await rest.product.cardsInCategory(id, query);
  const isMissing = isCounted && !page.filters;
  const counted = isMissing ? await orNull(rest.category.filters(id, writtenOut(chosen), price)) : page.filters;
  return { ...page, ...paging, category, chosen, counted: counted ?? undefined };
}

/** The category has the counts of each filter alone. */
export const ProductPage: FieldsOf<'ProductPage'> = {
  filters: async ({ category, chosen, counted }, _, { loaders }) => {
    if (!category) return [];
    const { filters: alone } = await loaders.wholeCategory(category);
    const groups = counted ?? alone;
    const ids = new Set(chosen.flat());
    return groups.map((group) => ({
      ...group,
      filters: group.filters.map(({ id, name, product_count }) => ({
        id,
        name,
        count: product_count,
        chosen: ids.has(id),
      })),
    }));
  },
};

/** The chosen filters, a list for each group, in one order however they were asked for. */
function chosenOf(groups: WireFilterGroup[], asked: number[]): number[][] {
  const lists = groups.map((group) => group.filters.map(({ id }) => id).filter((id) => asked.includes(id)));
  return lists.filter((list) => list.length > 0);
}

function writtenOut(chosen: number[][]): string {
  return chosen.map((list) => list.join(',')).join(':');
}

/** In the shop's parameters. */
export function checkedPrice(price: PriceRange | null | undefined): WirePrice {
  const { from, to } = price ?? {};
  for (const end of [from, to]) {
    if (end != null && (end < 0 || end > MAX_MONEY)) {
      throw inputError('price', `must contain whole numbers from 0 to ${MAX_MONEY}`);
    }
  }
  if (from != null && to != null && from > to) throw inputError('price', 'must not have a `from` above its `to`');
  return { ...(from != null && { price_from: from }), ...(to != null && { price_to: to }) };
}

export function sortOf(sort: ProductSort | null | undefined): WireSort {
  return SORTS[sort ?? 'FEATURED'];
}

/** An argument with a default is still null if a client sends null. */
type Paging = { page?: number | null; limit?: number | null };

export function checkedPaging(args: Paging) {
  const page = args.page ?? 1;
  const limit = args.limit ?? DEFAULT_LIMIT;
  if (page < 1 || page > MAX_PAGES) throw inputError('page', `must be a whole number from 1 to ${MAX_PAGES}`);
  if (limit < 1 || limit > MAX_PER_PAGE) throw inputError('limit', `must be a whole number from 1 to ${MAX_PER_PAGE}`);
  return { page, limit };
}
