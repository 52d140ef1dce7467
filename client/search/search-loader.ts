import { data, redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { type Load, loadContext, LoadError } from '#client/data/load.ts';
import { SearchMeaningDocument, type SearchMeaningQuery, SearchPageDocument } from '#client/generated/graphql.ts';
import { askedPrice, isPriced, isTidyPrice, readPrice } from '#client/product/list/price-range.ts';
import { productSort, readPage, readSort } from '#client/product/list/sorts.ts';
import { readQuery, type ResultsQuery, resultsPath, searchTarget } from './search-query.ts';

type Meaning = SearchMeaningQuery['interpret'];

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
  if (!asked.query) return { asked, search: null, meaning: null };
  if (!isTidyPrice(searchParams)) throw redirect(resultsPath(asked));
  const { query, game, sort, page, price } = asked;
  const load = context.get(loadContext);
  const [{ search }, meaning] = await Promise.all([
    load(SearchPageDocument, {
      query,
      page,
      game: game || null,
      sort: productSort(sort),
      price: askedPrice(price),
    }),
    isWhole(asked) ? meaningOf(load, query) : null,
  ]);
  if (game && !search.games.some((found) => found.game.path === game)) {
    throw redirect(resultsPath({ ...asked, game: '', page: 1 }));
  }
  if (page > 1 && search.products.length === 0) throw data('Not found', { status: 404 });
  return { asked, search, meaning };
}

/** Filters and further pages are for the list of what is found. */
function isWhole({ game, page, price }: ResultsQuery): boolean {
  return game === '' && page === 1 && !isPriced(price);
}

/** Results without what is filled in are still results, so a shop that cannot tell it leaves it out. */
async function meaningOf(load: Load, text: string): Promise<Meaning | null> {
  try {
    return (await load(SearchMeaningDocument, { text })).interpret;
  } catch (error) {
    if (error instanceof LoadError) return null;
    throw error;
  }
}

export type SearchData = Awaited<ReturnType<typeof searchLoader>>;

export function meta({ asked: { query } }: SearchData) {
  return {
    title: query ? `Search: ${query}` : 'Search',
    description: 'Find a raid, a rank, an item or a game.',
    robots: 'noindex',
  };
}
