import { data, redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { defer, type Deferred } from '#client/data/deferred/deferred.ts';
import { type Load, loadContext } from '#client/data/load.ts';
import {
  SearchCategoriesDocument,
  SearchMeaningDocument,
  SearchPopularCardsDocument,
  SearchServicesDocument,
  SearchSummaryDocument,
} from '#client/generated/graphql.ts';
import { askedPrice, isPriced, isTidyPrice, readPrice } from '#client/product/list/price-range.ts';
import { productSort, readPage, readSort } from '#client/product/list/sorts.ts';
import { readQuery, type ResultsQuery, resultsPath, searchTarget } from './search-query.ts';

/** What stands above the services may keep them waiting no longer, in milliseconds. */
const SIDE_LIMIT_MS = import.meta.env.SSR ? 1_500 : 3_000;

/**
 * `?q=…` of the form leads to the address of its own; without words there is only the field. A game
 * in which nothing is found leads to the results in all games, and a page past the last one to a 404.
 */
export async function searchLoader({ request, params, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const { searchParams } = url;
  const typed = searchParams.get('q');
  if (typed !== null) throw redirect(searchTarget(typed), 303);
  const asked = {
    query: readQuery(params['*'] ?? ''),
    game: searchParams.get('game') ?? '',
    sort: readSort(searchParams),
    page: readPage(searchParams),
    price: readPrice(searchParams),
  };
  if (!asked.query) return { asked, found: null };
  if (!isTidyPrice(searchParams)) throw redirect(resultsPath(asked));
  const sections = sectionsOf(context.get(loadContext), asked);
  const { services, summary } = sections;
  if (asked.game) requireGame(await summary.outcome, asked);
  if (asked.page > 1) requireServices(await services.outcome);
  // A change of the list under the visitor's hands waits for the new one, and keeps the old one meanwhile.
  const isShown = !import.meta.env.SSR && url.pathname === location.pathname;
  if (isShown) await Promise.all(Object.values(sections).map(({ outcome }) => outcome));
  return { asked, found: true as const, ...sections };
}

export type SearchData = Awaited<ReturnType<typeof searchLoader>>;
export type SearchFound = Extract<SearchData, { found: true }>;
export type SearchSections = ReturnType<typeof sectionsOf>;
export type ValueOf<Section> = Section extends Deferred<infer Value> ? Value : never;

/** Under the same names for all choices, so that what is chosen in never leaves the page. */
function sectionsOf(load: Load, asked: ResultsQuery) {
  const { query, sort, page } = asked;
  const game = asked.game || null;
  const price = askedPrice(asked.price);
  const words = { query, page, game, sort: productSort(sort), price };
  const services = load(SearchServicesDocument, words).then(searchOf);
  return {
    services: defer(`services-${query}`, services),
    categories: defer(
      `categories-${query}`,
      load(SearchCategoriesDocument, { query, game }).then(searchOf),
      SIDE_LIMIT_MS,
    ),
    summary: defer(`summary-${query}`, load(SearchSummaryDocument, { query, price }).then(searchOf), SIDE_LIMIT_MS),
    popular: defer(`popular-${query}`, popularWithout(load, services), SIDE_LIMIT_MS),
    meaning: defer(`meaning-${query}`, isWhole(asked) ? meaningOf(load, query) : Promise.resolve(null), SIDE_LIMIT_MS),
  };
}

const searchOf = <Search>({ search }: { search: Search }) => search;

/** Where no service is found; null where there are some. */
async function popularWithout(load: Load, services: Promise<{ total: number }>) {
  return (await services).total === 0 ? Object.values(await load(SearchPopularCardsDocument, {})) : null;
}

/** Filters and further pages are for the list of what is found. */
function isWhole({ game, page, price }: ResultsQuery): boolean {
  return game === '' && page === 1 && !isPriced(price);
}

async function meaningOf(load: Load, text: string) {
  return (await load(SearchMeaningDocument, { text })).interpret;
}

type OutcomeOf<Name extends keyof SearchSections> = Awaited<SearchSections[Name]['outcome']>;

function requireGame(summary: OutcomeOf<'summary'>, asked: ResultsQuery): void {
  if (summary.ok && !summary.value.games.some(({ game }) => game.path === asked.game)) {
    throw redirect(resultsPath({ ...asked, game: '', page: 1 }));
  }
}

function requireServices(services: OutcomeOf<'services'>): void {
  if (services.ok && services.value.products.length === 0) throw data('Not found', { status: 404 });
}

export function meta({ asked: { query } }: SearchData) {
  return {
    title: query ? `Search: ${query}` : 'Search',
    description: 'Find a raid, a rank, an item or a game.',
    canonical: searchTarget(query),
    robots: 'noindex',
  };
}
