import type { LoaderFunctionArgs } from 'react-router-dom';
import { isOffered, OFFER } from '#client/cart/offer/offer.ts';
import { SiteGamesDocument, SiteViewerDocument } from '#client/generated/graphql.ts';
import { LoadError, loadContext } from '#client/data/load.ts';
import type { Site } from '#client/site/site.ts';

export async function siteLoader({ context }: LoaderFunctionArgs): Promise<Site> {
  const load = context.get(loadContext);
  // The browser keeps what the document says.
  const offered = import.meta.env.SSR && isOffered(OFFER, new Date());
  const [{ viewer }, games] = await Promise.all([load(SiteViewerDocument, {}), gamesOrNone()]);
  return { games, currency: viewer.currency, region: viewer.region, offered };

  // A page whose own data is there is worth showing without the menus.
  async function gamesOrNone(): Promise<Site['games']> {
    try {
      return (await load(SiteGamesDocument, {})).categories;
    } catch (error) {
      if (error instanceof LoadError) return [];
      throw error;
    }
  }
}
