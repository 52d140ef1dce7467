import { SiteContentDocument, SiteGamesDocument } from '#client/generated/graphql.ts';
import type { Menu } from '#client/site/site.ts';
import { keepAnswer, queryBrowser } from './query-browser.ts';
import { readMenu } from './state/menu-file.ts';

/** @param answer with the file of a document's menus, or without one. */
export async function menuFrom(answer: Response): Promise<Menu> {
  if (!answer.ok) return menuOfToday();
  const menu = readMenu(await answer.json());
  keepAnswer(SiteGamesDocument, {}, { __typename: 'Query', categories: menu.games });
  return menu;
}

/** The catalogue has changed since the document was rendered, and its menu file is gone. */
async function menuOfToday(): Promise<Menu> {
  const games = queryBrowser(SiteGamesDocument, {});
  const content = queryBrowser(SiteContentDocument, {});
  return { games: (await games).categories, links: (await content).site };
}
