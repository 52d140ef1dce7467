import { Refusal } from '#shop/http/call.ts';

const LONGEST_SEARCH = 100;

/** The trimmed text. @throws Refusal unless it has 1 to 100 characters. */
export function readSearch(text: string | undefined): string {
  const search = (text ?? '').trim();
  const length = [...search].length;
  if (length >= 1 && length <= LONGEST_SEARCH) return search;
  const message = `Search text must be between 1 and ${LONGEST_SEARCH} characters`;
  throw new Refusal(400, [{ code: 'invalid_search', field: 'search', message }]);
}

/** A `like` pattern for texts that hold this one, whatever wildcards it has in it. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
