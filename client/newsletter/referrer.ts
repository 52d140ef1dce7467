import { readStored, store } from '#client/session/browser-storage.ts';
import { ownPath } from '#client/session/change/currency-action.ts';

const KEY = 'waystone-came-from';

/** Remembers the page with the form: the mailed link opens in another tab. */
export function storeReferrer(path: string): void {
  store('local', KEY, path);
}

/** A page of this shop; the home page if none is stored, or the stored one is invalid. */
export function cameFrom(): string {
  return ownPath(readStored('local', KEY));
}
