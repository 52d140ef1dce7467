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

test('a card names the product, its way and its price', async () => {
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

test('a product is found by its path and by its slug, and nowhere else', async () => {
  const { data, errors } = await api.newBrowser().ask(/* GraphQL */ `
    {
      byPath: product(path: "wow-carry/raids/manaforge/heroic-raid") {
        id
      }
      bySlug: product(path: "heroic-raid") {
        id
        highlights
        requirements
        howItWorks
        cover {
          width
          height
        }
      }
      elsewhere: product(path: "destiny-2-boosting/heroic-raid") {
        id
      }
      unknown: product(path: "no-such-thing") {
        id
      }
      hostile: product(path: "../../cart") {
        id
      }
    }
  `);
  expect(errors).toBeUndefined();
  expect(data['byPath']!['id']).toBe(data['bySlug']!['id']);
  expect(data['bySlug']!['highlights']!.length).toBeGreaterThan(0);
  expect([data['elsewhere'], data['unknown'], data['hostile']]).toEqual([null, null, null]);
});

test('prices come in the currency of the cookie, and an unknown currency is ignored and overwritten', async () => {
  const browser = api.newBrowser();
  browser.cookies.set('currency', 'EUR');
  const price = '{ product(path: "heroic-raid") { price { currency formatted } } viewer { currency } }';
  const inEuro = await browser.ask(price);
  expect(inEuro.data['product']!['price']!['currency']).toBe('EUR');
  expect(inEuro.data['product']!['price']!['formatted']).toMatch(/^€/);
  browser.cookies.set('currency', 'XYZ');
  expect((await browser.ask(price)).data['viewer']!['currency']).toBe('USD');
  expect(browser.cookies.get('currency')).toBe('USD');
});

test('a category page of 24 cards costs one call beyond the kept tree', async () => {
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

test('what a card does not show costs one call more, and is what the product itself says', async () => {
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

test('visitors who ask for the same at once cost the shop one call', async () => {
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

test('related products cost one call however many they are, and what no card shows another one', async () => {
  const { data } = await api.newBrowser().ask('{ product(path: "normal-raid") { id } }');
  api.upstream.forget();
  const related = await api
    .newBrowser()
    .ask('query ($id: ID!) { related(product: $id) { name options { sendid } } }', { id: data['product']!['id'] });
  expect(related.data['related']!.map((one) => one['name'])).toContain('Coaching');
  expect(api.upstream.paths()).toHaveLength(2);
});

test('a category nobody has is null, and its list empty', async () => {
  const { data } = await api.newBrowser().ask(CARDS, { category: 'no/such' });
  expect(data).toMatchObject({ category: null, products: { total: 0, items: [] } });
});

test('a page beyond the end is empty and keeps the true total', async () => {
  const { data } = await api.newBrowser().ask(CARDS, { category: 'wow-carry/dungeons', page: 99 });
  expect(data['products']).toMatchObject({ total: 30, page: 99, items: [] });
});

test.each([0, -1])('page %i is refused before the shop is asked', async (page) => {
  const { errors } = await api.newBrowser().ask(CARDS, { category: 'wow-carry', page });
  expect(errors[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
});

test('search finds products, whatever signs the text has', async () => {
  const ask = (query: string) =>
    api
      .newBrowser()
      .ask('query ($query: String!) { search(query: $query) { total products { name } categories { path } } }', {
        query,
      });
  expect((await ask('heroic')).data['search']!['products']!.map((one) => one['name'])).toContain('Heroic Raid');
  expect((await ask('raids')).data['search']!['categories']).toContainEqual({ path: 'wow-carry/raids' });
  for (const text of ['%', '/', '..', '.', 'a/b?c#d', '"\'<b>', '🐉']) {
    const { errors, data } = await ask(text);
    expect(errors, text).toBeUndefined();
    expect(data['search']!['total'], text).toBeGreaterThanOrEqual(0);
  }
  expect((await ask('x'.repeat(101))).errors[0]!['extensions']!['code']).toBe('BAD_USER_INPUT');
});

test('content pages come as plain blocks', async () => {
  const { data } = await api
    .newBrowser()
    .ask(
      '{ information(slug: "terms-conditions") { title blocks { kind text items } } none: information(slug: "x") { title } }',
    );
  expect(data['information']!['blocks']).toEqual([
    { kind: 'HEADING', text: 'Orders', items: [] },
    { kind: 'PARAGRAPH', text: 'An order is a contract.', items: [] },
  ]);
  expect(data['none']).toBeNull();
});

test('a quote adds up, and says below which quantity nothing is sold', async () => {
  const { data } = await api.newBrowser().ask('{ product(path: "gold") { id minimum maximum price { amount } } }');
  const quote =
    'query ($id: ID!, $n: Int!) { quote(product: $id, quantity: $n) { quote { total { amount } unitPrice { amount formatted } lines { label amount { amount } } } errors { field code message } } }';
  const ask = async (n: number) => (await api.newBrowser().ask(quote, { id: data['product']!['id'], n })).data['quote'];
  expect(await ask(1000)).toMatchObject({
    quote: { total: { amount: '12.30' }, unitPrice: { amount: '0.0123', formatted: '$0.0123' } },
    errors: [],
  });
  expect(await ask(99)).toMatchObject({ quote: null, errors: [{ field: 'quantity', code: 'OUT_OF_RANGE' }] });
  expect(await ask(0)).toMatchObject({ quote: null, errors: [{ field: 'quantity', code: 'OUT_OF_RANGE' }] });
});

test('languages are listed', async () => {
  const { data } = await api.newBrowser().ask('{ languages { label value icon } }');
  expect(data['languages']).toContainEqual(expect.objectContaining({ value: 'en-gb' }));
});

test('a category tells what buyers ask about it, as plain text', async () => {
  const { data } = await api.newBrowser().ask(/* GraphQL */ `
    {
      asked: category(path: "wow-carry/raids") {
        faq {
          question
          answer
        }
      }
      quiet: category(path: "wow-carry/dungeons") {
        faq {
          question
        }
      }
    }
  `);
  expect(data).toMatchObject({
    asked: { faq: [{ question: 'Who <leads>?', answer: 'One of ours.' }] },
    quiet: { faq: [] },
  });
});

test('a product tells its bosses, its rewards with the emblem of their kind, and its season', async () => {
  const { data } = await api.newBrowser().ask(/* GraphQL */ `
    fragment Inside on Product {
      contents {
        bosses
        rewards {
          name
          kind
          slot
          isChance
          emblem
        }
        team
        schedule
      }
      season {
        name
        startsOn
        endsOn
        every
      }
    }
    {
      raid: product(path: "heroic-raid") {
        ...Inside
      }
      lesson: product(path: "coaching") {
        ...Inside
      }
    }
  `);
  expect(data).toEqual({
    raid: {
      contents: {
        bosses: ['Plexus <Sentinel>', 'Dimensius'],
        rewards: [
          { name: 'Sky & Sand', kind: 'MOUNT', slot: null, isChance: true, emblem: '/media/house/reward-mount.webp' },
          {
            name: 'Class set token',
            kind: 'TIER',
            slot: 'Helm',
            isChance: false,
            emblem: '/media/house/reward-tier.webp',
          },
        ],
        team: 'Nineteen of us and you',
        schedule: null,
      },
      season: { name: 'Tier & One', startsOn: '2026-01-01', endsOn: '2099-12-31', every: null },
    },
    lesson: { contents: { bosses: [], rewards: [], team: null, schedule: null }, season: null },
  });
});

test('products are read by their ids, in the order asked, and null for one that is not sold', async () => {
  const browser = api.newBrowser();
  const ask = (ids: string[]) => browser.ask('query ($ids: [ID!]!) { productsById(ids: $ids) { id } }', { ids });
  expect((await ask(['2', '999999', 'raid', '1'])).data).toEqual({
    productsById: [{ id: '2' }, null, null, { id: '1' }],
  });
});

test.each([[[]], [Array<string>(51).fill('1')]])(
  'a list of too few or too many ids is refused by its name',
  async (ids) => {
    const { errors } = await api.newBrowser().ask('query ($ids: [ID!]!) { productsById(ids: $ids) { id } }', { ids });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', argument: 'ids' } }]);
  },
);
