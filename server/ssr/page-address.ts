/** The part of a request's address that decides what a page shows. */
export type PageAddress = {
  pathname: string;
  /** Only the parameters that pages read, always in the same order; starts with `?` unless empty. */
  search: string;
};

const PATH_LIMIT = 400;
const VALUE_LIMIT = 100;
const PLAIN_PATH = /^\/[\w\-./~%!$&'()*+,;=:@]*$/;
const PARAMETERS = ['page', 'sort', 'filters', 'q', 'game', 'service', 'payment', 'link'];

/** Undefined when no page can have this address. */
export function readAddress(url: string): PageAddress | undefined {
  const queryAt = url.indexOf('?');
  const pathname = queryAt < 0 ? url : url.slice(0, queryAt);
  if (pathname.length > PATH_LIMIT || !PLAIN_PATH.test(pathname) || !isDecodable(pathname)) return undefined;
  return { pathname, search: queryAt < 0 ? '' : readSearch(url.slice(queryAt + 1)) };
}

function readSearch(query: string): string {
  const given = new URLSearchParams(query);
  const read = new URLSearchParams();
  for (const name of PARAMETERS) {
    const value = given.get(name);
    if (value !== null && value.length <= VALUE_LIMIT) read.set(name, value);
  }
  return read.size > 0 ? `?${read}` : '';
}

function isDecodable(pathname: string): boolean {
  if (!pathname.includes('%')) return true;
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
