import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, eachOf, type Rest, restOf } from '#tests/support/buyer/rest.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';

const MAX_BYTES_OF_A_CARD = 1024;
/** Of each category, on average. */
const MAX_BYTES_IN_A_MENU = 110;

let shop: TestShop;
let rest: Rest;
beforeAll(async () => {
  shop = await createTestShop();
  rest = await restOf(shop);
});
afterAll(() => shop.close());

const TEXTS = [
  'description',
  'contents',
  'season',
  'next_season',
  'faq',
  'breadcrumbs',
  'start_slots',
  'original_image',
  'meta_title',
  'meta_description',
  'preset',
  'from_choices',
];

const LISTS = ['/products/category_slug/wow-carry?limit=24', '/products/search/raid?limit=24', '/products?ids=1,2,3'];

test.each(LISTS)('%s as cards is the same list with at most a kilobyte per product', async (path) => {
  const [whole, cards] = [await rest.get(path), await rest.get(`${path}&fields=card`)];
  expect(cards.total).toBe(whole.total);
  for (const field of ['product_id', 'name', 'seo_url', 'from_decimal', 'from_before_decimal', 'start', 'eta']) {
    expect(eachOf(cards.data, field)).toEqual(eachOf(whole.data, field));
  }
  const list = Array.isArray(cards.data) ? cards.data : [];
  expect(list.length).toBeGreaterThan(0);
  for (const card of list) expect(JSON.stringify(card).length).toBeLessThanOrEqual(MAX_BYTES_OF_A_CARD);
});

test.each(LISTS)(
  '%s with texts is the same list with the texts of each product page, without options',
  async (path) => {
    const cards = await rest.get(`${path}&fields=card`);
    const told = await rest.get(`${path}&fields=texts`);
    expect(told.total).toBe(cards.total);
    const list = Array.isArray(told.data) ? told.data : [];
    expect(list.length).toBeGreaterThan(0);
    for (const [index, product] of list.entries()) {
      expect(product).toMatchObject(at(cards.data, String(index)) as object);
      const { data } = await rest.get(`/products/${String(at(product, 'product_id'))}`);
      for (const field of TEXTS) expect(at(product, field)).toEqual(at(data, field));
      expect(JSON.stringify(at(product, 'options'))).not.toMatch(/"(option_value|steps|tiers)"/);
    }
  },
);

test('the menu has every category with its lowest price, and omits page-only fields', async () => {
  const headers = { 'X-Oc-Currency': 'EUR' };
  const menu = await rest.get('/categories?fields=menu', { headers });
  const raids = at(menu.data, '0.categories.0');
  const { data } = await rest.get(`/categories/${String(at(raids, 'id'))}`);
  const cheapest = await rest.get(`/products?ids=${String(at(data, 'cheapest_product_id'))}`, { headers });
  expect(at(raids, 'from')).toBe(at(cheapest.data, '0.from_decimal'));
  expect(JSON.stringify(menu.data)).not.toMatch(/"(filters|faq|description|intro)"/);
  const tree = await rest.get('/categories');
  expect(pathsInMenu(menu.data)).toEqual(pathsIn(tree.data));
  expect(JSON.stringify(menu.data).length / pathsIn(tree.data).length).toBeLessThanOrEqual(MAX_BYTES_IN_A_MENU);
});

test('a category with fields=own omits its subcategories and is otherwise unchanged', async () => {
  const whole = await rest.get('/categories/slug/wow-carry');
  const own = await rest.get('/categories/slug/wow-carry?fields=own');
  expect(own.data).toEqual({ ...(whole.data as object), sub_categories: [] });
});

function pathsIn(nodes: unknown): unknown[] {
  return Array.isArray(nodes) ? nodes.flatMap((node) => [at(node, 'seo_url'), ...pathsIn(at(node, 'categories'))]) : [];
}

function pathsInMenu(nodes: unknown, above = ''): string[] {
  if (!Array.isArray(nodes)) return [];
  return nodes.flatMap((node) => {
    const path = above + String(at(node, 'slug'));
    return [path, ...pathsInMenu(at(node, 'categories'), `${path}/`)];
  });
}
