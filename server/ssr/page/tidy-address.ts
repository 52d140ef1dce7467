const LOCALE_ROOT = '/en-us/';

/**
 * A page has one address, without a slash at its end: where one with it leads, its query as it came.
 * Undefined for all others, and for paths outside the language, which are led there in one step.
 */
export function tidyAddress(url: string): string | undefined {
  const queryAt = url.indexOf('?');
  const path = queryAt < 0 ? url : url.slice(0, queryAt);
  if (!path.startsWith(LOCALE_ROOT) || !path.endsWith('/')) return undefined;
  let end = path.length;
  while (path[end - 1] === '/') end--;
  return path.slice(0, end) + url.slice(path.length);
}
