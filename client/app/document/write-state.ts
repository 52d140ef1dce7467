import type { StaticHandlerContext } from 'react-router-dom';
import { cataloguePage } from '#client/app/catalogue-route.tsx';
import { handleOf } from '#client/app/page-route.tsx';
import type { PageName } from '#client/site/page-name.ts';
import { SITE_ROUTE, type Site } from '#client/site/site.ts';
import type { DocumentState } from '#client/data/state/document-state.ts';
import { packSite } from '#client/data/state/packed-games.ts';
import { findSeeds } from '#client/data/state/cache-entries.ts';

/** Everything the browser needs to take the page over, each datum once. */
export function writeState(context: StaticHandlerContext, siteUrl: string): DocumentState {
  const { loaderData, actionData, errors } = context;
  const site = loaderData[SITE_ROUTE] as Site | undefined;
  const sent = site ? { ...loaderData, [SITE_ROUTE]: packSite(site) } : loaderData;
  return {
    page: shownPage(context),
    siteUrl,
    loaderData: sent,
    actionData,
    errors,
    cacheEntries: findSeeds(loaderData),
  };
}

/** The page whose chunk the browser needs. */
export function shownPage(context: StaticHandlerContext): PageName | null {
  if (context.errors) return 'error';
  const match = context.matches.at(-1);
  return cataloguePage(match && context.loaderData[match.route.id]) ?? handleOf(match?.route)?.page ?? null;
}
