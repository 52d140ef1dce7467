import type { RequestHandler } from 'express';
import type { MenuFiles } from './menu-files.ts';
import type { DocumentAssets, PageName } from '#client/entry.server.tsx';

/** The one door into the client wing. */
export type ClientEntry = typeof import('#client/entry.server.tsx');

/** The pages as they are built, or as they are being edited. */
export type Pages = {
  entry(): Promise<ClientEntry>;
  /** `interactive` names the page's modules too, for a page that is hydrated at once. */
  assetsOf(page: PageName | null, interactive: boolean): DocumentAssets;
  /** Values of `Link` that name what every page begins with: typefaces, styles and the first scripts. */
  early: string[];
  /** Modules that start the page in the browser; when it is built, `boot.js` does, with those that `assetsOf` names. */
  scripts: string[];
  menus: MenuFiles;
  /** Serves sources in development. */
  middleware?: RequestHandler;
  close(): Promise<void>;
};
