import { useRouteLoaderData } from 'react-router-dom';
import type { Currency, Region, SiteGamesQuery } from '#client/generated/graphql.ts';

/** A game with two levels of categories below it, as the menus show them. */
export type SiteGame = SiteGamesQuery['categories'][number];

/** What every page knows. Nothing in it belongs to one visitor. */
export type Site = {
  /** Empty when the shop could not answer; the pages then stand without their menus. */
  games: SiteGame[];
  currency: Currency;
  region: Region;
  /** Whether the offer of the bar under the header runs. */
  offered: boolean;
};

export const SITE_ROUTE = 'site';

export function useSite(): Site {
  const site = useRouteLoaderData<Site>(SITE_ROUTE);
  if (!site) throw new Error('useSite is for pages below the site route');
  return site;
}
