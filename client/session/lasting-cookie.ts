const COOKIE_AGE_S = 365 * 24 * 60 * 60;

/**
 * For `document.cookie` and `Set-Cookie` alike.
 *
 * @param page its address: the cookies of a site with TLS are kept off plain HTTP.
 */
export function lastingCookie(name: string, value: string, page: string): string {
  return `${name}=${value}; Path=/; Max-Age=${COOKIE_AGE_S}; SameSite=Lax${page.startsWith('https:') ? '; Secure' : ''}`;
}
