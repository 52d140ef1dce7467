import type { SearchFound } from './use-search.ts';
import type { SearchState } from './type-search.ts';

/** Announced; quiet when the results on screen say it better. */
type SearchStatus = { text: string; isQuiet: boolean };

export function searchStatus({ searching, failed, found }: SearchState<SearchFound>): SearchStatus {
  if (searching) return { text: 'Searching…', isQuiet: false };
  // Seen in the panel: in the field of a phone it would leave no room for what is typed.
  if (failed) return { text: 'No answer. Enter tries again.', isQuiet: true };
  if (!found) return { text: '', isQuiet: true };
  const count = countOf(found.result);
  if (count === 0) return { text: 'Nothing found', isQuiet: true };
  return { text: `${count} ${count === 1 ? 'result' : 'results'} for “${found.query}”`, isQuiet: true };
}

/** Services, or categories where there is no service, as the search page counts them. */
export function countOf({ search: { total, categories } }: SearchFound): number {
  return total || categories.length;
}
