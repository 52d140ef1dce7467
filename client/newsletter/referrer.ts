import { readStored, store } from '#client/session/browser-storage.ts';
import { ownPath } from '#client/session/currency-action.ts';

const KEY = 'waystone-came-from';

/** Keeps the page on which somebody subscribed: the mailed link comes back in another tab. */
export function storeReferrer(path: string): void {
  store('local', KEY, path);
}

/** A page of this shop; the home page when none is known, or what is kept is none. */
export function cameFrom(): string {
  return ownPath(readStored('local', KEY));
}
