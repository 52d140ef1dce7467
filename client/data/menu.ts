import { SiteContentDocument, SiteGamesDocument } from '#client/generated/graphql.ts';
import type { Menu } from '#client/site/site.ts';
import { keepAnswer, queryBrowser } from './query-browser.ts';
import { readMenu } from './state/menu-file.ts';

/** On the server every menu is whole. */
let fetchMenu = async (): Promise<void> => undefined;
let opened: Promise<void> | undefined;

/** The menu of a document, which is in a file of its own: fetched when it is first wanted. */
export function menuIn(address: string | null): Menu {
  const menu: Menu = { games: [], links: null };
  opened = undefined;
  fetchMenu = async () => {
    if (address !== null) Object.assign(menu, await fetchFile(address));
  };
  return menu;
}

/** Resolves when the menus are there. Rejects when they do not come, and tries again with the next call. */
export function openMenu(): Promise<void> {
  opened ??= fetchMenu().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** Code that is of no use without the menus. */
export async function withMenu<Code>(code: Promise<Code>): Promise<Code> {
  const [loaded] = await Promise.all([code, openMenu()]);
  return loaded;
}

async function fetchFile(address: string): Promise<Menu> {
  const answer = await fetch(address);
  if (!answer.ok) return menuOfToday();
  const menu = readMenu(await answer.json());
  keepAnswer(SiteGamesDocument, {}, { __typename: 'Query', categories: menu.games });
  return menu;
}

/** Another catalogue is on sale, and nobody has the file of the document's. */
async function menuOfToday(): Promise<Menu> {
  const games = queryBrowser(SiteGamesDocument, {});
  const content = queryBrowser(SiteContentDocument, {});
  return { games: (await games).categories, links: (await content).site };
}
