import type { Site } from '#client/site/site.ts';
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

/** The site's data with the address of the file that its menus are in; null without menus. */
export type DeliveredSite = Omit<Site, 'menu'> & { menu: string | null };

/** What the router hydrates from. JSON; a Deferred in it is `{ $later: id }`. */
export type DocumentState = {
  page: PageName | null;
  siteUrl: string;
  loaderData: Record<string, unknown>;
  actionData: Record<string, unknown> | null;
  errors: Record<string, unknown> | null;
  cacheEntries: CacheEntry[];
};

/** The state of the document the server sent, the names of its deferred sections, and the modules to be fetched later. */
export type ReadState = { state: DocumentState; deferredIds: string[]; idle: string[] };
