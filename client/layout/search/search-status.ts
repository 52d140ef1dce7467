import type { SearchFound } from './use-search.ts';
import type { SearchState } from './type-search.ts';

/** The announced text; not shown when the results on screen say it better. */
type SearchStatus = { text: string; isQuiet: boolean };

export function searchStatus({ searching, failed, found }: SearchState<SearchFound>): SearchStatus {
  if (searching) return { text: 'Searching…', isQuiet: false };
  // Shown in the panel: in a phone's field it would leave no room for typing.
  if (failed) return { text: 'No answer. Enter tries again.', isQuiet: true };
  if (!found) return { text: '', isQuiet: true };
  const count = countOf(found.result);
  if (count === 0) return { text: 'Nothing found', isQuiet: true };
  return { text: `${count} ${count === 1 ? 'result' : 'results'} for “${found.query}”`, isQuiet: true };
}

/** The number of services, or of categories if there is no service, as the search page counts them. */
export function countOf({ search: { total, categories } }: SearchFound): number {
  return total || categories.length;
}
