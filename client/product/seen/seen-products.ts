import { isRecord } from '#client/data/is-record.ts';
import { readStored, store } from '#client/session/browser-storage.ts';

export const SEEN_KEY = 'waystone-seen';
const MAX_SEEN = 12;

/** A product whose page was opened in this browser; without a price, which may change. */
export type Seen = { path: string; name: string; game: string; picture: string };

/** Last opened first. Browser only. */
export function readSeen(): Seen[] {
  const stored: unknown = parsed(readStored('local', SEEN_KEY) ?? '[]');
  return Array.isArray(stored) ? stored.filter(isSeen).slice(0, MAX_SEEN) : [];
}

export function noteSeen(product: Seen): void {
  const others = readSeen().filter(({ path }) => path !== product.path);
  store('local', SEEN_KEY, JSON.stringify([product, ...others].slice(0, MAX_SEEN)));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Stored by another release: the list starts empty.
    return undefined;
  }
}

function isSeen(one: unknown): one is Seen {
  if (!isRecord(one)) return false;
  const { path, name, game, picture } = one;
  const texts = [path, name, game, picture].every((text) => typeof text === 'string' && text.length < 300);
  // Both become addresses of this site, and anybody may have written them into the storage.
  return texts && /^[\w-]+(\/[\w-]+)*$/.test(String(path)) && /^(\/(?!\/)|https:)/.test(`${String(picture)}`);
}
