import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCachedCatalog } from '#catalog/read-cached.ts';
import type { ShareCard } from '#server/graphql/value/share-image.ts';
import { headOf, jsonLdOf } from '#tests/ssr/head-of.ts';
import { openSite, SITE_URL, type Site } from '#tests/ssr/open-site.ts';

const CRAWLER = { 'user-agent': 'facebookexternalhit/1.1' };
const SIGNS: Record<string, string> = { USD: '$', EUR: '€', GBP: '£' };

const catalog = await readCachedCatalog();
const samples = catalog.games.flatMap((game) => game.products.slice(0, 2).map((product) => ({ game, product })));
const drawn = new Map<string, ShareCard>();
let site: Site;

beforeAll(async () => {
  site = await openSite({}, { catalog, drawCard: async (file, card) => void drawn.set(`/${file}`, card) });
}, 120_000);
afterAll(() => site.close());

async function read(path: string, currency = 'USD') {
  const { text } = await site.get(path, { ...CRAWLER, cookie: `currency=${currency}` });
  const { meta } = headOf(text);
  return { text, meta, image: (meta('og:image') ?? '').replace(SITE_URL, '') };
}

/** What the studio is asked to draw for an address; undefined when it is not called. */
async function cardAt(address: string): Promise<ShareCard | undefined> {
  drawn.clear();
  await site.get(address);
  return drawn.get(address);
}

/** The price in the structured data of a page, formatted as for shoppers. */
function priceIn(text: string): string {
  const product = jsonLdOf(text).find((thing) => thing['@type'] === 'Product');
  const [, amount, currency] = /"price":"(.+?)","priceCurrency":"(.+?)"/.exec(JSON.stringify(product)) ?? [];
  return `${SIGNS[currency ?? '']}${amount}`;
}

describe.each(samples)('the share image of $product.slug', ({ game, product }) => {
  test.each(Object.keys(SIGNS))('shows its name, its game and the price of its page in %s', async (currency) => {
    const { text, image } = await read(`/en-us/product/${product.slug}`, currency);
    const card = await cardAt(image);
    expect([card?.over, card?.name]).toEqual([game.name, product.name]);
    expect(card?.fact.replaceAll(',', '')).toBe(`from ${priceIn(text)}`);
  });
});

test('the share image of a game shows its number of services, and that of a category its game', async () => {
  const [game] = catalog.games;
  const { image } = await read('/en-us/wow-carry');
  expect(await cardAt(image)).toMatchObject({ over: '', fact: `${game?.products.length} services` });
  const raids = await read('/en-us/wow-carry/raids');
  expect((await cardAt(raids.image))?.over).toBe('World of Warcraft');
});

test('the head has the share image’s size and alternative text', async () => {
  const { meta } = await read('/en-us/product/manaforge-omega');
  expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630']);
  expect(meta('og:image:alt')).toBe(meta('og:title'));
  expect(meta('twitter:card')).toBe('summary_large_image');
});

test('a text page has the shop’s own share image, and its size', async () => {
  const { meta } = await read('/en-us/faq');
  expect(meta('og:image')).toBe(`${SITE_URL}/media/house/hero-1920x860.webp`);
  expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1920', '860']);
});

test('a forged share image address is not found, and nothing is drawn', async () => {
  const { image } = await read('/en-us/product/manaforge-omega');
  const name = image.slice(image.lastIndexOf('/') + 1);
  const tag = name.slice('usd-'.length);
  drawn.clear();
  const hostile = [
    '/share/product/manaforge-omega/usd-0123456789abcdef.jpg',
    `/share/product/manaforge-omega/eur-${tag}`,
    `/share/product/manaforge-omega/xxx-${tag}`,
    `/share/product/wow-gold/${name}`,
    `/share/product/no-such-product/${name}`,
    `/share/category/wow-carry/all-${tag}`,
    `/share/category/no-such-game/all-${tag}`,
    `/share/product/..%2f..%2fhouse/${name}`,
    `/share/product/manaforge-omega/${name}.webp`,
    '/share/',
  ];
  const answers = await Promise.all(hostile.map((path) => site.get(path)));
  expect(answers.map(({ status }) => status)).toEqual(hostile.map(() => 404));
  expect([...drawn]).toEqual([]);
});
