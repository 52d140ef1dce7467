const PARAMETER = /[?&]ref=/;
/** The form in which the shop creates them; the address may come from anywhere. */
const CODE = /^FRIEND-[A-Z2-9]{4}-[A-Z2-9]{4}$/;
const COOKIE_AGE_S = 30 * 24 * 60 * 60;

/**
 * A friend's referral link: `?ref=` on any page. The code is stored in a cookie, which the page's script reads, until
 * it is on a cart, and the visitor is redirected to the page's own address. Undefined for all others: many sites add a
 * \`ref\` of their own to the links that lead here.
 */
export function readFriendLink(url: string): { location: string; cookie: string } | undefined {
  const queryAt = url.indexOf('?');
  if (queryAt < 0 || !url.startsWith('/') || !PARAMETER.test(url.slice(queryAt))) return undefined;
  const query = new URLSearchParams(url.slice(queryAt));
  const code = query.get('ref')?.trim().toUpperCase() ?? '';
  if (!CODE.test(code)) return undefined;
  query.delete('ref');
  // A path that begins with two slashes would be another host.
  const path = `/${url.slice(0, queryAt).replace(/^\/+/, '')}`;
  const location = query.size > 0 ? `${path}?${query}` : path;
  return { location, cookie: `waystone_friend=${code}; Path=/; Max-Age=${COOKIE_AGE_S}; SameSite=Lax` };
}
