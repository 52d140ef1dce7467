import { informationPath, searchPath } from '#client/site/paths.ts';
import { priceParameters, type PriceRange } from '#client/product/list/price-range.ts';
import { FIRST_SORT } from '#client/product/list/sorts.ts';

export const QUERY_LIMIT_CHARACTERS = 100;

/** The search page without words. */
export function searchHome(): string {
  return searchPath('').replace(/\/$/, '');
}

/** The address for words typed into a search field. */
export function searchTarget(typed: string): string {
  const query = readQuery(typed);
  return query ? searchPath(query) : searchHome();
}

export function readQuery(text: string): string {
  return [...text.trim()].slice(0, QUERY_LIMIT_CHARACTERS).join('').trim();
}

/** Which results, and in which order; `game` is the path of a game, empty for all. */
export type ResultsQuery = { query: string; game: string; sort: string; page: number; price: PriceRange };

/** Address of one page of the results, without what is the default anyway. */
export function resultsPath({ query, game, sort, page, price }: ResultsQuery): string {
  const search = new URLSearchParams(priceParameters(price).join('&'));
  if (game) search.set('game', game);
  if (sort !== FIRST_SORT) search.set('sort', sort);
  if (page > 1) search.set('page', String(page));
  return searchPath(query) + (search.size > 0 ? `?${search}` : '');
}

/** "Help me build" with the goal filled in. */
export function goalPath(goal: string): string {
  return `${informationPath('hmb')}?q=${encodeURIComponent(goal)}`;
}
