const LOCALE_ROOT = '/en-us/';

/**
 * A page has one address, without a trailing slash: returns the target for an address with one, with its query
 * unchanged. Undefined for all others, and for paths outside the language, which are redirected in one step.
 */
export function tidyAddress(url: string): string | undefined {
  const queryAt = url.indexOf('?');
  const path = queryAt < 0 ? url : url.slice(0, queryAt);
  if (!path.startsWith(LOCALE_ROOT) || !path.endsWith('/')) return undefined;
  let end = path.length;
  while (path[end - 1] === '/') end--;
  return path.slice(0, end) + url.slice(path.length);
}
