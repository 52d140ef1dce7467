import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCachedCatalog } from '#catalog/read-cached.ts';
import { ANY_ENGINE } from '#tests/support/database/database.ts';
import { at, eachOf, foundNames, type Rest, restOf } from '#tests/support/buyer/rest.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';

describe.each(ANY_ENGINE)('the search on %s', (engine) => {
  let shop: TestShop;
  let rest: Rest;

  beforeAll(async () => {
    shop = await createTestShop({ engine, catalog: await readCachedCatalog() });
    rest = await restOf(shop);
  });
  afterAll(() => shop.close());

  const names = (text: string, query?: string) => foundNames(rest, text, query);
  const games = async (text: string) =>
    eachOf((await rest.get(`/products/search/${encodeURIComponent(text)}?limit=100`)).data, 'breadcrumbs').map(
      (crumbs) => String(eachOf(crumbs, 'seo_url')[0]),
    );
  const categories = async (text: string) =>
    eachOf((await rest.get(`/categories/search/${encodeURIComponent(text)}`)).data, 'seo_url');

  test('name matches come before tag-only matches', async () => {
    const found = await names('manaforge', '?limit=100');
    const begins = found.map((name) => name.includes('Manaforge'));
    expect(begins[0]).toBe(true);
    expect(begins.lastIndexOf(true)).toBeLessThan(begins.includes(false) ? begins.indexOf(false) : Infinity);
  });

  test('words match in any order, and every word counts', async () => {
    expect((await names('heroic manaforge'))[0]).toBe('Manaforge Omega');
    expect((await names('omega mana her'))[0]).toBe('Manaforge Omega');
  });

  test.each([
    ['mfo hc', 'Manaforge Omega'],
    ['MFO  HC', 'Manaforge Omega'],
    ['aotc', 'The Voidspire'],
    ['ahead of the curve', 'The Voidspire'],
    ['manaforge-omega-heroic', 'Manaforge Omega'],
    ['cutting edge', 'The Voidspire'],
    ['mfo mythic', 'Manaforge Omega'],
    ['powerleveling', 'Powerleveling 1–90'],
    ['leveling boost', 'Powerleveling 1–90'],
    ['mop cm gold', 'Challenge mode gold'],
    ['twink 1-60 classic', 'Classic leveling to 60'],
    ['alliance gold', 'WoW gold'],
    ['unrated to gold', 'Rank boost, Iron to Immortal'],
    ['rank 1 arena', 'Gladiator wins'],
    ['fill my vault', 'Great Vault: 8 Mythic+ keys'],
    ['oaa', 'Points in Eternity'],
    ['carryall', 'Ornithopter'],
    ['galaxy weapon', 'Competitive weapon points'],
    ['прокачка вов', 'Powerleveling 1–90'],
    ['купить золото вов', 'WoW gold'],
    ['100 дивайнов', 'Divine Orbs'],
    ['портал', 'Mythic+ dungeon portals'],
    ['vault 8 slots', 'Great Vault: 8 Mythic+ keys'],
    ['maisara caverns portal', 'Mythic+ dungeon portals'],
    // No faction, where something is named so.
    ['hordes', 'Infernal Hordes runs'],
    // Between two steps of the one, and no amount of the other.
    ['cp 810', 'Champion points'],
    // Where a range ends tells more than that it has room for both numbers.
    ['1-90', 'Powerleveling 1–90'],
    ['1-70 tbc', 'Outland leveling to 70'],
    ['1-96', 'Levels 1–96'],
    ['div 5 to div 1', 'Division Rivals boost'],
  ])('%s finds %s first', async (text, name) => {
    expect((await names(text))[0]).toBe(name);
  });

  test.each(['m+', 'M+', 'ｍ＋', 'mythic plus', 'mythic+', 'mplus'])('%s finds mythic plus keys', async (text) => {
    const found = await names(text, '?limit=100');
    expect(found).toEqual(expect.arrayContaining(['Timed Mythic+ keys', 'Mythic+ score boost']));
  });

  test.each([
    ['d4', 'diablo-4'],
    ['d2', 'destiny-2-boost'],
    ['eso', 'elder-scrolls-online'],
    ['poe', 'poe-2'],
    ['cs2', 'counter-strike'],
    ['valo', 'valorant'],
  ])('%s finds its game', async (text, game) => {
    expect(await games(text)).toContain(game);
  });

  test('pl finds powerleveling before words that merely start with it', async () => {
    const found = await names('pl', '?limit=100');
    const placements = found.findIndex((name) => /^placement/i.test(name));
    expect(found.slice(0, 3).join()).toMatch(/level/i);
    expect(placements === -1 || placements > 3).toBe(true);
  });

  test.each([
    ['manafroge', 'Manaforge Omega'],
    ['heroci manaforge', 'Manaforge Omega'],
    ['dimensuis', 'Manaforge Omega'],
    ['Mánaforge Heroïc', 'Manaforge Omega'],
  ])('the misspelling %s still finds %s', async (text, name) => {
    expect(await names(text)).toContain(name);
  });

  test('an exact word finds its products, and an unknown word finds none', async () => {
    const found = await rest.get('/products/search/mythic?limit=100');
    expect(JSON.stringify(found.data)).toMatch(/mythic/i);
    expect(await names('zzzzqq')).toEqual([]);
  });

  test.each([
    '%',
    '_',
    '\\',
    "'",
    '"',
    "';--",
    '%%%',
    '🗡️',
    '👩‍👩‍👧',
    'Щит',
    'レイド',
    '(',
    '[^qqq]',
    '*',
    '&',
    '$1',
    '...',
    '#',
    '?',
  ])('%s is searched as plain text', async (text) => {
    const found = await rest.get(`/products/search/${encodeURIComponent(text)}?limit=100`);
    expect(found.status).toBe(200);
    for (const product of found.data as object[]) expect(JSON.stringify(product)).toContain(text.replace('"', '\\"'));
    expect((await rest.get(`/categories/search/${encodeURIComponent(text)}`)).status).toBe(200);
  });

  test('a search accepts at most 100 characters of any script, and is decoded once', async () => {
    expect(await names('🗡'.repeat(100))).toEqual([]);
    expect((await rest.get(`/products/search/${encodeURIComponent('é'.repeat(101))}`)).status).toBe(400);
    expect(await names('%25')).toEqual(await names('25'));
    expect((await rest.get('/products/search/mana%2Fforge')).status).toBe(200);
    expect((await names('mythic '.repeat(14).trim())).length).toBeGreaterThan(0);
  });

  test('pages do not overlap, and report the full total', async () => {
    const all = await rest.get('/products/search/raid?limit=100');
    const [first, second] = [await names('raid', '?limit=5'), await names('raid', '?limit=5&page=2')];
    expect([...first, ...second]).toEqual(eachOf(all.data, 'name').slice(0, 10));
    const past = await rest.get('/products/search/raid?limit=5&page=1000');
    expect([past.data, past.total]).toEqual([[], all.total]);
    expect(past.headers.get('x-total-count')).toBe(String(all.total));
  });

  const summary = async (text: string) =>
    (await rest.get(`/products/search/${encodeURIComponent(text)}/summary`)).data as {
      games: { category_id: number; product_count: number }[];
      also: string[];
      instead: string;
    };

  test('a search reports its number of hits per game, and can be limited to one game', async () => {
    const all = await rest.get('/products/search/raid?limit=1');
    const { games: found } = await summary('raid');
    expect(found.reduce((sum, game) => sum + game.product_count, 0)).toBe(all.total);
    expect(found.length).toBeGreaterThan(1);
    for (const { category_id, product_count } of found) {
      const own = await rest.get(`/products/search/raid?limit=100&category=${category_id}`);
      expect([own.total, eachOf(own.data, 'breadcrumbs').map((crumbs) => eachOf(crumbs, 'category_id')[0])]).toEqual([
        product_count,
        Array.from({ length: Math.min(product_count, 100) }, () => category_id),
      ]);
    }
    expect((await rest.get('/products/search/raid?category=99999')).total).toBe(0);
    expect((await rest.get('/products/search/raid?category=x')).status).toBe(400);
  });

  test('a search reports the synonyms and corrections it applied', async () => {
    expect(await summary('mfo hc')).toMatchObject({ also: ['hardcore', 'heroic', 'manaforge omega'], instead: '' });
    expect(await summary('heroic')).toMatchObject({ also: [], instead: '' });
    expect(await summary('heroci manaforge')).toMatchObject({ instead: 'heroic manaforge' });
    expect(await summary('zzzzqq')).toMatchObject({ games: [], also: [], instead: '', left_out: ['zzzzqq'] });
  });

  test.each([
    ['igl', 'valorant-igl-course'],
    ['kc', 'valorant-kingdom-credits'],
    ['t500', 'ow2-leaderboard-matches'],
    ['ooa', 'rivals-eternity-points'],
    ['fpl', 'cs2-faceit-level'],
    ['cp', 'ow2-competitive-points'],
  ])('the jargon %s finds %s', async (text, slug) => {
    const found = await rest.get(`/products/search/${text}?limit=100`);
    expect(eachOf(found.data, 'seo_url')).toContain(slug);
  });

  test('a search without a full match falls back to the nearest words, and reports this', async () => {
    expect(await names('manaforge valorant')).not.toEqual([]);
    expect((await summary('manaforge valorant')).instead).toMatch(/^(manaforge|valorant)$/);
    expect(await summary('manaforge qqxxzz')).toMatchObject({ instead: 'manaforge' });
  });

  test('marketing words and stop words in four languages are ignored', async () => {
    const plain = await names('manaforge');
    for (const text of [
      'buy manaforge boost',
      'cheap manaforge carry please',
      'manaforge kaufen',
      'acheter un manaforge',
    ]) {
      expect([text, await names(text)]).toEqual([text, plain]);
    }
  });

  test('plurals, British spelling and joined words find the same products', async () => {
    expect((await names('manaforges'))[0]).toMatch(/^Manaforge/);
    expect(await names('powerlevelling')).toEqual(expect.arrayContaining((await names('powerleveling')).slice(0, 1)));
    expect(await games('worldofwarcraft gold')).toContain('wow-carry');
  });

  test('products matching the number or range in the query come first', async () => {
    expect((await names('1800-2100 3v3'))[0]).toBe('Arena rating 2v2 or 3v3');
    expect((await names('diablo 4 1 to 70'))[0]).toMatch(/1 to 70/);
  });

  test.each(['battlefeild 6 camo', 'destny 2 raid', 'counterstrike 2 premier'])(
    'the number in "%s" is read as part of the game, not as an amount',
    async (text) => {
      const { data } = await rest.get(`/products/search/${encodeURIComponent(text)}/interpret`);
      expect(eachOf(at(data, 'lines'), 'chips').flat()).toEqual([]);
    },
  );

  test('a search for an unsold product is reported as approximate or has no results', async () => {
    for (const text of ['gta 5 money', 'cs2 aimbot', 'wow account']) {
      const { instead, games: found } = await summary(text);
      expect([text, instead !== '' || found.length === 0]).toEqual([text, true]);
    }
  });

  test('a sorted search is sorted by that criterion only', async () => {
    const found = await names('raid', '?limit=100&sort=name');
    expect(found.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(found);
  });

  test('categories are found by name, path and jargon', async () => {
    expect((await categories('manaforge'))[0]).toBe('wow-carry/raids/manaforge-omega');
    // Of games alike, the one that most play.
    expect((await categories('powerleveling'))[0]).toBe('wow-carry/powerleveling');
    expect((await categories('mfo'))[0]).toBe('wow-carry/raids/manaforge-omega');
    expect((await categories('wow-carry/raids'))[0]).toBe('wow-carry/raids');
    expect((await categories('diablo'))[0]).toBe('diablo-4');
    expect(await categories('manafroge')).toContain('wow-carry/raids/manaforge-omega');
    expect((await categories('a')).length).toBeLessThanOrEqual(20);
  });
});
