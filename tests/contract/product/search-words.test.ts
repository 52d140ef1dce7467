import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCachedCatalog } from '#catalog/read-cached.ts';
import { ANY_ENGINE } from '#tests/support/database/database.ts';
import { eachOf, foundNames, type Rest, restOf } from '#tests/support/buyer/rest.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { deskOf } from '#tests/support/desk.ts';

describe.each(ANY_ENGINE)('words added to the search on %s', (engine) => {
  let shop: TestShop;
  let rest: Rest;

  beforeAll(async () => {
    shop = await createTestShop({ engine, catalog: await readCachedCatalog() });
    rest = await restOf(shop);
  });
  afterAll(() => shop.close());

  const names = (text: string, query?: string) => foundNames(rest, text, query);
  test('an added synonym is searched without a restart', async () => {
    expect(await names('schubida')).toEqual([]);
    const added = { term: 'schubidu', meaning: 'manaforge omega', added_at: new Date() };
    await shop.db.insertInto('search_added_synonym').values(added).execute();
    await shop.refreshSearch();
    expect((await names('schubidu'))[0]).toMatch(/^Manaforge Omega/);
  });

  test('a synonym added by the team is applied in every process of the database', async () => {
    const beside = await createTestShop({ engine, catalog: await readCachedCatalog(), beside: shop });
    try {
      const other = await restOf(beside);
      const found = async (text: string) => (await other.get(`/products/search/${text}`)).data;
      expect(await found('plimsoll')).toEqual([]);
      const word = JSON.stringify({ term: 'plimsoll', meaning: 'manaforge omega' });
      expect((await deskOf(shop).ask('POST', '/synonyms', word)).status).toBe(200);
      await beside.refreshSearch();
      // The same text would be answered as it was for two seconds.
      expect(String(eachOf(await found('buy%20plimsoll'), 'name')[0])).toMatch(/^Manaforge Omega/);
    } finally {
      await beside.close();
    }
  });

  test('the team sees repeated searches without results, and can add synonyms for them', async () => {
    const desk = deskOf(shop);
    const missed = async () => {
      await shop.refreshSearch();
      await shop.refreshSearch();
      return (await desk.ask('GET', '/searches')).data;
    };
    await names('quuxcarry');
    for (const text of ['me@example.com', 'wartsnall', 'Wartsnall!', 'wartsnall?']) await names(text);
    expect(await missed()).toContainEqual(expect.objectContaining({ term: 'wartsnall', times: 3, found: 0 }));
    expect(await missed()).not.toContainEqual(expect.objectContaining({ term: 'quuxcarry' }));
    const { rows } = await sql<{ term: string }>`select term from search_miss order by term`.execute(shop.db);
    expect(rows.map(({ term }) => term)).not.toContain('me@example.com');

    const word = { term: 'Wartsnall', meaning: 'manaforge omega' };
    expect((await desk.ask('POST', '/synonyms', JSON.stringify(word))).status).toBe(200);
    await shop.refreshSearch();
    // The same text would be answered as it was for two seconds.
    expect((await names('buy wartsnall'))[0]).toMatch(/^Manaforge Omega/);
    expect((await desk.ask('POST', '/synonyms', JSON.stringify({ term: 'a', meaning: 'A' }))).status).toBe(400);
  });
});
