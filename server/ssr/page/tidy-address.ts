const LOCALE_ROOT = '/en-us/';
/** Letters, digits, `-`, `_` and `~`, which mean the same without their percent signs (RFC 3986, section 6.2.2.2). */
const NEEDLESSLY_ENCODED = /%(?:2d|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi;

/**
 * A page has one address, without trailing slashes and without characters that are encoded needlessly: returns the
 * target for any other, with its query unchanged. Undefined for addresses that are as they should be, and for paths
 * outside the language, which are redirected in one step.
 */
export function tidyAddress(url: string): string | undefined {
  const queryAt = url.indexOf('?');
  const path = queryAt < 0 ? url : url.slice(0, queryAt);
  if (!path.startsWith(LOCALE_ROOT) || !(path.endsWith('/') || path.includes('%'))) return undefined;
  let end = path.length;
  while (path[end - 1] === '/') end--;
  const tidy = path.slice(0, end).replace(NEEDLESSLY_ENCODED, decodeURIComponent);
  return tidy === path ? undefined : tidy + url.slice(path.length);
}
