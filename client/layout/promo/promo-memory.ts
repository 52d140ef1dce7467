import { readStored, store } from '#client/session/browser-storage.ts';

const SEEN_KEY = 'waystone-promo';

export function wasSeen(id: string): boolean {
  return readStored('local', SEEN_KEY) === id;
}

/** Says whether it will be remembered: what is not must not be shown, or every page would show it. */
export function rememberSeen(id: string): boolean {
  return store('local', SEEN_KEY, id);
}
