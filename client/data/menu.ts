import { SiteGamesDocument } from '#client/generated/graphql.ts';
import type { Menu, MenuGame } from '#client/site/site.ts';
import { keepAnswer, queryBrowser } from './query-browser.ts';
import { readMenu } from './state/menu-file.ts';

/** On the server every menu is whole. */
let fetchMenu = async (): Promise<void> => undefined;
let opened: Promise<void> | undefined;

/** The menu of a document, which is in a file of its own: fetched when it is first wanted. */
export function menuIn(address: string | null): Menu {
  const menu: Menu = { games: [] };
  opened = undefined;
  fetchMenu = async () => {
    if (address !== null) menu.games = await gamesIn(address);
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

async function gamesIn(address: string): Promise<MenuGame[]> {
  const answer = await fetch(address);
  // Another catalogue is on sale, and nobody has the file of this one.
  if (!answer.ok) return (await queryBrowser(SiteGamesDocument, {})).categories;
  const categories = readMenu(await answer.json());
  keepAnswer(SiteGamesDocument, {}, { __typename: 'Query', categories });
  return categories;
}
