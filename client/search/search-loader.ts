import { data, redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { loadContext } from '#client/app/load.ts';
import { SearchPageDocument } from '#client/generated/graphql.ts';
import { askedPrice, isTidyPrice, readPrice } from '#client/product/list/price-range.ts';
import { productSort, readPage, readSort } from '#client/product/list/sorts.ts';
import { readQuery, resultsPath, searchTarget } from './search-query.ts';

/**
 * `?q=…` of the form leads to the address of its own; without words there is only the field. A game
 * in which nothing is found leads to the results in all games.
 */
export async function searchLoader({ request, params, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const typed = searchParams.get('q');
  if (typed !== null) throw redirect(searchTarget(typed), 303);
  const asked = {
    query: readQuery(params['query'] ?? ''),
    game: searchParams.get('game') ?? '',
    sort: readSort(searchParams),
    page: readPage(searchParams),
    price: readPrice(searchParams),
  };
  if (!asked.query) return { asked, search: null };
  if (!isTidyPrice(searchParams)) throw redirect(resultsPath(asked));
  const { query, game, sort, page, price } = asked;
  const load = context.get(loadContext);
  const { search } = await load(SearchPageDocument, {
    query,
    page,
    game: game || null,
    sort: productSort(sort),
    price: askedPrice(price),
  });
  if (game && !search.games.some((found) => found.game.path === game)) {
    throw redirect(resultsPath({ ...asked, game: '', page: 1 }));
  }
  if (page > 1 && search.products.length === 0) throw data('Not found', { status: 404 });
  return { asked, search };
}

export type SearchData = Awaited<ReturnType<typeof searchLoader>>;

export function meta({ asked: { query } }: SearchData) {
  return {
    title: query ? `Search: ${query}` : 'Search',
    description: 'Find a raid, a rank, an item or a game.',
    robots: 'noindex',
  };
}
