import { HttpError } from './call.ts';

export const MAX_SEARCH_CHARACTERS = 100;

/** The trimmed text. @throws HttpError unless it has 1 to 100 characters. */
export function readSearch(text: string | undefined): string {
  const search = (text ?? '').trim();
  const length = [...search].length;
  if (length >= 1 && length <= MAX_SEARCH_CHARACTERS) return search;
  const message = `Search text must be between 1 and ${MAX_SEARCH_CHARACTERS} characters`;
  throw new HttpError(400, [{ code: 'invalid_search', field: 'search', message }]);
}
