import { afterEach, expect, it, vi } from 'vitest';
import { refuseStorage } from '#tests/support/refuse-storage.ts';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

it('keeps the last three searches, deduplicated, newest first', () => {
  vi.stubGlobal('localStorage', storage());
  for (const query of ['wow gold', 'm+ 10', 'divines', 'WoW gold', 'raid']) rememberSearch(query);
  expect(recentSearches()).toEqual(['raid', 'WoW gold', 'divines']);
  forgetSearches();
  expect(recentSearches()).toEqual([]);
});

it.each(['{', '"text"', '[1, "", null]', 'null'])('an invalid stored value (%s) is ignored', (text) => {
  const local = storage();
  local.setItem('recent-searches', text);
  vi.stubGlobal('localStorage', local);
  expect(recentSearches()).toEqual([]);
});

it('without storage there are no recent searches', () => {
  refuseStorage();
  rememberSearch('raid');
  expect(recentSearches()).toEqual([]);
});
