import { data, redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { loadContext } from '#client/app/load.ts';
import { SearchPageDocument } from '#client/generated/graphql.ts';
import { readPage, readQuery, searchTarget } from './search-query.ts';

/** `?q=…` of the form leads to the address of its own; without words there is only the field. */
export async function searchLoader({ request, params, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const typed = searchParams.get('q');
  if (typed !== null) throw redirect(searchTarget(typed), 303);
  const query = readQuery(params['query'] ?? '');
  const page = readPage(searchParams.get('page'));
  if (!query) return { query, page, search: null };
  const { search } = await context.get(loadContext)(SearchPageDocument, { query, page });
  if (page > 1 && search.products.length === 0) throw data('Not found', { status: 404 });
  return { query, page, search };
}

export type SearchData = Awaited<ReturnType<typeof searchLoader>>;

export function meta({ query }: SearchData) {
  return {
    title: query ? `Search: ${query}` : 'Search',
    description: 'Find a raid, a rank, an item or a game.',
    robots: 'noindex',
  };
}
