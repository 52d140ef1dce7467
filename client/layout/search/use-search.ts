import { useEffect, useState } from 'react';
import { queryBrowser } from '#client/data/query-browser.ts';
import { SearchPanelDocument, type SearchPanelQuery } from '#client/generated/graphql.ts';
import { NOTHING_TYPED, typeSearch, type SearchState } from './type-search.ts';

/** The results, including configured products. */
export type SearchFound = SearchPanelQuery;

/** The results while somebody types. */
export function useSearch() {
  const [state, show] = useState<SearchState<SearchFound>>(NOTHING_TYPED);
  const [search] = useState(() => typeSearch(askShop, show));
  useEffect(() => search.stop, [search]);
  return { state, ...search };
}

async function askShop(query: string, signal: AbortSignal): Promise<SearchFound> {
  return queryBrowser(SearchPanelDocument, { query }, signal);
}
