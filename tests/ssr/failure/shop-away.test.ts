import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Catalog, Game } from '#catalog/format.ts';
import { newBuyer } from '#tests/support/buyer/buyer.ts';
import { testCatalog } from '#tests/support/catalog/catalog.ts';
import { openSite, type Site } from '#tests/ssr/open-site.ts';

/** Lists that are sorted, filtered and searched. */
const LISTS = [
  '/en-us/game-0?sort=price',
  '/en-us/game-0?sort=name',
  '/en-us/game-0?min=1&max=1000',
  '/en-us/search/carry',
  '/en-us/search/carry?sort=price',
];
const GAMES = 15;
const PAGES_OF_A_KIND = 100;
const A_GAME = 8;
const AT_ONCE = 4;
const VISITS = 4;
const HOUR_MS = 60 * 60 * 1_000;
const LIMIT_MS = 120_000;

const catalog = largeCatalog();
let site: Site;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  site = await openSite({}, { catalog });
}, LIMIT_MS);
afterAll(async () => {
  vi.useRealTimers();
  await site.close();
});

/** The test catalogue with as many games as the shop has, each with a few categories of one product. */
function largeCatalog(): Catalog {
  const [, pattern] = testCatalog.games;
  const [category] = pattern?.categories ?? [];
  const [product] = pattern?.products ?? [];
  if (!pattern || !category || !product) throw new Error('the test catalogue has no second game to copy');
  const copies = Array.from({ length: GAMES - testCatalog.games.length }, (_, game): Game => {
    const slugs = Array.from({ length: A_GAME }, (__, at) => `part-${game}-${at}`);
    return {
      ...pattern,
      slug: `game-${game}`,
      categories: slugs.map((slug) => ({ ...category, slug })),
      products: slugs.map((slug) => ({ ...product, slug: `carry-${slug}`, category: slug })),
    };
  });
  const [text] = testCatalog.pages;
  const pages = text ? [...testCatalog.pages, { ...text, slug: 'faq' }] : [];
  return { ...testCatalog, games: [...testCatalog.games, ...copies], pages };
}

function addresses({ games }: Catalog): string[] {
  const categoryPages = games.flatMap(({ slug, categories }) =>
    categories.map((category) => `/en-us/${slug}/${category.slug}`),
  );
  const products = games.flatMap((game) => game.products.map(({ slug }) => `/en-us/product/${slug}`));
  return [
    ...['/en-us', '/en-us/faq', ...games.map(({ slug }) => `/en-us/${slug}`)],
    ...categoryPages.slice(0, PAGES_OF_A_KIND),
    ...LISTS,
    ...products.slice(-PAGES_OF_A_KIND),
  ];
}

/** The addresses that do not answer 200; requests are made a few at a time. */
async function missing(paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const waiting = [...paths];
  const work = async () => {
    for (let path = waiting.shift(); path; path = waiting.shift()) {
      const { status } = await site.get(path);
      if (status !== 200) found.push(path);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
}

test(
  'with the shop away for an hour, visited pages are served, and cart, checkout and order respond 503',
  async () => {
    const buyer = newBuyer(site.url);
    await buyer.add('coaching');
    const order = await buyer.order();
    await buyer.add('coaching');
    const paths = addresses(catalog);
    expect(paths).toHaveLength(2 + GAMES + 2 * PAGES_OF_A_KIND + LISTS.length);
    // A busy machine may take too long over the first pages: they are asked for again.
    let unseen = paths;
    for (let visit = 0; visit < VISITS && unseen.length > 0; visit += 1) unseen = await missing(unseen);
    expect(unseen).toEqual([]);
    const cookie = buyer
      .cookies()
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    const showsMoney = async (path: string) => {
      const { status, text } = await site.get(path, { cookie });
      const main = /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? '';
      return [path, status, main.includes('$25.00')];
    };
    const paid = ['/en-us/checkout/cart', '/en-us/checkout', order];
    for (const path of paid) expect(await showsMoney(path)).toEqual([path, 200, true]);
    site.upstream.instead(() => 'reset');
    vi.setSystemTime(Date.now() + HOUR_MS);
    expect(await missing(paths)).toEqual([]);
    // Pages on which something is paid never show cached prices.
    for (const path of paid) expect(await showsMoney(path)).toEqual([path, 503, false]);
  },
  LIMIT_MS,
);
