import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openSite, type Site } from '#tests/ssr/open-site.ts';

/** Menus that must not be cached are requested for every page. */
const UNKEPT = { 'cache-control': 'no-store' };
const GAME = '/en-us/wow-carry';

let site: Site;
beforeAll(async () => {
  site = await openSite();
  site.upstream.instead(({ path }) => (isMenu(path) ? { rewrite: unkept } : undefined));
});
afterAll(() => site.close());

function isMenu(path: string): boolean {
  return path.startsWith('categories?fields=menu');
}

function unkept<Answer extends { headers: Record<string, string> }>({ headers, ...answer }: Answer) {
  const { etag: _, ...others } = headers;
  return { ...answer, headers: { ...others, ...UNKEPT } };
}

const lists = () => site.upstream.paths().filter((path) => path.startsWith('products/category/'));

test('the list of a category is requested while its menu is still loading', async () => {
  await site.get(GAME);
  site.upstream.forget();
  const answerMenu = site.gate.hold('fields=menu');
  const page = site.get(`${GAME}?min=1`);
  await vi.waitFor(() => expect(lists()).toHaveLength(1));
  answerMenu();
  expect((await page).text.includes('/en-us/wow-carry/gold"')).toBe(true);
  expect(lists()).toHaveLength(1);
});

test('if the menu has changed, the page shows the new one', async () => {
  await site.get(GAME);
  await site.shop.db
    .updateTable('category')
    .set({ slug: 'wow-carry/attacks' })
    .where('slug', '=', 'wow-carry/empty')
    .execute();
  const { status, text } = await site.get(`${GAME}/attacks`);
  expect(status).toBe(200);
  expect(text.includes('Nothing yet</h1>')).toBe(true);
});

test('a page does not use the previous menu when the menu request fails', async () => {
  const names = async (path: string) => (await site.get(path)).text.includes('data-game="true"');
  expect(await names(`${GAME}?min=3`)).toBe(true);
  site.upstream.instead(({ path }) => (isMenu(path) ? { status: 500 } : undefined));
  expect(await names(`${GAME}?min=4`)).toBe(false);
});
