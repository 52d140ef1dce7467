import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepChanges } from '#shop/db/catalogue.ts';
import { ENGINES } from '#tests/support/database.ts';
import { at, type Rest, restOf } from '#tests/support/rest.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { statementsOf } from '#tests/support/statements.ts';

const PATHS = [
  '/categories',
  '/categories/slug/wow-carry/raids',
  '/products/category_slug/wow-carry?limit=24',
  '/products/category_slug/wow-carry?sort=price&price_from=10',
  '/products/slug/heroic-raid',
  '/products/slug/normal-raid',
  '/products/search/raid',
  '/related/1',
  '/liveprice/1/1',
];

describe.each(ENGINES)('statements on %s', (engine) => {
  let shop: TestShop;
  let rest: Rest;
  beforeAll(async () => {
    shop = await createTestShop({ engine });
    rest = await restOf(shop);
  });
  afterAll(() => shop.close());

  test.each(PATHS)('%s reads nothing but the token once the catalogue is in memory', async (path) => {
    await rest.get(path);
    const statements = await statementsOf(() => rest.get(path));
    expect(statements).toEqual([expect.stringContaining('from "session_token"')]);
  });

  test('a change of the catalogue is in the next answer, whoever made it', async () => {
    const name = async () => at((await rest.get('/products/slug/heroic-raid')).data, 'name');
    const before = await name();
    const rename = (to: unknown) => sql`update product set name = ${to} where slug = 'heroic-raid'`.execute(shop.db);
    await rename('Renamed raid');
    expect(await name()).toBe('Renamed raid');
    await sweepChanges(shop.db);
    await rename(before);
    await sweepChanges(shop.db);
    expect(await name()).toBe(before);
  });
});
