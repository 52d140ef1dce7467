import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenedDatabase } from '#shop/db/connection/opened-database.ts';
import { publishFiles, undoRelease } from '#shop/release/publish.ts';
import { readRedirects } from '#shop/redirect/store.ts';
import { catalogueOf } from '#shop/db/catalogue.ts';
import { testCatalog } from '#tests/support/catalog/catalog.ts';
import { ANY_ENGINE, openTestDatabase } from '#tests/support/database/database.ts';
import { type Rest, restOf } from '#tests/support/buyer/rest.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';

describe.each(ANY_ENGINE)('an old address on %s', (engine) => {
  let shop: TestShop;
  let rest: Rest;
  beforeAll(async () => {
    shop = await createTestShop({ engine });
    rest = await restOf(shop);
  });
  afterAll(() => shop.close());

  test('finds the product or category at its new address', async () => {
    expect((await rest.get('/products/slug/old-raid')).data).toMatchObject({ seo_url: 'heroic-raid' });
    expect((await rest.get('/categories/slug/wow-carry/old-raids')).data).toMatchObject({ seo_url: 'wow-carry/raids' });
    expect((await rest.get('/products/slug/older-raid')).status).toBe(404);
  });

  test('is listed as a redirect with its preset choices', async () => {
    expect((await rest.get('/redirects')).data).toEqual([
      { kind: 'category', old_slug: 'wow-carry/old-raids', new_slug: 'wow-carry/raids', answers: {} },
      { kind: 'product', old_slug: 'old-raid', new_slug: 'heroic-raid', answers: { play: 'piloted' } },
    ]);
  });
});

describe.each(ANY_ENGINE)('old addresses on %s', (engine) => {
  let database: OpenedDatabase;
  beforeAll(async () => void (database = await openTestDatabase(engine, testCatalog)));
  afterAll(() => database.close());

  test('are added by a release and removed by its undo', async () => {
    const old = async () => (await readRedirects(await catalogueOf(database.db))).map(({ old_slug }) => old_slug);
    const before = await old();
    const [now, act] = [new Date(5_000), { author: 'Ada', source: 'publish' as const }];
    const products = [{ from: 'first-raid', to: 'heroic-raid', with: {} }];
    await publishFiles(database.db, { ...testCatalog, redirects: { products, categories: [] } }, { act, now });
    expect(await old()).toEqual(['first-raid']);
    await undoRelease(database.db, undefined, { author: 'Grace', now });
    expect(await old()).toEqual(before);
  });
});
