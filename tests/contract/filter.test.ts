import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES } from '#tests/support/database.ts';
import { at, eachOf, type Rest, restOf } from '#tests/support/rest.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';

describe.each(ENGINES)('filters on %s', (engine) => {
  let shop: TestShop;
  let rest: Rest;
  let raids: unknown;
  let self: number;
  let piloted: number;

  beforeAll(async () => {
    shop = await createTestShop({ engine });
    rest = await restOf(shop);
    raids = (await rest.get('/categories/slug/wow-carry/raids/manaforge')).data;
    [self, piloted] = eachOf(at(raids, 'filters.filter_groups.0.filter'), 'filter_id') as [number, number];
  });
  afterAll(() => shop.close());

  const find = async (filters: string | number, query = '') =>
    rest.get(`/products/category/${at(raids, 'id')}/filters/${filters}${query}`);

  test('a category tells by what it can be narrowed, with what each filter finds', () => {
    expect(at(raids, 'filters')).toEqual({
      filter_groups: [
        {
          filter_group_id: expect.any(Number),
          name: 'Play mode',
          filter: [
            { filter_id: self, name: 'Self-played', product_count: 1 },
            { filter_id: piloted, name: 'Piloted', product_count: 1 },
          ],
        },
      ],
    });
  });

  test('every node of the tree tells its own', async () => {
    const { data } = await rest.get('/categories');
    expect(eachOf(at(data, '0.filters.filter_groups'), 'name')).toContain('Play mode');
    expect(at(data, '0.categories.1.filters')).toEqual({ filter_groups: [] });
    const found = await rest.get('/categories/search/manaforge');
    expect(at(found.data, '0.filters')).toEqual(at(raids, 'filters'));
  });

  test('a product with any of the filters is found', async () => {
    for (const filters of [self, `${self},${piloted}`, `${self},2147483647`]) {
      const answer = await find(filters);
      expect([answer.total, eachOf(answer.data, 'seo_url')]).toEqual([1, ['heroic-raid']]);
    }
  });

  test('filters count in the query as in the path, and past the last page the total stays', async () => {
    const query = await rest.get(`/products/category_slug/wow-carry?filters=${self}&limit=1`);
    expect([query.total, eachOf(query.data, 'seo_url')]).toEqual([1, ['heroic-raid']]);
    const past = await find(self, '?page=2');
    expect([past.data, past.total]).toEqual([[], 1]);
  });

  test('a filter nobody has, or of another category, finds nothing', async () => {
    for (const filter of ['0', '99999', '99999999999999999999']) expect((await find(filter)).data).toEqual([]);
    const empty = await rest.get(`/products/category_slug/destiny-2-boosting?filters=${self}`);
    expect([empty.status, empty.data, empty.total]).toEqual([200, [], 0]);
  });

  test('lists apart by a colon must each be met', async () => {
    const wow = (await rest.get('/categories/slug/wow-carry')).data;
    const filters = eachOf(at(wow, 'filters.filter_groups'), 'filter').flatMap((all) => eachOf(all, 'filter_id'));
    const [own, , raid, dungeon] = filters as number[];
    const ask = async (lists: string) => {
      const answer = await rest.get(`/products/category/${at(wow, 'id')}/filters/${lists}`);
      return [answer.total, eachOf(answer.data, 'seo_url')];
    };
    expect(await ask(`${own}:${raid}`)).toEqual([1, ['heroic-raid']]);
    expect(await ask(`${own}:${dungeon}`)).toEqual([0, []]);
    expect((await ask(`${raid},${dungeon}:${own}`))[0]).toBe(1);
  });

  test('a filter tells what it finds together with those chosen in other groups', async () => {
    const wow = (await rest.get('/categories/slug/wow-carry')).data;
    const counts = async (lists: string) => {
      const { data } = await rest.get(`/categories/${at(wow, 'id')}/filters/${lists}`);
      return eachOf(at(data, 'filter_groups'), 'filter').flatMap((all) => eachOf(all, 'product_count'));
    };
    const alone = eachOf(at(wow, 'filters.filter_groups'), 'filter').flatMap((all) => eachOf(all, 'product_count'));
    const [own, , raid, dungeon] = eachOf(at(wow, 'filters.filter_groups'), 'filter').flatMap((all) =>
      eachOf(all, 'filter_id'),
    ) as number[];
    expect(alone).toEqual([1, 1, 1, 30]);
    expect(await counts(String(own))).toEqual([1, 1, 1, 0]);
    expect(await counts(`${own}:${dungeon}`)).toEqual([0, 0, 1, 0]);
    expect(await counts(`${raid},${dungeon}`)).toEqual([1, 1, 1, 30]);
    expect(await counts('2147483647')).toEqual([0, 0, 0, 0]);
    expect((await rest.get(`/categories/99999/filters/${own}`)).status).toBe(404);
  });

  test.each(['1:', ':1', '1::2', 'abc', '1;2', '1,', ',1', '-1', '1.5', Array.from({ length: 101 }, () => '1').join()])(
    'the filters %s are refused',
    async (filters) => {
      const answer = await find(filters);
      expect([answer.status, answer.error]).toEqual([400, ['Invalid filters']]);
    },
  );

  test.each(['USD', 'EUR', 'GBP'])('a price in %s bounds a list by what its products show', async (currency) => {
    const get = (path: string) => rest.get(path, { headers: { 'X-Oc-Currency': currency } });
    const list = (query: string) => get(`/products/category_slug/wow-carry?limit=100${query}`);
    const shown = (data: unknown) =>
      eachOf(data, 'from_decimal')
        .map(Number)
        .sort((a, b) => a - b);
    const all = shown((await list('')).data);
    for (const [from, to] of [
      [10, 15],
      [2, 2],
      [0, 1],
    ] as const) {
      const { data, total } = await list(`&price_from=${from}&price_to=${to}`);
      const expected = all.filter((price) => price >= from && price <= to);
      expect([shown(data), total]).toEqual([expected, expected.length]);
    }
    expect((await list('&price_from=10')).total).toBe(all.filter((price) => price >= 10).length);
    expect((await get('/products/search/dungeon?price_to=10&limit=1')).total).toBe(
      shown((await get('/products/search/dungeon?limit=100')).data).filter((price) => price <= 10).length,
    );
  });

  test('filters and the games of a search are counted at the price', async () => {
    const wow = (await rest.get('/categories/slug/wow-carry')).data;
    const counts = async (path: string) => {
      const { data } = await rest.get(`/categories/${at(wow, 'id')}/filters${path}`);
      return eachOf(at(data, 'filter_groups'), 'filter').flatMap((all) => eachOf(all, 'product_count'));
    };
    const raid = eachOf(at(wow, 'filters.filter_groups.1.filter'), 'filter_id')[0];
    expect(await counts('')).toEqual([1, 1, 1, 30]);
    expect(await counts('?price_from=10&price_to=15')).toEqual([0, 0, 0, 5]);
    expect(await counts(`/${raid}?price_from=30`)).toEqual([1, 1, 1, 1]);
    const { data } = await rest.get('/products/search/dungeon/summary?price_from=10&price_to=15');
    expect(eachOf(at(data, 'games'), 'product_count')).toEqual([5]);
  });

  test.each(['price_from=-1', 'price_to=1.5', 'price_from=', 'price_to=1e3'])(
    'the bound %s is refused',
    async (query) => {
      const answer = await rest.get(`/products/category_slug/wow-carry?${query}`);
      expect([answer.status, answer.error]).toEqual([400, ['Invalid price']]);
    },
  );

  test('an unknown category is not found, filters or not', async () => {
    expect((await rest.get(`/products/category/99999/filters/${self}`)).status).toBe(404);
  });
});
