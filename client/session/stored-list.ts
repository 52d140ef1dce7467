import { useSyncExternalStore } from 'react';
import { readStored, store } from './browser-storage.ts';

/** A list stored only in this browser, the newest entry first. */
export type StoredList<Item> = {
  /** Browser only. The same array until the list changes, in this tab or in another. */
  get(): readonly Item[];
  /**
   * Entries beyond the limit are dropped. If the browser denies storage, the list is kept until the page is left.
   * @returns whether it is stored.
   */
  set(next: readonly Item[]): boolean;
  subscribe(changed: () => void): () => void;
};

/** @param most the limit. @param isItem checks stored entries, which another release or anybody may have written. */
export function storedList<Item>(key: string, most: number, isItem: (one: unknown) => one is Item): StoredList<Item> {
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let items: readonly Item[] = [];
  let isRefused = false;
  const get = () => {
    const stored = isRefused ? text : readStored('local', key);
    if (stored !== text) {
      text = stored;
      items = itemsIn(stored).filter(isItem).slice(0, most);
    }
    return items;
  };
  const elsewhere = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listeners.forEach((changed) => changed());
  };
  return {
    get,
    set(next) {
      items = next.slice(0, most);
      text = items.length > 0 ? JSON.stringify(items) : null;
      isRefused = !store('local', key, text);
      listeners.forEach((changed) => changed());
      return !isRefused;
    },
    subscribe(changed) {
      if (listeners.size === 0) addEventListener('storage', elsewhere);
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
        if (listeners.size === 0) removeEventListener('storage', elsewhere);
      };
    },
  };
}

/** Undefined on the server and during hydration: only the browser knows the list. */
export function useStoredList<Item>(list: StoredList<Item>): readonly Item[] | undefined {
  return useSyncExternalStore<readonly Item[] | undefined>(list.subscribe, list.get, unknown);
}

function unknown(): undefined {
  return undefined;
}

function itemsIn(stored: string | null): unknown[] {
  try {
    const items: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(items) ? items : [];
  } catch {
    return [];
  }
}
