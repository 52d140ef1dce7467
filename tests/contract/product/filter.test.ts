import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '#shop/db/database.ts';
import { ENGINES } from '#tests/support/database/database.ts';
import { oneOf, randomOf } from '#tests/support/hostile/random.ts';
import { at, eachOf, type Rest, restOf } from '#tests/support/buyer/rest.ts';
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

  test('a category lists its filters with the product count of each', () => {
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

  test('every category in the tree lists its own filters', async () => {
    const { data } = await rest.get('/categories');
    expect(eachOf(at(data, '0.filters.filter_groups'), 'name')).toContain('Play mode');
    expect(at(data, '0.categories.1.filters')).toEqual({ filter_groups: [] });
    const found = await rest.get('/categories/search/manaforge');
    expect(at(found.data, '0.filters')).toEqual(at(raids, 'filters'));
  });

  test('a product matching any of the filters is found', async () => {
    for (const filters of [self, `${self},${piloted}`, `${self},2147483647`]) {
      const answer = await find(filters);
      expect([answer.total, eachOf(answer.data, 'seo_url')]).toEqual([1, ['heroic-raid']]);
    }
  });

  test('filters work as query and path parameters, and a page past the end keeps the total', async () => {
    const query = await rest.get(`/products/category_slug/wow-carry?filters=${self}&limit=1`);
    expect([query.total, eachOf(query.data, 'seo_url')]).toEqual([1, ['heroic-raid']]);
    const past = await find(self, '?page=2');
    expect([past.data, past.total]).toEqual([[], 1]);
  });

  test('an unknown filter, or one of another category, returns an empty list', async () => {
    for (const filter of ['0', '99999', '99999999999999999999']) expect((await find(filter)).data).toEqual([]);
    const empty = await rest.get(`/products/category_slug/destiny-2-boosting?filters=${self}`);
    expect([empty.status, empty.data, empty.total]).toEqual([200, [], 0]);
  });

  test('filter lists separated by a colon must all match', async () => {
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

  test('a filter’s count takes the filters chosen in other groups into account', async () => {
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

  test('a list can include the filter counts for the same filters and prices', async () => {
    const wow = (await rest.get('/categories/slug/wow-carry')).data;
    const raid = eachOf(at(wow, 'filters.filter_groups.1.filter'), 'filter_id')[0];
    for (const [path, narrowed] of [
      [`/category/${at(wow, 'id')}/filters/${raid}?price_from=30`, `/filters/${raid}?price_from=30`],
      [`/category/${at(wow, 'id')}?price_to=15`, '/filters?price_to=15'],
      [`/category_slug/wow-carry?filters=${raid}`, `/filters/${raid}`],
      [`/category/${at(wow, 'id')}/limit/2/page/2?filters=${self}`, `/filters/${self}`],
    ]) {
      const listed = await rest.get(`/products${path}`);
      const both = await rest.get(`/products${path}${path!.includes('?') ? '&' : '?'}filter_counts=1`);
      const counted = await rest.get(`/categories/${at(wow, 'id')}${narrowed}`);
      expect(both.data).toEqual({ products: listed.data, ...(counted.data as object) });
      expect(both.total).toBe(listed.total);
    }
  });

  test.each(['1:', ':1', '1::2', 'abc', '1;2', '1,', ',1', '-1', '1.5', Array.from({ length: 101 }, () => '1').join()])(
    'the invalid filters %s are rejected',
    async (filters) => {
      const answer = await find(filters);
      expect([answer.status, answer.error]).toEqual([400, ['Invalid filters']]);
    },
  );

  test.each(['USD', 'EUR', 'GBP'])('price bounds in %s match the prices that products show', async (currency) => {
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

  test('filter counts and the games of a search respect the price bounds', async () => {
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

  test.each(['price_from=-1', 'price_to=1.5', 'price_from=', 'price_to=1e3', 'price_from=20&price_to=10'])(
    'the invalid price bound %s is rejected',
    async (query) => {
      const answer = await rest.get(`/products/category_slug/wow-carry?${query}`);
      expect([answer.status, answer.error]).toEqual([400, ['Invalid price']]);
    },
  );

  test('filtered lists and their counts match a brute-force pass over the catalogue', async () => {
    const plain = await readPlainly(shop.db);
    const random = randomOf(14);
    for (let round = 0; round < 60; round += 1) {
      const category = oneOf(random, plain.categories);
      const lists = Array.from({ length: random(3) }, () =>
        Array.from({ length: 1 + random(2) }, () => oneOf(random, plain.filters)),
      );
      const low = random(40);
      const high = low + random(40);
      const priced = lists.length === 0 || random(2) === 0;
      const [sort, order] = [oneOf(random, SORTS), oneOf(random, ['asc', 'desc'])];
      const price = priced ? `&price_from=${low}&price_to=${high}` : '';
      const filters = lists.length > 0 ? `&filters=${lists.map((list) => list.join()).join(':')}` : '';
      const page = 1 + random(2);
      const path = `/products/category/${category}?limit=7&page=${page}&sort=${sort}&order=${order}${filters}${price}`;
      const found = await rest.get(path);
      const products = plain
        .productsOf(category)
        .filter((product) => lists.every((list) => list.some((id) => product.filters.has(id))))
        .filter(({ dollars }) => !priced || (dollars >= low && dollars <= high))
        .sort((a, b) => (order === 'asc' ? 1 : -1) * (a[sort] - b[sort] || a.id - b.id));
      const ids = products.map(({ id }) => id).slice((page - 1) * 7, page * 7);
      expect([path, eachOf(found.data, 'product_id').map(Number), found.total]).toEqual([path, ids, products.length]);
      const listed = lists.length > 0 ? `/${lists.map((list) => list.join()).join(':')}` : '';
      const { data } = await rest.get(`/categories/${category}/filters${listed}?${price.slice(1)}`);
      for (const group of groupsOf(data)) {
        const own = eachOf(at(group, 'filter'), 'filter_id').map(Number);
        const others = lists.filter((list) => !list.some((id) => own.includes(id)));
        const counts = own.map(
          (id) =>
            plain
              .productsOf(category)
              .filter((product) => [...others, [id]].every((list) => list.some((one) => product.filters.has(one))))
              .filter(({ dollars }) => !priced || (dollars >= low && dollars <= high)).length,
        );
        expect([path, eachOf(at(group, 'filter'), 'product_count')]).toEqual([path, counts]);
      }
    }
  });

  test('an unknown category responds with 404, even with filters', async () => {
    expect((await rest.get(`/products/category/99999/filters/${self}`)).status).toBe(404);
  });
});

const SORTS = ['sort_order', 'name', 'price', 'date_added'] as const;

type Plain = {
  id: number;
  filters: Set<number>;
  dollars: number;
  sort_order: number;
  name: number;
  price: number;
  date_added: number;
};

/** The catalogue as its tables hold it, and which products are in a category or below it. */
async function readPlainly(db: Db) {
  const categories = await db.selectFrom('category').select(['id', 'parent_id']).orderBy('id').execute();
  const rows = await db
    .selectFrom('product')
    .where('enabled', '=', true)
    .orderBy('name')
    .orderBy('id')
    .selectAll()
    .execute();
  const pairs = await db.selectFrom('product_filter').selectAll().execute();
  const products = rows.map((row, name) => ({
    id: row.id,
    category: row.category_id,
    filters: new Set(pairs.filter((pair) => pair.product_id === row.id).map((pair) => pair.filter_id)),
    dollars: Math.round(Number(row.from_micros) / 10_000) / 100,
    sort_order: row.sort,
    name,
    price: Number(row.from_micros),
    date_added: row.added_at.getTime(),
  }));
  const parents = new Map(categories.map((category) => [category.id, category.parent_id]));
  const isIn = (category: number | null | undefined, wanted: number): boolean =>
    category === wanted || (category != null && isIn(parents.get(category), wanted));
  const [first, ...rest] = categories.map(({ id }) => id);
  const [filter, ...filters] = new Set(pairs.map((pair) => pair.filter_id));
  if (first === undefined || filter === undefined) throw new Error('The catalogue has no categories or no filters');
  return {
    categories: [first, ...rest] as [number, ...number[]],
    filters: [filter, ...filters] as [number, ...number[]],
    productsOf: (category: number): Plain[] => products.filter((product) => isIn(product.category, category)),
  };
}

function groupsOf(data: unknown): unknown[] {
  const groups = at(data, 'filter_groups');
  return Array.isArray(groups) ? groups : [];
}
