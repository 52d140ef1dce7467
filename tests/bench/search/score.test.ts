import SearchableMap from 'minisearch/SearchableMap';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readCachedCatalog } from '#catalog/read-cached.ts';
import { fill } from '#shop/interpret/fill.ts';
import type { PreparedProduct } from '#shop/interpret/text/prepared.ts';
import { readFillable } from '#shop/interpret/store.ts';
import type { Target } from '#shop/interpret/text/target.ts';
import { findHits } from '#shop/search/hits.ts';
import { buildGoods } from '#shop/search/live-search.ts';
import { randomOf } from '#tests/support/hostile/random.ts';
import { at, eachOf, type Rest, restOf } from '#tests/support/buyer/rest.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { askShop } from './ask.ts';
import { indexOf } from './ask-index.ts';
import { hostileQuery } from './hostile-query.ts';
import { readQuerySet } from './query-set.ts';
import { type Scored, scoreOf } from './score.ts';

/** Postings read, for each product. */
const MAX_POSTINGS_EACH = 24;
/** Words that are looked for with typos. */
const MAX_LOOKUPS = 25;
/** Choices of one product that are compared with a word. */
const MAX_LOOKS = 500;

let shop: TestShop;
let rest: Rest;

beforeAll(async () => {
  shop = await createTestShop({ catalog: await readCachedCatalog() });
  rest = await restOf(shop);
});
afterAll(() => shop.close());

test.each([
  ['leveling', 'powerleveling-by-level'],
  ['arena', 'arena-rating'],
  ['mounts', 'rare-mount-farm'],
  ['raid', 'voidspire'],
  ['gold', 'wow-gold'],
  ['eso arena', 'eso-solo-arena'],
  ['poe2 leveling', 'poe2-levels'],
  ['coins', 'fc-coins'],
])('"%s" ranks its most common meaning first', async (text, slug) => {
  expect((await askShop(rest, text)).products[0]).toBe(slug);
});

test.each([
  [
    'powerleveling-by-level',
    [
      'powerleveling',
      'power leveling',
      'power-leveling',
      'powerlevelling',
      'Power Levelling',
      'power lvling',
      'power lvl',
    ],
  ],
  ['battleground-wins', ['battlegrounds', 'battle grounds', 'battle-grounds', 'battle ground']],
  ['gamepass-gift', ['gamepasses', 'game passes', 'game-pass', 'game pass']],
])('%s ranks first for joined, separate, hyphenated and British spellings', async (slug, texts) => {
  for (const text of texts) expect([text, (await askShop(rest, text)).products[0]]).toEqual([text, slug]);
});

test('services of a named game rank before those of the most popular game', async () => {
  expect((await askShop(rest, 'destiny 2 power levelling')).products[0]).toBe('power-by-number');
  expect((await askShop(rest, 'power leveling diablo')).products[0]).toMatch(/^d4-/);
});

test.each([
  ['levelling', 'leveling'],
  ['power levelling wow', 'power leveling wow'],
  ['exotic armour', 'exotic armor'],
])('"%s" finds the same results as "%s"', async (british, us) => {
  const [one, other] = [await askShop(rest, british), await askShop(rest, us)];
  expect([one.products.slice(0, 5), one.total]).toEqual([other.products.slice(0, 5), other.total]);
});

test('a possible meaning of an ignored word is not reported as searched for', async () => {
  const summary = await rest.get('/products/search/valorant%20rank%20boost/summary');
  expect(at(summary.data, 'also')).toEqual([]);
});

test('a search for goods not sold for a game falls back to that game and reports it', async () => {
  const found = await rest.get('/products/search/elden%20ring%20runes');
  expect(eachOf(found.data, 'breadcrumbs').map((crumbs) => eachOf(crumbs, 'path')[0])).not.toContain('poe-2');
  expect(found.total).toBeGreaterThan(0);
  const summary = await rest.get('/products/search/elden%20ring%20runes/summary');
  expect([at(summary.data, 'instead'), at(summary.data, 'not_sold')]).toEqual([
    'elden ring',
    'We do not sell runes for Elden Ring',
  ]);
});

test('names written as one word match their separate words', async () => {
  const found = await rest.get('/products/search/pathofexile2%20currency');
  expect(eachOf(found.data, 'seo_url')[0]).toMatch(/^poe2-/);
  const pit = await rest.get('/products/search/pit%20100%20barb');
  expect(eachOf(pit.data, 'seo_url')[0]).toMatch(/^d4-pit-(progress|tier)$/);
  const [joined, apart] = [await askShop(rest, 'd2boost'), await askShop(rest, 'd2 boost')];
  expect([joined.products, joined.total > 0]).toEqual([apart.products, true]);
  expect((await askShop(rest, 'd4goldcheap')).products[0]).toBe('d4-gold');
});

test.each([
  ['iron to gold', 'valorant-rank'],
  ['arena 1800', 'arena-rating'],
  ['vault of glass full clear', 'vault-of-glass-clear'],
  ['glad s1 midnight', 'gladiator-wins'],
  ['solo q rating 2100', 'solo-shuffle-rating'],
  ['20 keys pack', 'mythic-plus-key'],
  ['war within raid', 'manaforge-omega'],
  ['valorant rank boost', 'valorant-rank'],
  ['valorent rank', 'valorant-rank'],
  ['rivals rank', 'rivals-rank-climb'],
  ['rivals', 'rivals-rank-climb'],
  ['division rivals', 'fc-division-rivals'],
  ['roblox rivals', 'roblox-rivals-rank'],
  ['fut 500k', 'fc-coins'],
  ['100k', 'wow-gold'],
  ['molten core', 'era-forty-player-raid'],
  ['shadow priest mythic plus', 'mythic-plus-key'],
  ['fishing lvl', 'cooking-and-fishing'],
  ['exp', 'powerleveling-by-level'],
  ['gdkp spot', 'voidspire'],
  ['w o w gold', 'wow-gold'],
  ['w.o.w. gold', 'wow-gold'],
  ['d 2 raid', 'desert-perpetual-raid'],
  ['p o e 2 divine', 'poe2-divine-orbs'],
  ['f c coins', 'fc-coins'],
  ['해ㅣㅇ', 'wow-gold'],
  ['γολδ', 'wow-gold'],
  ['עםךג', 'wow-gold'],
  ['لخمي', 'wow-gold'],
  ['буст рейтинга кс', 'cs2-premier-rating'],
  // A class in the name of a service counts as much as one that can be chosen.
  ['mage leveling 80', 'powerleveling-by-level'],
  ['mage dungeon boost', 'classic-dungeon-boost'],
  ['rank', 'valorant-rank'],
  ['m + 15', 'mythic-plus-key'],
  ['blood dk m+ 12', 'mythic-plus-key'],
  ['+20 key', 'mythic-plus-key'],
  // A hero is of one game; a guardian is of two.
  ['celestial 3 loki', 'rivals-rank-climb'],
  ['silver to diamond jett', 'valorant-rank'],
  ['guardian rank 6-11', 'guardian-rank-climb'],
  ['vet dsr', 'eso-trial'],
])('the first result for "%s" is %s', async (text, slug) => {
  const found = await rest.get(`/products/search/${encodeURIComponent(text)}`);
  expect(eachOf(found.data, 'seo_url')[0]).toBe(slug);
});

test('a service that many games offer is ranked first by matching names', async () => {
  for (const text of ['rank boost', 'rank boosting']) {
    const found = await rest.get(`/products/search/${encodeURIComponent(text)}`);
    const names = eachOf(found.data, 'name').map(String);
    const others = names.slice(
      0,
      names.findIndex((name) => !name.startsWith('Rank boost')),
    );
    expect(others.length, text).toBeGreaterThan(2);
  }
});

test('a search for the great vault lists only categories of its own game', async () => {
  const { categories } = await askShop(rest, 'great vault');
  expect(categories.filter((slug) => !slug.startsWith('wow-carry'))).toEqual([]);
});

test('a misspelt game is recognised even next to other misspelt words', async () => {
  const found = await rest.get('/categories/search/destny%202%20rade');
  expect(eachOf(found.data, 'seo_url')[0]).toMatch(/^destiny-2-boost/);
});

test('a price in the query filters the results', async () => {
  const found = await rest.get('/products/search/raid%20carry%20under%2020%20dollars?limit=100');
  const prices = eachOf(found.data, 'from_decimal').map(Number);
  expect(prices.length).toBeGreaterThan(0);
  expect(Math.max(...prices)).toBeLessThanOrEqual(20);
});

test('a query with only a price finds products within that price', async () => {
  const found = await rest.get('/products/search/under%205%20dollars?limit=100');
  const prices = eachOf(found.data, 'from_decimal').map(Number);
  expect(prices.length).toBeGreaterThan(0);
  expect(Math.max(...prices)).toBeLessThanOrEqual(5);
});

test('a platform that a service does not offer is reported as left out, and the service is found', async () => {
  const found = await rest.get('/products/search/trials%20flawless%20xbox');
  expect(eachOf(found.data, 'seo_url')[0]).toBe('trials-flawless');
  const summary = await rest.get('/products/search/trials%20flawless%20xbox/summary');
  expect([at(summary.data, 'instead'), at(summary.data, 'left_out')]).toEqual(['', ['xbox']]);
});

test('the work for any query is bounded in postings, typo lookups and comparisons', async () => {
  const goods = await buildGoods(shop.db, new Date());
  const lookedUp = vi.spyOn(SearchableMap.prototype, 'fuzzyGet');
  const random = randomOf(14);
  for (let round = 0; round < 150; round += 1) {
    const text = hostileQuery(random);
    lookedUp.mockClear();
    const { reading, nearest, work } = findHits(goods, text);
    expect(work, text).toBeLessThan(MAX_POSTINGS_EACH * goods.products);
    expect(lookedUp.mock.calls.length, text).toBeLessThan(MAX_LOOKUPS);
    const ids = nearest.map(({ document }) => goods.ids[document] ?? 0);
    for (const { product } of (await readFillable(shop.db, goods, ids)).values()) {
      const counted = countLooks(product);
      fill(counted.product, reading.words);
      expect(counted.looks(), `${text} on ${product.id}`).toBeLessThan(MAX_LOOKS);
    }
  }
  lookedUp.mockRestore();
});

/** The same product, which tells how often a choice of it was compared with a word. */
function countLooks(product: PreparedProduct) {
  let looks = 0;
  const handler: ProxyHandler<Target> = {
    get(target, name) {
      if (name === 'whole') looks += 1;
      return Reflect.get(target, name);
    },
  };
  const options = product.options.map((option) => ({
    ...option,
    targets: option.targets.map((target) => new Proxy(target, handler)),
  }));
  return { product: { ...product, options }, looks: () => looks };
}

test('the search meets its quality goals on the tuning and the held-out queries', async () => {
  const ask = await indexOf(shop.db);
  const scored: Scored[] = [];
  for (const asked of readQuerySet()) scored.push({ asked, answered: await ask(asked.text) });
  const [one] = readQuerySet();
  expect(await ask(one?.text ?? '')).toEqual(await askShop(rest, one?.text ?? ''));
  for (const isHeldOut of [false, true]) {
    const score = scoreOf(scored.filter(({ asked }) => asked.isHeldOut === isHeldOut));
    expect(score.top1).toBeGreaterThan(0.94);
    expect(score.top3).toBeGreaterThan(0.97);
    expect(score.empty).toBe(0);
    expect(score.notSoldTold).toBe(1);
    expect(score.filledRight).toBeGreaterThan(0.9);
  }
});

test('a known jargon word is not corrected as a typo', async () => {
  // A finder is no cinder.
  const { data } = await rest.get('/products/search/dungeon%20finder/summary');
  expect([at(data, 'instead'), at(data, 'left_out')]).toEqual(['dungeon', ['finder']]);
});

test.each(['m + 15', 'm +15', 'm+ 15'])('every word of "%s" is understood', async (text) => {
  const { data } = await rest.get(`/products/search/${encodeURIComponent(text)}/summary`);
  expect([at(data, 'instead'), at(data, 'left_out')]).toEqual(['', []]);
});
