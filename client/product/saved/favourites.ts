import { isRecord } from '#client/data/is-record.ts';
import { isPath, isShortText } from './stored-text.ts';
import { storedList } from '#client/session/stored-list.ts';

export const FAVOURITES_KEY = 'waystone-favourites';
export const MAX_FAVOURITES = 50;

/** The name is shown if the shop no longer sells the product. No price, which may change. */
export type Favourite = { id: string; path: string; name: string };

export const favourites = storedList(FAVOURITES_KEY, MAX_FAVOURITES, isFavourite);

/** Shown if the browser does not store the list; also for other lists like it. */
export const NOT_KEPT = 'Your browser refuses to keep it: it is gone once you close or reload the page.';

/** @returns whether the browser stores it. */
export function toggleFavourite({ id, path, name }: Favourite): boolean {
  const now = favourites.get();
  const others = now.filter((one) => one.id !== id);
  return favourites.set(others.length < now.length ? others : [{ id, path, name }, ...now]);
}

function isFavourite(one: unknown): one is Favourite {
  if (!isRecord(one)) return false;
  const { id, path, name } = one;
  return /^\d{1,10}$/.test(String(id)) && isPath(path) && isShortText(name);
}
