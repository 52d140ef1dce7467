import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApi, type Api } from '#tests/support/buyer/api.ts';

let api: Api;

beforeAll(async () => {
  api = await openApi();
});

afterAll(() => api.close());

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

test('prices use the currency of the cookie, and an unknown currency is overwritten by the default', async () => {
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

test('a quote adds up, and a quantity below the minimum is rejected', async () => {
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

test('a product has its bosses, its rewards with emblems, and its season', async () => {
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

test('products are returned in the order of their ids, with null for one that is not sold', async () => {
  const browser = api.newBrowser();
  const ask = (ids: string[]) => browser.ask('query ($ids: [ID!]!) { productsById(ids: $ids) { id } }', { ids });
  expect((await ask(['2', '999999', 'raid', '1'])).data).toEqual({
    productsById: [{ id: '2' }, null, null, { id: '1' }],
  });
});

test.each([[[]], [Array<string>(51).fill('1')]])(
  'a list of too few or too many ids is rejected as an invalid argument',
  async (ids) => {
    const { errors } = await api.newBrowser().ask('query ($ids: [ID!]!) { productsById(ids: $ids) { id } }', { ids });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', argument: 'ids' } }]);
  },
);
