import { PLAYER } from '#client/product/run-state.ts';

/** A query with a requested player; without `slug`, the query without one. */
export function withPlayer(search: string, slug?: string): string {
  const query = search.replace(/^\?/, '').split('&');
  const others = query.filter((part) => part !== '' && !part.startsWith(`${PLAYER}=`));
  const all = slug ? [...others, `${PLAYER}=${encodeURIComponent(slug)}`] : others;
  return all.length > 0 ? `?${all.join('&')}` : '';
}
