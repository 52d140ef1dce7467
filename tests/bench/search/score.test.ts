import SearchableMap from 'minisearch/SearchableMap';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readCatalog } from '#catalog/read.ts';
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
  shop = await createTestShop({ catalog: readCatalog() });
  rest = await restOf(shop);
});
afterAll(() => shop.close());

async function interpret(text: string, query = '') {
  const { data } = await rest.get(`/products/search/${encodeURIComponent(text)}/interpret${query}`);
  return data;
}

/** The products with the query of each one's page. */
async function filled(text: string): Promise<string[]> {
  const data = await interpret(text);
  const ids = eachOf(at(data, 'lines'), 'product_id').join(',');
  const slugs = ids === '' ? [] : eachOf((await rest.get(`/products?ids=${ids}`)).data, 'seo_url');
  return slugs.map((slug, place) => `${String(slug)}?${addressOf(at(data, `lines.${place}`))}`);
}

function addressOf(line: unknown): string {
  const names = eachOf(at(line, 'address'), 'name');
  const values = eachOf(at(line, 'address'), 'value');
  return names
    .map((name, place) => `${String(name)}=${String(values[place])}`)
    .sort()
    .join('&');
}

describe('what gamers type becomes a configuration', () => {
  test.each([
    ['500k gold kazzak alliance', ['wow-gold?amount=500000&faction=alliance&realm=eu-kazzak&region=eu']],
    ['half a million wow gold us horde', ['wow-gold?amount=500000&faction=horde&region=us']],
    ['100 divs hc', ['poe2-divine-orbs?amount-hc=100&league=hardcore']],
    ['silver 2 → plat 1 valorant na', ['valorant-rank?region=na&target=silver2-platinum']],
    ['1800-2100 3v3 mage', ['arena-rating?bracket=three&class=mage&rating=1800-2100']],
    ['20k obducite', ['d4-materials?kind=obducite&obducite=20000']],
    ['premier 12k to 18k', ['cs2-premier-rating?rating=12000-18000']],
    ['dust 2 silver 4 to gold nova 3', ['cs2-map-rank?map=dust2&skill-group=s4-gn3']],
    ['boost my rogue 10-90 piloted', ['powerleveling-by-level?class=rogue&levels=10-90&play=piloted']],
    ['5x +10 keys and 200 divines', ['mythic-plus-key?level=plus-10&quantity=5', 'poe2-divine-orbs?amount=200']],
    ['blox fruits max lvl', ['blox-fruits-level?levels=l300-l2800']],
    ['d4 10 billion gold', ['d4-gold?amount=10000']],
    ['cs2 gold nova to le', ['cs2-map-rank?skill-group=gn1-le']],
    ['rango oro a platino valorant', ['valorant-rank?target=gold-platinum']],
    ['faceit level 6 to level 10', ['cs2-faceit-level?level=6-10']],
    ['faceit 1800-2200', ['cs2-faceit-elo?elo=1800-2200&now=range']],
    ['leveling 1 to 80 horde', ['powerleveling-by-level?faction=horde&levels=1-80']],
    ['200g classic era', ['classic-gold?amount-old=200&version=era']],
    ['silver 3 to gold 2 in valorant, na server', ['valorant-rank?region=na&target=silver3-gold2']],
    ['delve t1-11', ['delve-tier-unlock?tier=1-11']],
    ['level my druid from 70 to 80', ['powerleveling-by-level?class=druid&levels=70-80']],
    ['torment 1 to 4 unlock', ['d4-torment-unlock?torment=t1-t4']],
    ['comprar monedas fifa 1 millon ps5', ['fc-coins?console-coins=1000000&platform-market=console']],
    ['4 keys +12 selfplay', ['mythic-plus-key?level=plus-12&play=self&quantity=4']],
    ['premier 15k-20k', ['cs2-premier-rating?rating=15000-20000']],
    ['3 x +15 keys tank', ['mythic-plus-key?level=plus-15&quantity=3']],
    ['rivals gold 3 to diamond 3', ['rivals-rank-climb?target=gold3-diamond3']],
    ['wingman gold nova to mg', ['cs2-wingman-rank?skill-group=gn1-mg1']],
    ['200k wow gold eu, 50 divine orbs', ['wow-gold?amount=200000&region=eu', 'poe2-divine-orbs?amount=50']],
  ])('%s', async (text, expected) => {
    expect(await filled(text)).toEqual(expected);
  });
});

test('the price is that of the cart, and what is left to choose is named', async () => {
  const line = at(await interpret('500k gold kazzak alliance'), 'lines.0');
  expect(at(line, 'missing')).toEqual([]);
  expect(at(line, 'is_from')).toBe(false);
  const options = eachOf(at(line, 'options'), 'product_option_id');
  const values = eachOf(at(line, 'options'), 'values').map((value) => String(value));
  const query = options.map((id, place) => `option[${String(id)}]=${values[place]}`).join('&');
  const quoted = await rest.get(
    `/liveprice/${String(at(line, 'product_id'))}/${String(at(line, 'quantity'))}?${query}`,
  );
  expect(at(quoted.data, 'total')).toBe(at(line, 'total'));

  const open = at(await interpret('500k wow gold'), 'lines.0');
  expect(eachOf(at(open, 'missing'), 'key')).toEqual(['region', 'faction']);
});

test.each([
  ['cs2 prem 20k', 'cs2-premier-rating', 'Rating 20000'],
  ['18k premier', 'cs2-premier-rating', 'Rating 18000'],
  ['2400 arena', 'arena-rating', 'Rating 2400'],
  ['valorant to diamond', 'valorant-rank', 'Diamond 1'],
  ['+15 tank', 'mythic-plus-key', '+15'],
])('"%s" is the service that leads there, and what it leaves open is asked for', async (text, slug, value) => {
  const line = at(await interpret(text), 'lines.0');
  expect((await filled(text))[0]).toMatch(new RegExp(`^${slug}\\?`));
  expect(eachOf(at(line, 'chips'), 'value')).toContain(value);
  expect([...eachOf(at(line, 'missing'), 'key'), at(line, 'left_out.0')]).not.toEqual([undefined]);
});

test.each([
  ['leveling', 'powerleveling-by-level'],
  ['arena', 'arena-rating'],
  ['mounts', 'class-hall-mount'],
  ['raid', 'voidspire'],
  ['gold', 'wow-gold'],
  ['eso arena', 'eso-solo-arena'],
  ['poe2 leveling', 'poe2-levels'],
  ['coins', 'fc-coins'],
])('"%s" is first what most shoppers mean by it', async (text, slug) => {
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
])('%s is found first in one word, in two, with a hyphen and in British spelling', async (slug, texts) => {
  for (const text of texts) expect([text, (await askShop(rest, text)).products[0]]).toEqual([text, slug]);
});

test('a game that was named comes before the game most play', async () => {
  expect((await askShop(rest, 'destiny 2 power levelling')).products[0]).toBe('power-by-number');
  expect((await askShop(rest, 'power leveling diablo')).products[0]).toMatch(/^d4-/);
});

test.each([
  ['levelling', 'leveling'],
  ['power levelling wow', 'power leveling wow'],
  ['exotic armour', 'exotic armor'],
])('"%s" finds as much as "%s"', async (british, us) => {
  const [one, other] = [await askShop(rest, british), await askShop(rest, us)];
  expect([one.products.slice(0, 5), one.total]).toEqual([other.products.slice(0, 5), other.total]);
});

test('what a word of no weight may mean is not told as searched for', async () => {
  const summary = await rest.get('/products/search/valorant%20rank%20boost/summary');
  expect(at(summary.data, 'also')).toEqual([]);
});

test('of a game whose runes are not sold the nearest is shown', async () => {
  const found = await rest.get('/products/search/elden%20ring%20runes');
  expect(eachOf(found.data, 'breadcrumbs').map((crumbs) => eachOf(crumbs, 'path')[0])).not.toContain('poe-2');
  expect(found.total).toBeGreaterThan(0);
  const summary = await rest.get('/products/search/elden%20ring%20runes/summary');
  expect([at(summary.data, 'instead'), at(summary.data, 'not_sold')]).toEqual([
    'elden ring',
    'We do not sell runes for Elden Ring',
  ]);
});

test('what cannot be had so is said and not changed', async () => {
  const line = at(await interpret('20k gold kazzak'), 'lines.0');
  expect(eachOf(at(line, 'missing'), 'message')).toContain('From 50,000 to 5,000,000, in steps of 1,000');
  expect(addressOf(line)).not.toContain('quantity');
});

test('a realm of two regions is asked for', async () => {
  const line = at(await interpret('100k gold stormrage'), 'lines.0');
  expect(eachOf(at(line, 'chips'), 'value')).toContain('Stormrage');
  expect(addressOf(line)).not.toContain('realm');
  expect(eachOf(at(line, 'missing'), 'key')).toContain('region');
});

test('chips tell which part of the text they are', async () => {
  const text = '500K  göld Kazzak';
  const chips = at(await interpret(text), 'lines.0.chips');
  const starts = eachOf(chips, 'start').map(Number);
  const ends = eachOf(chips, 'end').map(Number);
  const told = starts.map((start, place) => text.slice(start, ends[place]));
  expect(new Set(told)).toEqual(new Set(['500K', 'Kazzak']));
});

test('price, day and what is not sold are recognised', async () => {
  const data = await interpret('heroic raid under 30 euros tonight');
  expect(at(data, 'price')).toMatchObject({ below: 30, above: null, currency: 'EUR' });
  expect(at(data, 'day')).toMatchObject({ day: 'tonight' });
  const accounts = await interpret('valorant smurf account');
  expect(at(accounts, 'not_sold')).toBe('We do not sell accounts');
  expect(at(accounts, 'lines')).toEqual([]);
  // A product is called `Account level 20`.
  expect(at(await interpret('level 80 account'), 'not_sold')).toBe('We do not sell accounts');
  expect(at(await interpret('account level 20'), 'not_sold')).toBe('');
});

test('names written as one word and games that are not sold are understood', async () => {
  const found = await rest.get('/products/search/pathofexile2%20currency');
  expect(eachOf(found.data, 'seo_url')[0]).toMatch(/^poe2-/);
  expect(at(await interpret('lolboost'), 'not_sold')).toBe('We do not sell anything for this game');
  const pit = await rest.get('/products/search/pit%20100%20barb');
  expect(eachOf(pit.data, 'seo_url')[0]).toMatch(/^d4-pit-(progress|tier)$/);
});

test.each([
  ['iron to gold', 'valorant-rank'],
  ['arena 1800', 'arena-rating'],
  ['vault of glass full clear', 'vault-of-glass-clear'],
  ['glad s1 midnight', 'gladiator-wins'],
  ['solo q rating 2100', 'solo-shuffle-rating'],
  ['20 keys pack', 'mythic-plus-score'],
  ['war within raid', 'manaforge-omega'],
  ['valorant rank boost', 'valorant-rank'],
])('"%s" leads to %s', async (text, slug) => {
  const found = await rest.get(`/products/search/${encodeURIComponent(text)}`);
  expect(eachOf(found.data, 'seo_url')[0]).toBe(slug);
});

test('a service that many games have is found by its name first', async () => {
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

test('a misspelt game is that game, whatever is misspelt beside it', async () => {
  const found = await rest.get('/categories/search/destny%202%20rade');
  expect(eachOf(found.data, 'seo_url')[0]).toMatch(/^destiny-2-boost/);
});

test('a price in the text filters what is found', async () => {
  const found = await rest.get('/products/search/raid%20carry%20under%2020%20dollars?limit=100');
  const prices = eachOf(found.data, 'from_decimal').map(Number);
  expect(prices.length).toBeGreaterThan(0);
  expect(Math.max(...prices)).toBeLessThanOrEqual(20);
});

test('a price alone finds whatever costs so much', async () => {
  const found = await rest.get('/products/search/under%205%20dollars?limit=100');
  const prices = eachOf(found.data, 'from_decimal').map(Number);
  expect(prices.length).toBeGreaterThan(0);
  expect(Math.max(...prices)).toBeLessThanOrEqual(5);
});

test('a region that a service does not ask for is left out, not the service', async () => {
  const found = await rest.get('/products/search/trials%20flawless%20xbox');
  expect(eachOf(found.data, 'seo_url')[0]).toBe('trials-flawless');
  const summary = await rest.get('/products/search/trials%20flawless%20xbox/summary');
  expect([at(summary.data, 'instead'), at(summary.data, 'left_out')]).toEqual(['', ['xbox']]);
});

test('the limit is checked', async () => {
  expect((await rest.get('/products/search/raid/interpret?limit=9')).status).toBe(400);
  expect(eachOf(at(await interpret('gold', '?limit=3'), 'lines'), 'product_id')).toHaveLength(3);
});

test('no text makes the shop look at more than so much, whatever its words are', async () => {
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

test('the search answers what shoppers type, tuned on or held out', async () => {
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
