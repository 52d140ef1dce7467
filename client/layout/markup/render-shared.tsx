import type { ReactNode } from 'react';
import { createStaticRouter, StaticRouterProvider, type StaticHandlerContext } from 'react-router-dom';
import { SITE_ROUTE, type MenuGame, type Site } from '#client/site/site.ts';
import { FooterContent } from '#client/layout/footer/Footer.tsx';
import { BurgerLinks } from '#client/layout/header/menu/BurgerMenu.tsx';
import { TopLinks } from '#client/layout/header/TopBar.tsx';
import { renderToKeep } from '#client/ui/markup/render-to-keep.ts';
import type { Markup, MarkupName } from '#client/ui/markup/SharedMarkup.tsx';

const PARTS: Record<MarkupName, ReactNode> = {
  top: <TopLinks />,
  burger: <BurgerLinks />,
  footer: <FooterContent />,
};

/** By the site's data other than games: there are only a few variants, such as one per currency. */
type Known = Map<string, Markup>;

const known = new WeakMap<readonly MenuGame[], Known>();
const MAX_KNOWN = 20;

/**
 * The markup for a site, cached while its games are the same object, which they are until the catalogue changes; none
 * if the site could not be loaded.
 */
export function sharedMarkup({ menu, content }: Site, context: StaticHandlerContext): Markup {
  const { games, links } = menu;
  if (games.length === 0 || !links) return {};
  const ofGames = known.get(games) ?? new Map<string, Markup>();
  known.set(games, ofGames);
  const key = JSON.stringify([links, content]);
  const made = ofGames.get(key) ?? render(context);
  if (ofGames.size >= MAX_KNOWN) ofGames.clear();
  ofGames.set(key, made);
  return made;
}

function render(context: StaticHandlerContext): Markup {
  return Object.fromEntries(Object.entries(PARTS).map(([name, part]) => [name, renderPart(part, context)]));
}

/** In a separate router that knows only the site and none of the page's errors. */
function renderPart(element: ReactNode, context: StaticHandlerContext): string {
  const route = { id: SITE_ROUTE, path: '*', element };
  const alone = { ...context, errors: null, matches: [{ route, params: {}, pathname: '/', pathnameBase: '/' }] };
  return renderToKeep(
    <StaticRouterProvider router={createStaticRouter([route], alone)} context={alone} hydrate={false} />,
  );
}
