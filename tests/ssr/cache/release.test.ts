import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Catalog } from '#catalog/format.ts';
import { publishFiles, undoRelease } from '#shop/release/publish.ts';
import { readOperations } from '#server/graphql/operation/contract.ts';
import { testCatalog } from '#tests/support/catalog/catalog.ts';
import { ENGINES } from '#tests/support/database/database.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { openSite, type Site } from '#tests/ssr/open-site.ts';

const PAGE = '/en-us/destiny-2-boosting';
const LIMIT = { timeout: 60_000 };
/** A stored operation, whose answers are stored in bytes. */
const LIST = listAddress('destiny-2-boosting');

describe.each(ENGINES)('two storefronts and two shops on one database on %s', (engine) => {
  let shops: TestShop[];
  let sites: Site[] = [];

  beforeEach(async () => {
    const first = await createTestShop({ engine });
    shops = [first, await createTestShop({ engine, beside: first })];
  });
  afterEach(async () => {
    for (const site of sites.splice(0)) await site.close();
    for (const shop of shops.reverse()) await shop.close();
  });

  const ask = async (site: Site) => {
    const query = '{ product(path: "coaching") { price { amount } } }';
    const answer = await fetch(`${site.url}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    return ((await answer.json()) as { data: { product: { price: { amount: string } } } }).data.product.price.amount;
  };
  const pagesShow = (price: string) =>
    Promise.all(
      sites.map(async (site) => {
        const { text } = await site.get(PAGE);
        return text.includes(price);
      }),
    );
  const listsShow = (price: string) =>
    Promise.all(
      sites.map(async (site) => {
        const answer = await fetch(`${site.url}${LIST}`, { headers: { accept: 'application/graphql-response+json' } });
        return (await answer.text()).includes(price);
      }),
    );
  const everySite = (price: string) => async () => [
    ...(await Promise.all(sites.map(ask))).map((amount) => Number(amount) === Number(price)),
    ...(await pagesShow(price)),
    ...(await listsShow(price)),
  ];
  const allTrue = [true, true, true, true, true, true];

  test('show a published release, and its rollback, on pages and in the API', async () => {
    sites = await Promise.all(shops.map((shop) => openSite({}, { shop, watchesRelease: true })));
    await expect.poll(everySite('25.00'), LIMIT).toEqual(allTrue);
    const act = { author: 'Ada', source: 'publish' } as const;
    const [shop] = shops;
    if (!shop) throw new Error('there is no shop');
    await publishFiles(shop.db, withPrice('coaching', '31.00'), { act, now: new Date() });
    await expect.poll(everySite('31.00'), LIMIT).toEqual(allTrue);
    expect(await pagesShow('25.00')).toEqual([false, false]);
    await undoRelease(shop.db, undefined, { author: 'Ada', now: new Date() });
    await expect.poll(everySite('25.00'), LIMIT).toEqual(allTrue);
  });

  test('have the runs of a new release, which an older process does not delete', async () => {
    const [shop] = shops;
    if (!shop) throw new Error('there is no shop');
    const [run] = testCatalog.events;
    if (!run) throw new Error('the catalogue has no run');
    const events = [...testCatalog.events, { ...run, key: 'late-raid', time: '03:15' }];
    const runs = async () =>
      (await shop.db.selectFrom('event').where('run_key', '=', 'late-raid').select('id').execute()).length;
    const act = { author: 'Ada', source: 'publish' } as const;
    await publishFiles(shop.db, { ...testCatalog, events }, { act, now: new Date() });
    await expect.poll(runs, LIMIT).toBeGreaterThan(0);
    const before = await runs();
    // Its own data files know nothing of the run.
    const older = await createTestShop({ engine, beside: shop, config: { databaseUrl: 'postgres://shared' } });
    await older.close();
    expect(await runs()).toBe(before);
  });
});

function withPrice(slug: string, price: string): Catalog {
  const games = testCatalog.games.map((game) => ({
    ...game,
    products: game.products.map((one) => (one.slug === slug ? { ...one, price } : one)),
  }));
  return { ...testCatalog, games };
}

function listAddress(path: string): string {
  const [hash] = Object.entries(readOperations()).find(([, text]) => text.includes('query CategoryProducts(')) ?? [];
  const variables = { path, page: 1, sort: 'FEATURED', filters: [], price: null };
  const extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
  return `/graphql?${new URLSearchParams({ variables: JSON.stringify(variables), extensions: JSON.stringify(extensions) })}`;
}
