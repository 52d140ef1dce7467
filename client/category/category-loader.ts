import { data, redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { defer } from '#client/data/deferred/deferred.ts';
import { type Load, loadContext } from '#client/data/load.ts';
import { categoryPath } from '#client/site/paths.ts';
import { CategoryPageDocument, CategoryProductsDocument } from '#client/generated/graphql.ts';
import { loadNextRuns } from '#client/event/next-runs.ts';
import { ANY_PRICE, askedPrice } from '#client/product/list/price-range.ts';
import { FIRST_SORT, productSort } from '#client/product/list/sorts.ts';
import { isNarrowed, isTidy, listPath, type ListQuery, readListQuery } from './filter/list-query.ts';

/** A game has a run on most evenings. */
const HOURS_AHEAD = 72;
export const RUNS_SHOWN = 4;

/**
 * Throws a 404 for an unknown category and for a page past the last one. Filters have one address:
 * other ways to write them, and filters the category does not have, lead there.
 */
export async function categoryLoader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const path = url.pathname.split('/').filter(Boolean).slice(1).join('/');
  const query = readListQuery(url.searchParams);
  if (!isTidy(url.searchParams)) throw redirect(listPath(url.pathname, query));
  const load = context.get(loadContext);
  // The same id for all filters, so that the filter controls stay mounted.
  const products = defer(`products-${path}`, loadProducts(load, path, query));
  const runs = isGame(path)
    ? defer(`runs-${path}`, loadNextRuns(load, { hoursAhead: HOURS_AHEAD, shown: RUNS_SHOWN, category: path }))
    : undefined;
  const { category } = await load(CategoryPageDocument, { path, isGame: isGame(path) });
  if (!category) throw data('Not found', { status: 404 });
  if (decidesAnswer(query) || isShown(url)) {
    const list = await products.outcome;
    if (list.ok) requireSuch(list.value, query, url.pathname);
  }
  return { category, products, query, ...(runs && { runs }) };
}

/** Games stand at the top of the tree. */
function isGame(path: string): boolean {
  return !path.includes('/');
}

export type CategoryData = Awaited<ReturnType<typeof categoryLoader>>;
export type CategoryProducts = Awaited<ReturnType<typeof loadProducts>>;

async function loadProducts(load: Load, path: string, { page, sort, filters, price }: ListQuery) {
  const variables = { path, page, sort: productSort(sort), filters, price: askedPrice(price) };
  return (await load(CategoryProductsDocument, variables)).products;
}

/** Whether the list may redirect, or be a 404. */
function decidesAnswer({ page, filters }: ListQuery): boolean {
  return page > 1 || filters.length > 0;
}

/** When a shown list changes, the page waits for the new one and keeps the old one meanwhile. */
function isShown({ pathname }: URL): boolean {
  return !import.meta.env.SSR && pathname === location.pathname;
}

function requireSuch(products: CategoryProducts, query: ListQuery, pathname: string): void {
  const known = new Set(products.filters.flatMap((group) => group.filters).map((filter) => filter.id));
  const filters = query.filters.filter((id) => known.has(id));
  if (filters.length < query.filters.length) throw redirect(listPath(pathname, { ...query, filters }));
  if (query.page > 1 && products.items.length === 0) throw data('Not found', { status: 404 });
}

export function meta({ category, query }: CategoryData) {
  // Another order or filter shows the same list again.
  const isChosen = isNarrowed(query) || query.sort !== FIRST_SORT;
  return {
    title: query.page > 1 ? `${category.metaTitle}, page ${query.page}` : category.metaTitle,
    description: category.metaDescription,
    canonical: listPath(categoryPath(category.path), {
      page: isChosen ? 1 : query.page,
      sort: FIRST_SORT,
      filters: [],
      price: ANY_PRICE,
    }),
    ...(import.meta.env.SSR && { image: category.shareImage }),
    ...(isChosen && { robots: 'noindex' }),
  };
}
