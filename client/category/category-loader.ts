import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { loadContext } from '#client/app/load.ts';
import { categoryPath } from '#client/app/paths.ts';
import { CategoryPageDocument } from '#client/generated/graphql.ts';
import { listPath, productSort, readListQuery } from './list-query.ts';

/** Throws a 404 for an unknown category and for a page past the last one. */
export async function categoryLoader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const path = url.pathname.split('/').filter(Boolean).slice(1).join('/');
  const query = readListQuery(url.searchParams);
  const load = context.get(loadContext);
  const { category, products } = await load(CategoryPageDocument, {
    path,
    page: query.page,
    sort: productSort(query.sort),
  });
  if (!category || (query.page > 1 && products.items.length === 0)) throw data('Not found', { status: 404 });
  return { category, products, query };
}

export type CategoryData = Awaited<ReturnType<typeof categoryLoader>>;

export function meta({ category, query }: CategoryData) {
  return {
    title: query.page > 1 ? `${category.metaTitle}, page ${query.page}` : category.metaTitle,
    description: category.metaDescription,
    canonical: listPath(categoryPath(category.path), { page: query.page, sort: 'featured' }),
    image: category.banner.src,
  };
}
