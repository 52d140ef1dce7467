import { homePath } from '#client/app/paths.ts';
import { ownPath } from '#client/session/currency-action.ts';

const KEY = 'waystone-came-from';

/** Keeps the page on which somebody subscribed: the mailed link comes back in another tab. */
export function keepCameFrom(path: string): void {
  try {
    localStorage.setItem(KEY, path);
  } catch {
    // A browser that keeps nothing leads home.
  }
}

/** A page of this shop; the home page when none is known, or what is kept is none. */
export function cameFrom(): string {
  try {
    return ownPath(localStorage.getItem(KEY));
  } catch {
    return homePath();
  }
}
