import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openApi, type Api } from '#tests/support/buyer/api.ts';

let api: Api;

beforeAll(async () => {
  api = await openApi();
});

afterAll(() => api.close());

beforeEach(() => api.upstream.forget());

const CARDS = /* GraphQL */ `
  query Cards($category: String!, $page: Int, $sort: ProductSort) {
    category(path: $category) {
      name
      breadcrumbs {
        name
        path
      }
      children {
        name
        path
      }
      game {
        name
      }
      productCount
    }
    products(category: $category, page: $page, sort: $sort) {
      total
      page
      limit
      items {
        id
        name
        path
        label
        eta
        start
        minimum
        maximum
        inStock
        image {
          src
          avif
          webp
          width
          height
        }
        price {
          amount
          currency
          formatted
        }
        priceBefore {
          amount
        }
        breadcrumbs {
          name
          path
        }
        game {
          name
          path
        }
        highlights(first: 1)
        nextStep
      }
    }
  }
`;

test('a card has the product’s name, path, price and picture', async () => {
  const { data } = await api.newBrowser().ask(CARDS, { category: 'wow-carry/raids' });
  const card = data['products']!['items']!.find((one) => String(one['name']) === 'Normal Raid');
  expect(card).toMatchObject({
    path: 'wow-carry/raids/manaforge/normal-raid',
    label: 'Normal',
    eta: '2 h',
    price: { amount: '14.90', currency: 'USD', formatted: '$14.90' },
    priceBefore: { amount: '19.90' },
    game: { name: 'World of Warcraft', path: 'wow-carry' },
    image: {
      src: '/media/product/normal-raid/640x480.webp',
      avif: '/media/product/normal-raid/640x480.avif 640w, /media/product/normal-raid/320x240.avif 320w',
    },
  });
});

test('a category page of 24 cards makes one call besides the cached tree', async () => {
  const browser = api.newBrowser();
  await browser.ask('{ categories { name } }');
  api.upstream.forget();
  const { data, errors } = await browser.ask(CARDS, { category: 'wow-carry/dungeons' });
  expect(errors).toBeUndefined();
  expect(data['products']!['items']).toHaveLength(24);
  expect(data['products']!['total']).toBe(30);
  expect(api.upstream.paths()).toHaveLength(1);
  await browser.ask(CARDS, { category: 'wow-carry/dungeons' });
  expect(api.upstream.paths()).toHaveLength(1);
});

test('fields beyond those of a card make one more call, and equal those of the product', async () => {
  const browser = api.newBrowser();
  await browser.ask(CARDS, { category: 'wow-carry/raids' });
  api.upstream.forget();
  const fields = 'id path highlights requirements metaTitle cover { src } options { sendid values { value } }';
  const { data } = await browser.ask(`{ products(category: "wow-carry/raids", limit: 24) { items { ${fields} } } }`);
  expect(api.upstream.paths().map((path) => path.replace(/=.*/, ''))).toEqual(['products?ids']);
  const { items } = data['products']!;
  const listed = items!.find((one) => String(one['path']).endsWith('/heroic-raid'));
  const alone = await browser.ask(`{ product(path: "heroic-raid") { ${fields} } }`);
  expect(listed).toEqual(alone.data['product']);
  const first = await browser.ask('{ product(path: "heroic-raid") { highlights(first: 1) nextStep } }');
  const card = await browser.ask(CARDS, { category: 'wow-carry/raids' });
  const shown = card.data['products']!['items']!.find((one) => String(one['path']).endsWith('/heroic-raid'));
  expect(shown).toMatchObject(first.data['product']!);
});

test('simultaneous identical requests are deduplicated into one shop call', async () => {
  const ask = () => api.newBrowser().ask(CARDS, { category: 'wow-carry/dungeons', sort: 'NAME' });
  await Promise.all([ask(), ask(), ask(), ask()]);
  expect(api.upstream.paths().filter((path) => path.includes('sort=name'))).toHaveLength(1);
});

test('a visitor who only looks gets no session', async () => {
  const browser = api.newBrowser();
  await browser.ask(CARDS, { category: 'wow-carry' });
  const { data } = await browser.ask('{ cart { id count lines { id } total { amount } } viewer { currency } }');
  expect(data['cart']).toEqual({ id: 'cart', count: 0, lines: [], total: { amount: '0.00' } });
  expect(browser.cookies.has('waystone')).toBe(false);
});

test('related products with fields beyond a card’s make two calls, however many they are', async () => {
  const { data } = await api.newBrowser().ask('{ product(path: "normal-raid") { id } }');
  api.upstream.forget();
  const related = await api
    .newBrowser()
    .ask('query ($id: ID!) { related(product: $id) { name options { sendid } } }', { id: data['product']!['id'] });
  expect(related.data['related']!.map((one) => one['name'])).toContain('Coaching');
  expect(api.upstream.paths()).toHaveLength(2);
});

test('an unknown category is null, and its list is empty', async () => {
  const { data } = await api.newBrowser().ask(CARDS, { category: 'no/such' });
  expect(data).toMatchObject({ category: null, products: { total: 0, items: [] } });
});

test('a page beyond the end is empty and keeps the true total', async () => {
  const { data } = await api.newBrowser().ask(CARDS, { category: 'wow-carry/dungeons', page: 99 });
  expect(data['products']).toMatchObject({ total: 30, page: 99, items: [] });
});

test.each([0, -1])('page %i is rejected before the shop is called', async (page) => {
  const { errors } = await api.newBrowser().ask(CARDS, { category: 'wow-carry', page });
  expect(errors[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
});
