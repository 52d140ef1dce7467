import type { RouteObject } from 'react-router-dom';
import { openPage, openedPage, type PageName } from './pages.ts';

/** What the document and the server read of a matched route. */
export type PageHandle = {
  /** Null where only the loader's data tells. */
  page: PageName | null;
  /** Rendered for one visitor with that visitor's session, and never kept. */
  personal: boolean;
};

type Options = { id?: string; path?: string; index?: true; personal?: boolean };

/** A route whose page is fetched when it is first needed. */
export function pageRoute(name: PageName, options: Options): RouteObject {
  const { personal = false, index, ...place } = options;
  const handle: PageHandle = { page: name, personal };
  const page = openedPage(name);
  const parts = page ? routeParts(name) : { lazy: async () => (await openPage(name), routeParts(name)) };
  return index ? { id: name, ...place, handle, ...parts, index } : { id: name, ...place, handle, ...parts };
}

function routeParts(name: PageName) {
  const page = openedPage(name);
  if (!page) throw new Error(`The page ${name} has not been opened`);
  const { Component, loader, action } = page;
  return { Component, ...(loader && { loader }), ...(action && { action }) };
}

/** True for a thrown answer that says there is nothing at this address. */
export function isNotFound(thrown: unknown): boolean {
  if (thrown === null || typeof thrown !== 'object') return false;
  const { status, init } = thrown as { status?: unknown; init?: { status?: unknown } | null };
  return status === 404 || init?.status === 404;
}
