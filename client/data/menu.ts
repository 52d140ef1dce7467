import type { Menu } from '#client/site/site.ts';

/** On the server every menu is complete. */
let fetchMenu = async (): Promise<void> => undefined;
let opened: Promise<void> | undefined;

/** The menu of a document, which is in a separate file: it is fetched when it is first needed. */
export function menuIn(address: string | null): Menu {
  const menu: Menu = { games: [], links: null };
  opened = undefined;
  fetchMenu = async () => {
    if (address !== null) Object.assign(menu, await fetchFile(address));
  };
  return menu;
}

/** Resolves when the menus are loaded. Rejects on failure; the next call tries again. */
export function openMenu(): Promise<void> {
  opened ??= fetchMenu().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** Loads code together with the menus that it needs. */
export async function withMenu<Code>(code: Promise<Code>): Promise<Code> {
  const [loaded] = await Promise.all([code, openMenu()]);
  return loaded;
}

/** The code that reads the file is loaded with it: an untouched page needs neither. */
async function fetchFile(address: string): Promise<Menu> {
  const [answer, { menuFrom }] = await Promise.all([fetch(address), import('./read-menu-file.ts')]);
  return menuFrom(answer);
}
