import type { PageName } from '#client/site/page-name.ts';
import type { TypeNames } from './type-names.ts';

export const STATE_ID = 'state';

/** A field of an operation's answer, and the keys that lead to it in the loader data. */
type CacheEntryField = [field: string, path: string[]];

/** Rebuilds one answer from the page's data, so that the browser's cache needs no copy of it. */
export type CacheEntry = {
  hash: string;
  variables: Record<string, unknown>;
  fields: CacheEntryField[];
  /** Fields that were null; undefined where none was. */
  nulls: string[] | undefined;
  types: TypeNames;
};

/** What the router hydrates from. JSON; a Deferred in it is `{ $later: id }`. */
export type DocumentState = {
  page: PageName | null;
  siteUrl: string;
  loaderData: Record<string, unknown>;
  actionData: Record<string, unknown> | null;
  errors: Record<string, unknown> | null;
  cacheEntries: CacheEntry[];
};
