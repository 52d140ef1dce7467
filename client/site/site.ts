import { useRouteLoaderData } from 'react-router-dom';
import type { IconName } from '#client/ui/Icon.tsx';
import type { ChannelKind, Currency, Region, SiteContentQuery, SiteGamesQuery } from '#client/generated/graphql.ts';

/** A game with two levels of categories below it, as the menus show them. */
export type MenuGame = SiteGamesQuery['categories'][number];

export type SiteGame = Pick<MenuGame, 'name' | 'path' | 'image'>;

/**
 * The data of the menus. In the browser it is in a file that all pages share, loaded at the visitor's first input:
 * until then it has no games. What shows it waits for `openMenu` (`client/data/menu.ts`).
 */
export type Menu = { games: MenuGame[]; links: SiteLinks | null };

/** The part of the site's content for header and footer; null if the shop has none or did not respond. */
export type SiteLinks = Pick<SiteContent, 'menu' | 'legal' | 'footer' | 'mailboxes' | 'social'>;

/** The rest, which is in every document. */
export type SiteFacts = Omit<SiteContent, keyof SiteLinks>;

/** Company, contacts, ratings, links and campaign, as `catalog/site.yaml` has them. */
export type SiteContent = NonNullable<SiteContentQuery['site']>;

export type Campaign = NonNullable<SiteContent['campaign']>;

/** The data that every page has. Nothing in it belongs to one visitor. */
export type Site = {
  /** Empty if the shop did not respond; pages then have no menus. */
  games: SiteGame[];
  menu: Menu;
  currency: Currency;
  region: Region;
  /** Null if the shop has none; missing if it did not respond. */
  content?: SiteFacts | null;
};

export const SITE_ROUTE = 'site';

export function useSite(): Site {
  const site = useRouteLoaderData<Site>(SITE_ROUTE);
  if (!site) throw new Error('useSite is for pages below the site route');
  return site;
}

/** The games with their categories, for components that wait for them before they are shown or hydrated. */
export function useMenu(): MenuGame[] {
  return useSite().menu.games;
}

const NO_LINKS: SiteLinks = { menu: [], legal: [], footer: [], mailboxes: [], social: [] };

/** The links, for the same components. */
export function useLinks(): SiteLinks {
  return useSite().menu.links ?? NO_LINKS;
}

export const CHANNEL_ICONS = {
  DISCORD: 'pad',
  MESSENGER: 'send',
  VIDEOS: 'play',
  PHOTOS: 'cam',
} satisfies Record<ChannelKind, IconName>;
