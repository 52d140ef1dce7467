import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Catalog } from '#catalog/format.ts';
import { rankProducts } from '#shop/product/list/ranking-store.ts';
import { endSeasons } from '#shop/release/end-seasons.ts';
import { listReleases } from '#shop/release/store.ts';
import { testCatalog } from '#tests/support/catalog/catalog.ts';
import { ENGINES } from '#tests/support/database/database.ts';
import { productId } from '#tests/support/catalog/goods.ts';
import { fillCart, orderBody, placeOrder } from '#tests/support/buyer/purchase.ts';
import { eachOf } from '#tests/support/buyer/rest.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { type Shopper, shopperOf } from '#tests/support/buyer/shopper.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;

const catalog: Catalog = {
  ...testCatalog,
  games: testCatalog.games.map((game) => ({
    ...game,
    seasons: [{ key: 'spring', name: 'Spring season', starts: '2026-02-01', ends: '2100-03-31' }],
    products: game.products.map((product) => {
      if (product.slug === 'dungeon-07') return { ...product, popularity: 31 };
      return product.slug === 'dungeon-05' ? { ...product, season: 'spring' } : product;
    }),
  })),
};

describe.each(ENGINES)('best sellers on %s', (engine) => {
  let shop: TestShop;
  let rest: Shopper;

  beforeAll(async () => {
    shop = await createTestShop({ engine, catalog, now: () => NOW });
    rest = await shopperOf(shop);
  });
  afterAll(() => shop.close());

  const firstTwo = async () =>
    eachOf((await rest.get('/products/category_slug/wow-carry/dungeons?limit=2')).data, 'name');

  /** Makes an order of this product out of one of another, finished so many days ago. */
  const finish = async (slug: string, days: number) => {
    const shopper = await shopperOf(shop);
    await fillCart(shopper);
    const { data } = await placeOrder(shopper, orderBody());
    const order = Number(data['order_id']);
    await sql`update order_line set product_id = ${await productId(rest, slug)} where order_id = ${order}`.execute(
      shop.db,
    );
    await sql`update placed_order set stage = 'completed',
      completed_at = ${new Date(NOW.getTime() - days * DAY_MS)} where id = ${order}`.execute(shop.db);
    await rankProducts(shop.db, NOW);
  };

  test('expected best sellers come first, then finished orders count, weighted by recency', async () => {
    expect(await firstTwo()).toEqual(['Dungeon 07', 'Dungeon 01']);
    await finish('dungeon-20', 200);
    expect(await firstTwo()).toEqual(['Dungeon 07', 'Dungeon 01']);
    await finish('dungeon-30', 1);
    expect(await firstTwo()).toEqual(['Dungeon 30', 'Dungeon 07']);
    await finish('dungeon-12', 10);
    expect(await firstTwo()).toEqual(['Dungeon 30', 'Dungeon 12']);
  });

  test('an unfinished order does not affect the ranking', async () => {
    const before = await firstTwo();
    const shopper = await shopperOf(shop);
    await fillCart(shopper);
    await placeOrder(shopper, orderBody());
    await rankProducts(shop.db, NOW);
    expect(await firstTwo()).toEqual(before);
  });

  test('seasonal products show their season’s end, and are then removed from lists, search and their page', async () => {
    const listed = () => rest.get('/products/category_slug/wow-carry/dungeons?limit=40');
    const names = async () => eachOf((await listed()).data, 'name');
    const page = () => rest.get('/products/slug/dungeon-05');
    expect((await page()).data['season']).toMatchObject({ name: 'Spring season', ends: '2100-03-31' });
    await endSeasons(shop.db, new Date('2100-03-31T23:59:59Z'));
    expect(await names()).toContain('Dungeon 05');
    for (const _ of ['once', 'again']) await endSeasons(shop.db, new Date('2100-04-01T00:00:00Z'));
    await shop.refreshSearch();
    expect(await names()).not.toContain('Dungeon 05');
    expect((await listed()).total).toBe(29);
    expect((await page()).status).toBe(404);
    expect(JSON.stringify(await rest.get('/products/search/dungeon%2005'))).not.toContain('dungeon-05');
    const releases = await listReleases(shop.db, 9);
    expect(releases.map(({ number, author }) => [number, author])).toEqual([
      [2, 'calendar'],
      [1, 'start'],
    ]);
    expect(releases[0]?.summary.counts).toEqual({ products: { added: 0, changed: 1, removed: 0 } });
  });
});
