import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ANY_ENGINE } from '#tests/support/database/database.ts';
import { at, eachOf, type Rest, restOf } from '#tests/support/buyer/rest.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';

describe.each(ANY_ENGINE)('categories on %s', (engine) => {
  let shop: TestShop;
  let rest: Rest;

  beforeAll(async () => {
    shop = await createTestShop({ engine });
    rest = await restOf(shop);
  });
  afterAll(() => shop.close());

  test('the list is the whole tree, games first, in the shop’s order of display', async () => {
    const answer = await rest.get('/categories');
    expect([answer.status, answer.total]).toEqual([200, 3]);
    expect(eachOf(answer.data, 'seo_url')).toEqual(['wow-carry', 'destiny-2-boosting', 'arena-league']);
    expect(at(answer.data, '0')).toMatchObject({
      parent_id: 0,
      name: 'World of Warcraft',
      image: '/media/game/wow-carry/emblem.webp',
      original_image: '/media/game/wow-carry/1640x480.webp',
      intro: 'Raids, dungeons and gold.',
      description: '<p>Played by hand.</p><p>Tom &amp; Jerry &lt;approve&gt;.</p>',
      meta_title: 'WoW services',
      product_count: 33,
      picture: '/media/product/heroic-raid/640x480.webp',
    });
    expect(at(answer.data, '0.categories.0.categories.0.seo_url')).toBe('wow-carry/raids/manaforge');
    expect(answer.headers.get('x-total-count')).toBe('3');
  });

  test('a category has the picture of its first product and the id of its cheapest product', async () => {
    const { data } = await rest.get('/categories');
    const cheapest = await rest.get(`/products/category/${at(data, '0.category_id')}?sort=price&limit=1`);
    expect(at(data, '0.cheapest_product_id')).toBe(at(cheapest.data, '0.product_id'));
    expect(at(data, '0.categories.2')).toMatchObject({ name: 'Nothing yet', picture: '', cheapest_product_id: null });
  });

  test('level and parent limit the tree, as path or query parameters', async () => {
    const flat = await rest.get('/categories/level/1');
    expect(eachOf(flat.data, 'categories')).toEqual([[], [], []]);
    const wow = at(flat.data, '0.category_id');
    const below = await rest.get(`/categories/parent/${wow}/level/1`);
    expect(eachOf(below.data, 'name')).toEqual(['Raids', 'Dungeons', 'Nothing yet']);
    expect((await rest.get(`/categories?parent=${wow}&level=1`)).data).toEqual(below.data);
    expect((await rest.get('/categories?level=10')).status).toBe(200);
    for (const none of ['0', '11', '999', '-1', '1.5', 'all', '']) {
      const refused = { status: 400, details: [{ code: 'invalid_level', field: 'level', message: 'Invalid level' }] };
      expect(await rest.get(`/categories?level=${none}`)).toMatchObject(refused);
      if (none !== '') expect(await rest.get(`/categories/level/${none}`)).toMatchObject(refused);
    }
  });

  test('a category is found by id and by its path, encoded or not', async () => {
    const bySlug = await rest.get('/categories/slug/wow-carry%2Fraids%2Fmanaforge');
    expect(bySlug.data).toMatchObject({
      name: 'Manaforge',
      seo_url: 'wow-carry/raids/manaforge',
      product_count: 2,
      breadcrumbs: [{ seo_url: 'wow-carry' }, { seo_url: 'wow-carry/raids', name: 'Raids' }],
      sub_categories: [],
    });
    expect((await rest.get('/categories/slug/wow-carry/raids/manaforge')).data).toEqual(bySlug.data);
    expect((await rest.get(`/categories/${at(bySlug.data, 'id')}`)).data).toEqual(bySlug.data);
  });

  test.each(['/categories/slug/no-such', '/categories/slug/WOW-carry', '/categories/99999'])(
    '%s responds with 404',
    async (path) => {
      const answer = await rest.get(path);
      expect([answer.status, answer.error]).toEqual([404, ['The specified category does not exist.']]);
    },
  );

  test('a search matches names and paths, and treats wildcards literally', async () => {
    expect(eachOf((await rest.get('/categories/search/RAID')).data, 'seo_url')).toEqual([
      'wow-carry/raids',
      'wow-carry/raids/manaforge',
    ]);
    expect((await rest.get('/categories/search/%25')).data).toEqual([]);
  });

  test('languages are listed with the code that the header accepts', async () => {
    expect((await rest.get('/languages')).data).toMatchObject([{ code: 'en-gb', name: 'English' }]);
  });

  test('a content page is found by id and by slug', async () => {
    const list = await rest.get('/information');
    const page = await rest.get('/information/slug/terms-conditions');
    expect(page.data).toMatchObject({
      title: 'Terms & conditions',
      description: '<h2>Orders</h2><p>An order is a contract.</p>',
    });
    expect((await rest.get(`/information/${at(list.data, '0.id')}`)).data).toEqual(page.data);
    expect((await rest.get('/information/slug/none')).error).toEqual(['Information not found']);
  });

  test('the campaign’s minimum is shown in the requested currency', async () => {
    const campaign = { coupon: 'BIG', minimum: '$50.00', minimum_decimal: '50.00' };
    expect((await rest.get('/site')).data).toMatchObject({
      company: { name: 'Test Company', registration: '42' },
      mailboxes: ['support@shop.example', 'privacy@shop.example'],
      menu: [
        { name: 'Terms', page: 'terms-conditions', address: '' },
        { name: 'Blog', page: '', address: '/blog' },
      ],
      campaign,
    });
    const euros = await rest.get('/site', { headers: { 'X-Oc-Currency': 'EUR' } });
    expect(euros.data).toMatchObject({ campaign: { coupon: 'BIG', minimum: '€46.00', minimum_decimal: '46.00' } });
  });

  test('the site reports sample orders and reviews when the database is marked as a sample', async () => {
    expect((await rest.get('/site')).data).toMatchObject({ samples: false });
    await shop.db.insertInto('sample_mark').values({ made_at: new Date() }).execute();
    expect((await rest.get('/site')).data).toMatchObject({ samples: true });
    await shop.db.deleteFrom('sample_mark').execute();
  });
});
