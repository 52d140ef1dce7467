import type { LoaderFunctionArgs } from 'react-router-dom';
import { SiteContentDocument, SiteGamesDocument, SiteViewerDocument } from '#client/generated/graphql.ts';
import { LoadError, loadContext } from '#client/data/load.ts';
import type { Site, SiteContent, SiteFacts, SiteLinks } from '#client/site/site.ts';

export async function siteLoader({ context }: LoaderFunctionArgs): Promise<Site> {
  const load = context.get(loadContext);
  const [{ viewer }, games, content] = await Promise.all([
    load(SiteViewerDocument, {}),
    unlessFailed(load(SiteGamesDocument, {})),
    unlessFailed(load(SiteContentDocument, {})),
  ]);
  const menu = games?.categories ?? [];
  const { links, facts } = content?.site ? parted(content.site) : { links: null, facts: null };
  return {
    games: menu.map(({ name, path, image }) => ({ name, path, image })),
    menu: { games: menu, links },
    currency: viewer.currency,
    region: viewer.region,
    // The combined object is no operation's result, so the browser's cache has no use for it.
    ...(content && { content: facts }),
  };
}

/** The data of the menus, and the data in every document. */
function parted({ menu, legal, footer, mailboxes, social, ...facts }: SiteContent): {
  links: SiteLinks;
  facts: SiteFacts;
} {
  return { links: { menu, legal, footer, mailboxes, social }, facts };
}

/** A page whose own data is loaded is worth showing without the menus. */
async function unlessFailed<Data>(asked: Promise<Data>): Promise<Data | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof LoadError) return undefined;
    throw error;
  }
}
