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

/** Sections above the services may delay them no longer than this, in milliseconds. */
const SIDE_LIMIT_MS = import.meta.env.SSR ? 1_500 : 3_000;

/**
 * `?q=…` of the form redirects to its own address; without words there is only the field. A game without results
 * redirects to the results in all games, and a page past the last one is a 404.
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
  // When a shown list changes, the page waits for the new one and keeps the old one meanwhile.
  const isShown = !import.meta.env.SSR && url.pathname === location.pathname;
  if (isShown) await Promise.all(Object.values(sections).map(({ outcome }) => outcome));
  return { asked, found: true as const, ...sections };
}

export type SearchData = Awaited<ReturnType<typeof searchLoader>>;
export type SearchFound = Extract<SearchData, { found: true }>;
export type SearchSections = ReturnType<typeof sectionsOf>;
export type ValueOf<Section> = Section extends Deferred<infer Value> ? Value : never;

/** The same ids for all filters, so that the filter controls stay mounted. */
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

/** If no service is found; null if there are some. */
async function popularWithout(load: Load, services: Promise<{ total: number }>) {
  return (await services).total === 0 ? Object.values(await load(SearchPopularCardsDocument, {})) : null;
}

/** Whether this is the first page without filters, which has all sections. */
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
