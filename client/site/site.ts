import { useRouteLoaderData } from 'react-router-dom';
import type { IconName } from '#client/ui/Icon.tsx';
import type { ChannelKind, Currency, Region, SiteContentQuery, SiteGamesQuery } from '#client/generated/graphql.ts';

/** A game with two levels of categories below it, as the menus show them. */
export type MenuGame = SiteGamesQuery['categories'][number];

export type SiteGame = Pick<MenuGame, 'name' | 'path' | 'image'>;

/**
 * What the menus are made of. In the browser it comes in a file that all pages share, once the visitor has touched the
 * page: until then there is no game in it. What shows it waits for `openMenu` (`client/data/menu.ts`).
 */
export type Menu = { games: MenuGame[]; links: SiteLinks | null };

/** Of the site's content what header and footer alone show; null when the shop has none or could not answer. */
export type SiteLinks = Pick<SiteContent, 'menu' | 'legal' | 'footer' | 'mailboxes' | 'social'>;

/** The rest, which stands in every document. */
export type SiteFacts = Omit<SiteContent, keyof SiteLinks>;

/** Company, contacts, ratings, links and campaign, as `catalog/site.yaml` has them. */
export type SiteContent = NonNullable<SiteContentQuery['site']>;

export type Campaign = NonNullable<SiteContent['campaign']>;

/** What every page knows. Nothing in it belongs to one visitor. */
export type Site = {
  /** Empty when the shop could not answer; the pages then stand without their menus. */
  games: SiteGame[];
  menu: Menu;
  currency: Currency;
  region: Region;
  /** Null when the shop has none; missing when it could not answer. */
  content?: SiteFacts | null;
};

export const SITE_ROUTE = 'site';

export function useSite(): Site {
  const site = useRouteLoaderData<Site>(SITE_ROUTE);
  if (!site) throw new Error('useSite is for pages below the site route');
  return site;
}

/** The games with their categories, for what waits for them before it is shown or hydrated. */
export function useMenu(): MenuGame[] {
  return useSite().menu.games;
}

const NO_LINKS: SiteLinks = { menu: [], legal: [], footer: [], mailboxes: [], social: [] };

/** For the same. */
export function useLinks(): SiteLinks {
  return useSite().menu.links ?? NO_LINKS;
}

export const CHANNEL_ICONS = {
  DISCORD: 'pad',
  MESSENGER: 'send',
  VIDEOS: 'play',
  PHOTOS: 'cam',
} satisfies Record<ChannelKind, IconName>;
