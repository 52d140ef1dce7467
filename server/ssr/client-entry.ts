import type { RequestHandler } from 'express';
import type { MenuFiles } from './menu-files.ts';
import type { DocumentAssets, PageName } from '#client/entry.server.tsx';

/** The only import of the client wing. */
export type ClientEntry = typeof import('#client/entry.server.tsx');

/** The pages as they were built, or as they are being edited. */
export type Pages = {
  entry(): Promise<ClientEntry>;
  /** With `interactive` also the page's modules, for a page that is hydrated at once. */
  assetsOf(page: PageName | null, interactive: boolean): DocumentAssets;
  /** Values of `Link` with the files that every page needs first: typefaces, styles and the first scripts. */
  early: string[];
  /** Modules that start the page in the browser; in a build `boot.js` starts those that `assetsOf` returns. */
  scripts: string[];
  menus: MenuFiles;
  /** Serves sources in development. */
  middleware?: RequestHandler;
  close(): Promise<void>;
};
