import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openApi, type Api, type Loose } from '#tests/support/buyer/api.ts';
import type { WholeAnswer } from '#tests/support/process/counting-shop.ts';

let api: Api;
let filters: Record<string, string>;

beforeAll(async () => {
  api = await openApi();
  const { data } = await ask('wow-carry');
  filters = Object.fromEntries(
    data['products']!['filters']!.flatMap((group) => group['filters'] ?? []).map((one: Loose) => [
      String(one['name']),
      String(one['id']),
    ]) as unknown as [string, string][],
  );
});

afterAll(() => api.close());

beforeEach(() => api.upstream.forget());

const LIST = /* GraphQL */ `
  query List($category: String!, $filters: [ID!], $price: PriceRange) {
    products(category: $category, filters: $filters, price: $price) {
      total
      items {
        name
      }
      filters {
        name
        filters {
          id
          name
          count
          chosen
        }
      }
    }
  }
`;

async function ask(category: string, chosen: string[] = [], price?: { from?: number; to?: number }) {
  return api.newBrowser().ask(LIST, { category, filters: chosen, price });
}

/** `Piloted 1`, with a star when it is chosen. */
function told(data: Loose): string[] {
  const all = data['products']!['filters']!.flatMap((group) => group['filters'] ?? []);
  return all.map((one: Loose) => `${String(one['name'])} ${String(one['count'])}${one['chosen'] ? ' *' : ''}`) as never;
}

test('a list has its filters, without another call', async () => {
  const { data } = await ask('wow-carry');
  expect(told(data)).toEqual(['Self-played 1', 'Piloted 1', 'Raids 1', 'Dungeons 30']);
  expect(api.upstream.paths().filter((path) => path.includes('filters'))).toEqual([]);
});

test('filters of one group are combined by OR, groups by AND, and counts follow the other groups', async () => {
  const wide = await ask('wow-carry', [filters['Raids']!, filters['Dungeons']!]);
  expect(wide.data['products']!['total']).toBe(31);
  expect(told(wide.data)).toEqual(['Self-played 1', 'Piloted 1', 'Raids 1 *', 'Dungeons 30 *']);
  const narrow = await ask('wow-carry', [filters['Raids']!, filters['Piloted']!]);
  expect(narrow.data['products']).toMatchObject({ total: 1, items: [{ name: 'Heroic Raid' }] });
  expect(told(narrow.data)).toEqual(['Self-played 1', 'Piloted 1 *', 'Raids 1 *', 'Dungeons 0']);
});

test('filters in another order or repeated make no additional call', async () => {
  await ask('wow-carry', [filters['Dungeons']!, filters['Self-played']!]);
  const first = api.upstream.paths().length;
  await ask('wow-carry', [filters['Self-played']!, filters['Dungeons']!, filters['Self-played']!]);
  expect(api.upstream.paths()).toHaveLength(first);
});

test('unknown filter ids are ignored, and malformed ones are rejected', async () => {
  const { data } = await ask('wow-carry', ['99999']);
  expect([data['products']!['total'], told(data).some((one) => one.endsWith('*'))]).toEqual([33, false]);
  expect((await ask('wow-carry', ['1,2'])).errors[0]!['extensions']!['code']).toBe('BAD_USER_INPUT');
});

test('a filtered list and its counts are loaded in one shop call', async () => {
  await ask('wow-carry');
  api.upstream.forget();
  await ask('wow-carry', [filters['Dungeons']!], { from: 2, to: 9 });
  expect(api.upstream.paths()).toEqual([expect.stringMatching(/^products\/category\/.*filter_counts=1/)]);
});

/** As a shop answers that does not know counts beside a list. */
function withoutCounts(answer: WholeAnswer): WholeAnswer {
  const body = JSON.parse(answer.body) as { data: { products?: unknown } };
  return { ...answer, body: JSON.stringify({ ...body, data: body.data.products ?? body.data }) };
}

test('if a shop’s lists have no filter counts, a separate call loads them', async () => {
  api.upstream.instead(({ path }) => (path.startsWith('products/') ? { rewrite: withoutCounts } : undefined));
  const { data } = await ask('wow-carry', [filters['Piloted']!, filters['Dungeons']!]);
  api.upstream.instead(undefined);
  expect(data['products']!['total']).toBe(0);
  expect(told(data)).toEqual(['Self-played 0', 'Piloted 0 *', 'Raids 1', 'Dungeons 0 *']);
});

test('a shop without combined filter counts still filters its lists', async () => {
  api.upstream.instead(({ path }) => {
    if (path.startsWith('products/')) return { rewrite: withoutCounts };
    return /^categories\/\d+\/filters/.test(path) ? { status: 404 } : undefined;
  });
  const { data, errors } = await ask('wow-carry', [filters['Self-played']!, filters['Raids']!]);
  api.upstream.instead(undefined);
  expect([errors, data['products']!['total']]).toEqual([undefined, 1]);
  expect(told(data)).toEqual(['Self-played 1 *', 'Piloted 1', 'Raids 1 *', 'Dungeons 30']);
});

test('a price range filters the list and its filter counts, and an invalid range is rejected', async () => {
  const { data } = await ask('wow-carry', [], { from: 10, to: 15 });
  expect([data['products']!['total'], told(data)]).toEqual([
    6,
    ['Self-played 0', 'Piloted 0', 'Raids 0', 'Dungeons 5'],
  ]);
  const raids = await ask('wow-carry', [filters['Raids']!], { from: 30 });
  expect([raids.data['products']!['total'], told(raids.data)]).toEqual([
    1,
    ['Self-played 1', 'Piloted 1', 'Raids 1 *', 'Dungeons 1'],
  ]);
  const found = await api.newBrowser().ask('{ search(query: "dungeon", price: { to: 10 }) { total games { count } } }');
  expect(found.data['search']).toEqual({ total: 9, games: [{ count: 9 }] });
  for (const none of [{ from: -1 }, { from: 20, to: 10 }]) {
    expect((await ask('wow-carry', [], none)).errors[0]!['extensions']!['code']).toBe('BAD_USER_INPUT');
  }
});

const SEARCH = /* GraphQL */ `
  query Search($query: String!, $game: String, $sort: ProductSort) {
    search(query: $query, game: $game, sort: $sort) {
      total
      products {
        name
      }
      categories {
        path
      }
      games {
        game {
          path
        }
        count
      }
      also
      instead
    }
  }
`;

test('a search can be limited to one game and sorted in another order', async () => {
  const all = await api.newBrowser().ask(SEARCH, { query: 'ing' });
  const inGame = await api.newBrowser().ask(SEARCH, { query: 'dungeon', game: 'wow-carry', sort: 'PRICE_LOW' });
  expect(all.errors ?? inGame.errors).toBeUndefined();
  expect(inGame.data['search']).toMatchObject({
    total: 30,
    games: [{ game: { path: 'wow-carry' }, count: 30 }],
    categories: [{ path: 'wow-carry/dungeons' }],
  });
  expect(inGame.data['search']!['products']![0 as never]).toMatchObject({ name: 'Dungeon 30' });
  const elsewhere = await api.newBrowser().ask(SEARCH, { query: 'dungeon', game: 'arena-league' });
  expect(elsewhere.data['search']).toMatchObject({ total: 0, categories: [], games: [{ count: 30 }] });
  const nowhere = await api.newBrowser().ask(SEARCH, { query: 'dungeon', game: 'no-game' });
  expect(nowhere.data['search']).toMatchObject({ total: 0, products: [] });
});

test('a search reports the synonyms it added and the spelling it corrected', async () => {
  const jargon = await api.newBrowser().ask(SEARCH, { query: 'hc raid' });
  expect(jargon.data['search']).toMatchObject({ also: ['heroic'], instead: null });
  const slip = await api.newBrowser().ask(SEARCH, { query: 'dungoen' });
  expect(slip.data['search']).toMatchObject({ total: 30, instead: 'dungeon' });
});

test('categories have their lowest price without another call, and the picture of their first product', async () => {
  await api.newBrowser().ask('{ categories { id } }');
  api.upstream.forget();
  await api.newBrowser().ask('{ category(path: "wow-carry") { children { path priceFrom { formatted } } } }');
  expect(api.upstream.paths()).toEqual([]);
  const { data } = await api.newBrowser().ask(/* GraphQL */ `
    {
      category(path: "wow-carry") {
        children {
          path
          priceFrom {
            formatted
          }
          picture {
            src
          }
        }
      }
    }
  `);
  expect(data['category']!['children']).toEqual([
    {
      path: 'wow-carry/raids',
      priceFrom: { formatted: '$14.90' },
      picture: { src: '/media/product/heroic-raid/640x480.webp' },
    },
    {
      path: 'wow-carry/dungeons',
      priceFrom: { formatted: '$1.50' },
      picture: { src: '/media/product/dungeon-01/640x480.webp' },
    },
    { path: 'wow-carry/empty', priceFrom: null, picture: null },
  ]);
});
