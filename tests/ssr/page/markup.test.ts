import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, renameCategory, type Site } from '#tests/ssr/open-site.ts';

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterAll(() => site.close());

const PAGES = ['/en-us', '/en-us/wow-carry', '/en-us/wow-carry?sort=name', '/en-us/faq'];
const PARTS = [
  /<footer[^>]*>[^]*<\/footer>/,
  /<nav[^>]*aria-label="Pages">[^]*?<\/nav>/,
  /<nav aria-label="Games and pages">[^]*?<\/nav>/,
];

async function partsOf(path: string): Promise<(string | undefined)[]> {
  const { text } = await site.get(path);
  return PARTS.map((part) => part.exec(text)?.[0]);
}

test('links of footer, top bar and burger menu are the same on all pages', async () => {
  const [first = [], ...others] = await Promise.all(PAGES.map(partsOf));
  const [footer, top, burger] = first;
  expect(footer).toContain('Cookie settings</button> <a class="link"');
  expect(top).toContain('href="/en-us/schedule"');
  expect(burger).toContain('href="/en-us/wow-carry"');
  for (const other of others) expect(other).toEqual(first);
});

test('they show a changed catalogue at once', async () => {
  const before = await partsOf('/en-us');
  await renameCategory(site, 'wow-carry', 'Warcraft of the World');
  const [, top, burger] = await partsOf('/en-us');
  expect(burger).toContain('Warcraft of the World');
  expect(burger).not.toBe(before[2]);
  expect(top).toBe(before[1]);
});

async function cardOn(path: string): Promise<string | undefined> {
  const { text } = await site.get(path);
  return text.split('<article').find((card) => card.includes('/dungeon-20"'));
}

test('a card is the same on all lists, and shows changes at once', async () => {
  const [before, narrowed] = await Promise.all(['/en-us/wow-carry', '/en-us/wow-carry?min=1'].map(cardOn));
  expect(before).toContain('/dungeon-20"');
  expect(narrowed).toBe(before);
  await site.shop.db
    .updateTable('product')
    .set({ name: 'Twentieth dungeon' })
    .where('slug', '=', 'dungeon-20')
    .execute();
  site.dropCached();
  expect(await cardOn('/en-us/wow-carry')).toContain('Twentieth dungeon');
});
