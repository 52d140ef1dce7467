import { expect, test } from 'vitest';
import { GoodsIndexBuilder } from './index/goods-index.ts';
import { findHits } from './hits.ts';
import { searcherOf } from './live-search.ts';
import { pageOf } from '#shop/db/page.ts';
import { selectProducts } from './select.ts';

const PRODUCTS = 5_000;
const MAX_CHARACTERS = 100;
/** Upper bound of the postings that any text may cost, per product. */
const MAX_POSTINGS_EACH = 24;

const KINDS = ['heroic', 'mythic', 'normal', 'weekly', 'timed', 'solo', 'ranked'];
const PLACES = ['citadel', 'vault', 'spire', 'grotto', 'bastion', 'hollow', 'sanctum', 'foundry', 'abyss', 'garden'];
/** Of each product in the order of their ids. */
const NAMES = Array.from({ length: PRODUCTS }, (_, at) => nameOf(at + 1));
const goods = await goodsOf(PRODUCTS);

test('the cost of any query is bounded by a few postings per product', () => {
  const words = [
    ...KINDS,
    ...PLACES,
    'heroci',
    'vaut',
    'h',
    'he',
    'raid',
    'game',
    '1',
    '500k',
    '1-60',
    'to',
    'zzxxqq',
    'm+',
  ];
  let seed = 7;
  const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  for (let round = 0; round < 300; round += 1) {
    let text = '';
    while (text.length < MAX_CHARACTERS) text += `${words[next(words.length)]} `;
    const { work } = findHits(goods, text.slice(0, MAX_CHARACTERS));
    expect(work, text).toBeLessThan(MAX_POSTINGS_EACH * PRODUCTS);
  }
});

test('totals are exact and pages do not overlap, however many products match', () => {
  const hits = findHits(goods, 'heroic');
  const page = (number: number) => pageOf({ limit: 100, page: number });
  const expected = Math.floor(PRODUCTS / KINDS.length);
  const [first, second] = [selectProducts(goods, hits, page(1), {}), selectProducts(goods, hits, page(2), {})];
  expect(Math.abs(first.total - expected)).toBeLessThanOrEqual(1);
  expect(new Set([...first.ids, ...second.ids]).size).toBe(200);
});

test.each(['heroic citadel', 'mythic vault garden', 'heroic mythic citadel vault', 'solo unicorn zzxxqq', 'unicorn'])(
  '%s finds the same products as a full scan',
  (text) => {
    const asked = text.split(' ');
    const having = (word: string) => NAMES.filter((words) => words.includes(word)).length;
    const weights = new Map(asked.map((word) => [word, Math.log(1 + (PRODUCTS + 1) / (1 + having(word)))]));
    const shares = NAMES.map((words) =>
      asked.reduce((sum, word) => sum + (words.includes(word) ? (weights.get(word) ?? 0) : 0), 0),
    );
    const most = Math.max(...shares);
    const expected = shares.flatMap((share, at) => (share === most ? [at + 1] : []));
    const found = [...findHits(goods, text).products].map((document) => goods.ids[document] ?? 0);
    expect(found.toSorted((a, b) => a - b)).toEqual(expected);
  },
);

test('common words add almost no cost to a query with a rare word', () => {
  expect(findHits(goods, 'unicorn raid heroic').work).toBeLessThan(50);
});

test('results of recent queries are cached, and the cache is bounded', () => {
  const { find } = searcherOf(goods);
  const first = find('heroic');
  expect(find('heroic')).toBe(first);
  for (let at = 0; at < 500; at += 1) find(`unicorn ${at}`);
  expect(find('heroic')).not.toBe(first);
});

function nameOf(n: number): string[] {
  const kind = KINDS[n % KINDS.length] ?? '';
  const place = PLACES[Math.floor(n / 7) % PLACES.length] ?? '';
  return n === 777 ? [kind, place, 'unicorn'] : [kind, place];
}

function goodsOf(count: number) {
  const game = { id: 1, parent_id: null, game_id: 1, slug: 'game', name: 'Game', sort: 0 };
  const builder = new GoodsIndexBuilder([game]);
  for (let n = 1; n <= count; n += 1) {
    const name = nameOf(n);
    const product = { id: n, slug: `raid-${n}`, name: `${name.join(' ')} ${n}`, tags: `raid, ${name[0]}` };
    const rest = {
      label: '',
      category_id: 1,
      game_id: 1,
      minimum: 1,
      maximum: null,
      from_micros: n,
      sort: n,
      name_rank: n,
      sold: 0,
      popularity: 30,
    };
    builder.addProduct({ ...product, ...rest, added_at: new Date(0), bosses: [], options: [] });
  }
  return builder.build({ meanings: new Map([['hc', ['heroic']]]), fillers: new Set(['to']), notSold: new Map() });
}
