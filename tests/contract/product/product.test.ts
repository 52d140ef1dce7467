import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ANY_ENGINE } from '#tests/support/database/database.ts';
import { at, eachOf, type Rest, restOf } from '#tests/support/buyer/rest.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';

describe.each(ANY_ENGINE)('products on %s', (engine) => {
  let shop: TestShop;
  let rest: Rest;

  beforeAll(async () => {
    shop = await createTestShop({ engine });
    rest = await restOf(shop);
  });
  afterAll(() => shop.close());

  test('a product has its texts, pictures, breadcrumbs and quantity limits', async () => {
    const answer = await rest.get('/products/slug/normal-raid');
    expect(answer.data).toMatchObject({
      name: 'Normal Raid',
      seo_url: 'normal-raid',
      label: 'Normal',
      start: 'Within 30 min',
      eta: '2 h',
      image: '/media/product/normal-raid/640x480.webp',
      original_image: '/media/product/normal-raid/1320x660.webp',
      minimum: 1,
      maximum: null,
      breadcrumbs: [{ seo_url: 'wow-carry' }, { seo_url: 'wow-carry/raids' }, { seo_url: 'wow-carry/raids/manaforge' }],
    });
    expect(at(answer.data, 'description')).toBe(
      '<h3>What you get</h3><ul><li>The thing itself</li><li>A second thing</li><li>Peace of mind</li></ul>' +
        '<h3>Requirements</h3><ul><li>An account</li><li>Time &amp; patience</li></ul>' +
        '<h3>How it works</h3><ul><li>You order</li><li>We start</li><li>You are happy</li></ul>',
    );
    expect((await rest.get(`/products/${at(answer.data, 'id')}`)).data).toEqual(answer.data);
  });

  test('a special offer is listed together with the price it replaces', async () => {
    const { data } = await rest.get('/products/slug/normal-raid');
    expect(data).toMatchObject({
      price: 19.9,
      price_formated: '$19.90',
      price_decimal: '19.90',
      special: 14.9,
      special_decimal: '14.90',
      from_decimal: '14.90',
      from_before_decimal: '19.90',
    });
    const plain = await rest.get('/products/slug/coaching');
    expect(plain.data).toMatchObject({ special: 0, special_decimal: '', from_before_decimal: '' });
  });

  test('the starting price includes required choices and the minimum quantity', async () => {
    expect((await rest.get('/products/slug/heroic-raid')).data).toMatchObject({
      price_decimal: '40.00',
      from_decimal: '38.50',
    });
    expect((await rest.get('/products/slug/gold')).data).toMatchObject({
      price_decimal: '0.0123',
      from_decimal: '1.23',
    });
    const euro = await rest.get('/products/slug/heroic-raid', { headers: { 'X-Oc-Currency': 'EUR' } });
    expect(euro.data).toMatchObject({ price_decimal: '36.80', price_formated: '€36.80', from_decimal: '35.42' });
  });

  test('the starting price equals the live price of that configuration', async () => {
    const { data } = await rest.get('/products/slug/heroic-raid', { headers: { 'X-Oc-Currency': 'GBP' } });
    const valueOf = (option: number, value: number) =>
      `option[${at(data, `options.${option}.product_option_id`)}]=` +
      `${at(data, `options.${option}.option_value.${value}.product_option_value_id`)}`;
    const text = `option[${at(data, 'options.3.product_option_id')}]=Nickname88%2312345`;
    const live = await rest.get(`/liveprice/${at(data, 'id')}/1?${valueOf(0, 1)}&${valueOf(1, 0)}&${text}`, {
      headers: { 'X-Oc-Currency': 'GBP' },
    });
    expect(at(live.data, 'total')).toBe(at(data, 'from_decimal'));
  });

  test('options are listed in order, with hints, formats, defaults and signed prices', async () => {
    const { data } = await rest.get('/products/slug/heroic-raid');
    expect(eachOf(at(data, 'options'), 'type')).toEqual(['radio', 'select', 'checkbox', 'text', 'textarea', 'date']);
    expect(at(data, 'options.0')).toMatchObject({ name: 'Who plays', required: 1, format: '' });
    expect(at(data, 'options.0.value')).toBe(String(at(data, 'options.0.option_value.0.product_option_value_id')));
    expect(at(data, 'options.0.option_value.1')).toMatchObject({
      name: 'Piloted',
      price_prefix: '-',
      price: 4,
      price_decimal: '4.00',
    });
    expect(at(data, 'options.1')).toMatchObject({ hint: 'Who gets what', value: '' });
    expect(at(data, 'options.3')).toMatchObject({ format: 'battletag', required: 1, option_value: [] });
  });

  test('option values and range steps have a risk note, which is empty by default', async () => {
    const { data: raid } = await rest.get('/products/slug/heroic-raid');
    expect(eachOf(at(raid, 'options.0.option_value'), 'risk')).toEqual(['', 'The account may be closed for a while.']);
    const { data: boost } = await rest.get('/products/slug/rank-boost');
    expect(eachOf(at(boost, 'options.0.steps'), 'risk')).toEqual(['', '', 'Ranks are watched.', '']);
  });

  test('a product includes its FAQ unescaped; its short forms omit it', async () => {
    const { data } = await rest.get('/products/slug/heroic-raid');
    expect(at(data, 'faq')).toEqual([{ question: 'Do I need a <group>?', answer: 'No, the group is ours.' }]);
    expect(at((await rest.get('/products/slug/coaching')).data, 'faq')).toEqual([]);
    expect(at((await rest.get(`/products?ids=${at(data, 'id')}&simple=1`)).data, '0.faq')).toEqual([]);
    const related = await rest.get(`/related/${at((await rest.get('/products/slug/normal-raid')).data, 'id')}`);
    expect(eachOf(related.data, 'faq').filter((faq) => faq !== undefined)).toEqual([]);
  });

  test('a product includes its bosses and rewards; its short forms omit them', async () => {
    const { data } = await rest.get('/products/slug/heroic-raid');
    expect(at(data, 'contents')).toEqual({
      bosses: ['Plexus <Sentinel>', 'Dimensius'],
      rewards: [
        { kind: 'mount', name: 'Sky & Sand', slot: '', chance: 1, image: '/media/house/reward-mount.webp' },
        { kind: 'tier', name: 'Class set token', slot: 'Helm', chance: 0, image: '/media/house/reward-tier.webp' },
      ],
      team: 'Nineteen of us and you',
      schedule: '',
    });
    const nothing = { bosses: [], rewards: [], team: '', schedule: '' };
    expect(at((await rest.get('/products/slug/coaching')).data, 'contents')).toEqual(nothing);
    expect(at((await rest.get(`/products?ids=${at(data, 'id')}&simple=1`)).data, '0.contents')).toEqual(nothing);
    const related = await rest.get(`/related/${at((await rest.get('/products/slug/normal-raid')).data, 'id')}`);
    expect(eachOf(related.data, 'contents').filter((contents) => contents !== undefined)).toEqual([]);
  });

  test('a product includes its season, which is null for a permanent product', async () => {
    const { data } = await rest.get('/products/slug/heroic-raid');
    const season = { key: 'tier-one', name: 'Tier & One', starts: '2026-01-01', ends: '2099-12-31', every: '' };
    expect(at(data, 'season')).toEqual(season);
    expect(at((await rest.get('/products/slug/coaching')).data, 'season')).toBeNull();
  });

  test('several products are returned in the order of the requested ids, omitting unknown ones', async () => {
    const page = await rest.get('/products/category_slug/wow-carry?limit=3');
    const [a, b, c] = eachOf(page.data, 'id');
    const answer = await rest.get(`/products?ids=${c},${a},99999,${b}`);
    expect(eachOf(answer.data, 'id')).toEqual([c, a, b]);
    expect((await rest.get('/products')).error).toEqual(['Invalid identifier.']);
  });

  test('a category lists all products below it, paginated, with the full total', async () => {
    const slug = '/products/category_slug/wow-carry%2Fdungeons';
    const first = await rest.get(`${slug}?limit=20`);
    const second = await rest.get(`${slug}?limit=20&page=2`);
    expect([first.total, second.total]).toEqual([30, 30]);
    expect(new Set([...eachOf(first.data, 'id'), ...eachOf(second.data, 'id')]).size).toBe(30);
    expect(first.headers.get('x-total-count')).toBe('30');
    expect(second.headers.get('x-pagination-page')).toBe('2');
    for (const page of ['3', '1000000000', '9'.repeat(30)]) {
      expect(await rest.get(`${slug}?page=${page}`)).toMatchObject({ status: 200, data: [], total: 30 });
    }
    const id = at((await rest.get('/categories/slug/wow-carry/dungeons')).data, 'id');
    expect((await rest.get(`/products/category/${id}/limit/20/page/2`)).data).toEqual(second.data);
    expect((await rest.get(`/products/category/${id}?limit=20&page=2`)).data).toEqual(second.data);
    expect((await rest.get('/products/category_slug/wow-carry')).total).toBe(33);
  });

  test('an empty category returns an empty list, an unknown one responds with 404', async () => {
    expect(await rest.get('/products/category_slug/wow-carry/empty')).toMatchObject({
      status: 200,
      data: [],
      total: 0,
    });
    expect((await rest.get('/products/category_slug/nothing')).status).toBe(404);
    expect((await rest.get('/products/category/99999')).status).toBe(404);
  });

  test('a filter that no product has returns an empty list', async () => {
    const id = at((await rest.get('/categories/slug/wow-carry')).data, 'id') as number;
    expect(await rest.get(`/products/category/${id}/filters/99998,99999`)).toMatchObject({
      status: 200,
      data: [],
      total: 0,
    });
    expect((await rest.get(`/products/category/${id}/filters/red`)).error).toEqual(['Invalid filters']);
  });

  test.each([
    ['sort=price', ['Dungeon 30', 'Dungeon 29']],
    ['sort=price&order=desc', ['Dungeon 01', 'Dungeon 02']],
    ['sort=name&order=desc', ['Dungeon 30', 'Dungeon 29']],
    ['sort=rating', ['Dungeon 01', 'Dungeon 02']],
  ])('a category sorted by %s begins with %j', async (query, names) => {
    const answer = await rest.get(`/products/category_slug/wow-carry/dungeons?limit=2&${query}`);
    expect(eachOf(answer.data, 'name')).toEqual(names);
  });

  test.each([
    ['page=0', 'Invalid page'],
    ['page=-1', 'Invalid page'],
    ['page=abc', 'Invalid page'],
    ['limit=0', 'Invalid limit'],
    ['limit=101', 'Invalid limit'],
    ['sort=color', 'Invalid sort'],
    ['sort=constructor', 'Invalid sort'],
    ['order=up', 'Invalid order'],
    ['filters=1;2', 'Invalid filters'],
    ['simple=yes', 'Invalid simple'],
    ['fields=all', 'Invalid fields'],
    ['filter_counts=2', 'Invalid filter_counts'],
  ])('the invalid parameter %s is rejected', async (query, message) => {
    const answer = await rest.get(`/products/category_slug/wow-carry?${query}`);
    expect([answer.status, answer.error]).toEqual([400, [message]]);
    expect(at(answer.details, '0.field')).toBe(query.split('=')[0]);
  });

  test('a search covers names, games and tags, with name matches first', async () => {
    expect(eachOf((await rest.get('/products/search/Raid')).data, 'name')).toEqual(['Heroic Raid', 'Normal Raid']);
    expect(eachOf((await rest.get('/products/search/ahead%20OF')).data, 'name')).toEqual(['Heroic Raid']);
    expect((await rest.get('/products/search/destiny')).total).toBe(1);
    expect((await rest.get('/products/search/dungeon?limit=5&page=2')).total).toBe(30);
  });

  test.each([
    ['%25', []],
    ['_', []],
    ['%5C', []],
    ["'; drop table product; --", []],
    ['🗡', []],
  ])('the search text %s is matched literally', async (text, names) => {
    const path = text.startsWith('%') ? text : encodeURIComponent(text);
    expect(eachOf((await rest.get(`/products/search/${path}`)).data, 'name')).toEqual(names);
  });

  test('a search text must have 1 to 100 characters', async () => {
    expect((await rest.get(`/products/search/${'x'.repeat(100)}`)).status).toBe(200);
    expect((await rest.get(`/products/search/${'x'.repeat(101)}`)).status).toBe(400);
    expect((await rest.get('/products/search/%20')).status).toBe(400);
  });

  test('related products are the chosen ones, then neighboring ones, at most eight', async () => {
    const id = at((await rest.get('/products/slug/normal-raid')).data, 'id');
    const { data } = await rest.get(`/related/${id}`);
    expect(eachOf(data, 'name').slice(0, 3)).toEqual(['Coaching', 'Heroic Raid', 'WoW Gold']);
    expect(eachOf(data, 'thumb')[0]).toBe('/media/product/coaching/640x480.webp');
    expect(eachOf(data, 'id')).toHaveLength(8);
    expect(eachOf(data, 'id')).not.toContain(id);
    expect((await rest.get('/related/99999')).data).toEqual([]);
  });

  test.each(['/products/slug/none', '/products/slug/Heroic-Raid', '/products/99999'])(
    '%s responds with 404',
    async (path) => {
      const answer = await rest.get(path);
      expect([answer.status, answer.error]).toEqual([404, ['Product not found']]);
    },
  );
});
