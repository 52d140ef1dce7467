import { readStored, store } from '#client/session/browser-storage.ts';

const KEY = 'recent-searches';
const MAX_SEARCHES = 3;

/** The searches on this device, the last one first; they never leave the device. */
export function recentSearches(): string[] {
  const stored: unknown = parsed(readStored('local', KEY) ?? '[]');
  const texts = Array.isArray(stored)
    ? stored.filter((one): one is string => typeof one === 'string' && one !== '')
    : [];
  return texts.slice(0, MAX_SEARCHES);
}

export function rememberSearch(query: string): void {
  if (query === '') return;
  const others = recentSearches().filter((one) => one.toLowerCase() !== query.toLowerCase());
  store('local', KEY, JSON.stringify([query, ...others].slice(0, MAX_SEARCHES)));
}

export function forgetSearches(): void {
  store('local', KEY, null);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
