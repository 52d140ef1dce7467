import { Deferred } from '#client/data/deferred/deferred.ts';
import { isRecord } from '#client/data/is-record.ts';
import type { CacheEntry } from './document-state.ts';
import { sourceOf } from './source.ts';

/** Loaders rename and group results; anything nested deeper is a result's own. */
const DEPTH = 3;

/** Finds the results of operations in the loader data. */
export function findCacheEntries(loaderData: Record<string, unknown>): CacheEntry[] {
  const cacheEntries = new Map<string, CacheEntry>();
  visit(loaderData, []);
  return [...cacheEntries.values()];

  function visit(value: unknown, path: string[]): void {
    if (value === null || typeof value !== 'object' || value instanceof Deferred) return;
    const origin = sourceOf(value);
    if (origin) {
      const { hash, variables, field, nulls, types } = origin;
      const key = hash + JSON.stringify(variables);
      const entry = cacheEntries.get(key) ?? { hash, variables, fields: [], nulls, types };
      if (!entry.fields.some(([known]) => known === field)) entry.fields.push([field, path]);
      cacheEntries.set(key, entry);
    } else if (path.length < DEPTH) {
      for (const [name, part] of Object.entries(value)) visit(part, [...path, name]);
    }
  }
}

/** The result that a reference stands for; undefined if a part of it is not in the data. */
export function resultOf(entry: CacheEntry, loaderData: unknown): Record<string, unknown> | undefined {
  const answer: Record<string, unknown> = {};
  for (const name of entry.nulls ?? []) answer[name] = null;
  for (const [field, path] of entry.fields) {
    const value = path.reduce<unknown>((part, name) => own(part, name), loaderData);
    if (value === undefined) return undefined;
    answer[field] = value;
  }
  return answer;
}

function own(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
