import { searchPath } from '#client/app/paths.ts';

export const QUERY_LIMIT_CHARACTERS = 100;
const PAGE_NUMBER = /^[1-9]\d{0,4}$/;

/** The search page without words. */
export function searchHome(): string {
  return searchPath('').replace(/\/$/, '');
}

/** Where the words typed into a search field lead. */
export function searchTarget(typed: string): string {
  const query = readQuery(typed);
  return query ? searchPath(query) : searchHome();
}

export function readQuery(text: string): string {
  return [...text.trim()].slice(0, QUERY_LIMIT_CHARACTERS).join('').trim();
}

/** An unreadable page is the first one. */
export function readPage(text: string | null): number {
  return text !== null && PAGE_NUMBER.test(text) ? Number(text) : 1;
}
