import type { Site } from '#client/site/site.ts';
import type { PageName } from '#client/site/page-name.ts';
import type { TypeNames } from './type-names.ts';

export const STATE_ID = 'state';

/** A field of an operation's answer, and the keys that lead to it in the loader data. */
type CacheEntryField = [field: string, path: string[]];

/** Rebuilds one result from the page's data, so that the browser's cache needs no copy of it. */
export type CacheEntry = {
  hash: string;
  variables: Record<string, unknown>;
  fields: CacheEntryField[];
  /** Fields that were null; undefined if there were none. */
  nulls: string[] | undefined;
  types: TypeNames;
};

/** The site's data with the address of its menu file; null without menus. */
export type DeliveredSite = Omit<Site, 'menu'> & { menu: string | null };

/** The state that the router hydrates from. JSON; a Deferred in it is `{ $later: id }`. */
export type DocumentState = {
  page: PageName | null;
  siteUrl: string;
  loaderData: Record<string, unknown>;
  actionData: Record<string, unknown> | null;
  errors: Record<string, unknown> | null;
  cacheEntries: CacheEntry[];
};

/** The state of the server's document, the ids of its deferred sections, and the modules to fetch later. */
export type ReadState = { state: DocumentState; deferredIds: string[]; idle: string[] };
