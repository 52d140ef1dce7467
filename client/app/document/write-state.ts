import type { StaticHandlerContext } from 'react-router-dom';
import { cataloguePage } from '#client/app/catalogue-route.tsx';
import { handleOf } from '#client/app/page-route.tsx';
import type { PageName } from '#client/site/page-name.ts';
import { SITE_ROUTE, type Site } from '#client/site/site.ts';
import type { DeliveredSite, DocumentState } from '#client/data/state/document-state.ts';
import { writeMenu } from '#client/data/state/menu-file.ts';
import { findCacheEntries } from '#client/data/state/cache-entries.ts';

/** Stores what all pages share as a file. @returns its address, which depends on the content. */
export type Publish = (text: string) => string;

/** Everything the browser needs to hydrate the page, each value once. */
export function writeState(context: StaticHandlerContext, siteUrl: string, publish: Publish): DocumentState {
  const { actionData, errors } = context;
  const site = siteOf(context);
  const loaderData = site ? { ...context.loaderData, [SITE_ROUTE]: deliveredSite(site, publish) } : context.loaderData;
  return {
    page: shownPage(context),
    siteUrl,
    loaderData,
    actionData,
    errors,
    cacheEntries: findCacheEntries(loaderData),
  };
}

/** Undefined where the site's loader has failed. */
export function siteOf({ loaderData }: StaticHandlerContext): Site | undefined {
  return loaderData[SITE_ROUTE] as Site | undefined;
}

/** The menus are the largest part of every document, and the same in all. */
function deliveredSite(site: Site, publish: Publish): DeliveredSite {
  const { games, links } = site.menu;
  return { ...site, menu: games.length > 0 || links ? publish(writeMenu(site.menu)) : null };
}

/** The page whose chunk the browser needs. */
export function shownPage(context: StaticHandlerContext): PageName | null {
  if (context.errors) return 'error';
  const match = context.matches.at(-1);
  return cataloguePage(match && context.loaderData[match.route.id]) ?? handleOf(match?.route)?.page ?? null;
}
