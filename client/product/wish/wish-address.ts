import { PLAYER } from '#client/product/run-state.ts';

/** The query of an address that asks for a player; without one, the same without that. */
export function withPlayer(search: string, slug?: string): string {
  const query = search.replace(/^\?/, '').split('&');
  const others = query.filter((part) => part !== '' && !part.startsWith(`${PLAYER}=`));
  const all = slug ? [...others, `${PLAYER}=${encodeURIComponent(slug)}`] : others;
  return all.length > 0 ? `?${all.join('&')}` : '';
}
