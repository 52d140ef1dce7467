import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { menuIn, openMenu, withMenu } from './menu.ts';
import { writeMenu } from './state/menu-file.ts';

const asked = vi.hoisted(() => ({ query: vi.fn(), kept: vi.fn() }));
vi.mock('./query-browser.ts', () => ({ queryBrowser: asked.query, keepAnswer: asked.kept }));

const ADDRESS = '/assets/menu-0123456789abcdef.json';
const game = {
  __typename: 'Category',
  id: '1',
  name: 'WoW',
  path: 'wow',
  image: '/wow.webp',
  productCount: 3,
} as const;
const GAMES = [{ ...game, children: [] }];
const LINKS = { menu: [], legal: [], footer: [], mailboxes: ['support@shop.example'], social: [] };

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset().mockImplementation(async () => new Response(writeMenu({ games: GAMES, links: LINKS })));
  asked.query.mockReset().mockResolvedValue({ categories: GAMES, site: LINKS });
  asked.kept.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

test('the menu is empty until it is opened, and is fetched once', async () => {
  const menu = menuIn(ADDRESS);
  expect([menu, fetched.mock.calls]).toEqual([{ games: [], links: null }, []]);
  expect(await Promise.all([openMenu(), withMenu(Promise.resolve('code'))])).toEqual([undefined, 'code']);
  expect(menu).toEqual({ games: GAMES, links: LINKS });
  expect(fetched.mock.calls).toEqual([[ADDRESS]]);
});

test('data from the menu file is cached, and not requested from the API', async () => {
  menuIn(ADDRESS);
  await openMenu();
  expect(asked.query).not.toHaveBeenCalled();
  expect(asked.kept).toHaveBeenCalledWith(expect.anything(), {}, { __typename: 'Query', categories: GAMES });
});

test('a failed request for the menu file is retried the next time the menu is opened', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const menu = menuIn(ADDRESS);
  await expect(withMenu(Promise.resolve('code'))).rejects.toThrow('Failed to fetch');
  await openMenu();
  expect(menu.games).toEqual(GAMES);
});

test('if the menu file no longer exists, the current menus are loaded', async () => {
  fetched.mockImplementation(async () => new Response('Not Found', { status: 404 }));
  const menu = menuIn(ADDRESS);
  await openMenu();
  expect(menu).toEqual({ games: GAMES, links: LINKS });
});

test('a document without a menu file fetches no menu', async () => {
  const menu = menuIn(null);
  await openMenu();
  expect([menu.games, fetched.mock.calls]).toEqual([[], []]);
});
