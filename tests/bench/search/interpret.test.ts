import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCachedCatalog } from '#catalog/read-cached.ts';
import { at, eachOf, type Rest, restOf } from '#tests/support/buyer/rest.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
let rest: Rest;

beforeAll(async () => {
  shop = await createTestShop({ catalog: await readCachedCatalog() });
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

describe('interpreting search text as a configuration', () => {
  test.each([
    ['500k gold kazzak alliance', ['wow-gold?amount=500000&faction=alliance&realm=eu-kazzak&region=eu']],
    ['half a million wow gold us horde', ['wow-gold?amount=500000&faction=horde&region=us']],
    ['500к золота вов', ['wow-gold?amount=500000']],
    ['500к цщц пщдв рщкву', ['wow-gold?amount=500000&faction=horde']],
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

test('the interpreted price equals the live price, and missing choices are reported', async () => {
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
])('"%s" finds the service with that target, and reports missing choices', async (text, slug, value) => {
  const line = at(await interpret(text), 'lines.0');
  expect((await filled(text))[0]).toMatch(new RegExp(`^${slug}\\?`));
  expect(eachOf(at(line, 'chips'), 'value')).toContain(value);
  expect([...eachOf(at(line, 'missing'), 'key'), at(line, 'left_out.0')]).not.toEqual([undefined]);
});

test('an amount below the minimum is reported with the limits and not changed', async () => {
  const line = at(await interpret('20k gold kazzak'), 'lines.0');
  expect(eachOf(at(line, 'missing'), 'message')).toContain('From 50,000 to 5,000,000, in steps of 1,000');
  expect(addressOf(line)).not.toContain('quantity');
});

test('a realm name found in two regions leaves the realm open and reports the region as missing', async () => {
  const line = at(await interpret('100k gold stormrage'), 'lines.0');
  expect(eachOf(at(line, 'chips'), 'value')).toContain('Stormrage');
  expect(addressOf(line)).not.toContain('realm');
  expect(eachOf(at(line, 'missing'), 'key')).toContain('region');
});

test('chips include the span of the text that they match', async () => {
  const text = '500K  göld Kazzak';
  const chips = at(await interpret(text), 'lines.0.chips');
  const starts = eachOf(chips, 'start').map(Number);
  const ends = eachOf(chips, 'end').map(Number);
  const told = starts.map((start, place) => text.slice(start, ends[place]));
  expect(new Set(told)).toEqual(new Set(['500K', 'Kazzak']));
});

test('a price, a day and goods that are not sold are recognised', async () => {
  const data = await interpret('heroic raid under 30 euros tonight');
  expect(at(data, 'price')).toMatchObject({ below: 30, above: null, currency: 'EUR' });
  expect(at(data, 'day')).toMatchObject({ day: 'tonight' });
  const accounts = await interpret('valorant smurf account');
  expect(at(accounts, 'not_sold')).toBe('We do not sell accounts');
  expect(at(accounts, 'lines')).toEqual([]);
  expect(at(await interpret('lolboost'), 'not_sold')).toBe('We do not sell anything for this game');
  // A product is called `Account level 20`.
  expect(at(await interpret('level 80 account'), 'not_sold')).toBe('We do not sell accounts');
  expect(at(await interpret('account level 20'), 'not_sold')).toBe('');
});

test('a limit above the maximum is rejected, and a valid limit is applied', async () => {
  expect((await rest.get('/products/search/raid/interpret?limit=9')).status).toBe(400);
  expect(eachOf(at(await interpret('gold', '?limit=3'), 'lines'), 'product_id')).toHaveLength(3);
});
