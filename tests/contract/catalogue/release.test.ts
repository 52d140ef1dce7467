import { sql } from 'kysely';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Catalog } from '#catalog/format.ts';
import { textOfCatalog } from '#catalog/read-cached.ts';
import type { Db } from '#shop/db/database.ts';
import { compareMigrations, migrate } from '#shop/db/migrate.ts';
import type { OpenedDatabase } from '#shop/db/connection/opened-database.ts';
import { importProducts } from '#shop/import/import-products.ts';
import { readCsv } from '#shop/import/file/read-csv.ts';
import { publishFiles, tryPublish, undoRelease } from '#shop/release/publish.ts';
import { migrateAlone, startCatalogue } from '#shop/release/start.ts';
import { gamesChanged, listReleases, MAX_STORED_RELEASES, readContent } from '#shop/release/store.ts';
import { testCatalog } from '#tests/support/catalog/catalog.ts';
import { ENGINES, openEmptyDatabase, openTestDatabase } from '#tests/support/database/database.ts';
import { testOnOneEngine } from '#tests/support/database/one-engine.ts';
import { everyRow, goodsOf } from '#tests/support/catalog/import.ts';

const log = pino({ level: 'silent' });
const now = new Date(5_000);

describe.each(ENGINES)('a release on %s', (engine) => {
  const testOnce = testOnOneEngine(engine);
  let database: OpenedDatabase;
  let db: Db;

  beforeEach(async () => {
    database = await openTestDatabase(engine, testCatalog);
    db = database.db;
  });
  afterEach(() => database.close());

  const publish = (catalog: Catalog, author = 'Ada', force = false) =>
    publishFiles(db, catalog, { act: { author, source: 'publish' }, now, force });
  const start = (catalog: Catalog, isShared: boolean) =>
    startCatalogue(db, textOfCatalog(catalog), { now, log, isShared });
  const undo = (number?: number) => undoRelease(db, number, { author: 'Grace', now });
  const priceOf = async (slug: string) =>
    (await db.selectFrom('product').where('slug', '=', slug).select('price_micros').executeTakeFirstOrThrow())
      .price_micros / 1_000_000;

  test('is not made if a migration fails, and the error names the migration and its cause', async () => {
    await sql`delete from kysely_migration where name = '0083-players'`.execute(db);
    const failed = { message: 'The migration 0083-players failed: relation "player" already exists', code: '42P07' };
    await expect(migrateAlone(db)).rejects.toMatchObject(failed);
    expect((await compareMigrations(db)).pending).toEqual(['0083-players']);
  });

  testOnce('has a number, an author, a time and a summary', async () => {
    const done = await publish(withPrice('coaching', '31.00'));
    expect(done).toMatchObject({ number: 2, isNew: true });
    expect(done.summary).toEqual({
      counts: { products: { added: 0, changed: 1, removed: 0 } },
      prices: 1,
      examples: [{ slug: 'coaching', from: '25.00', to: '31.00' }],
      games: ['destiny-2-boosting'],
    });
    const [newest, first, ...others] = await listReleases(db, 10);
    expect(newest).toMatchObject({ number: 2, author: 'Ada', source: 'publish', published_at: now });
    expect(newest?.summary).toEqual(done.summary);
    expect(first).toMatchObject({ number: 1, source: 'start' });
    expect(others).toEqual([]);
  });

  testOnce('counts the added, changed and removed items of every kind', async () => {
    const [first, ...coupons] = testCatalog.coupons;
    const pages = testCatalog.pages.map((page, at) => (at === 0 ? { ...page, title: 'Another title' } : page));
    const games = testCatalog.games.map((game) => ({
      ...game,
      products: game.products
        .filter(({ slug }) => slug !== 'coaching')
        .map((one) => ({ ...one, related: one.related?.filter((slug) => slug !== 'coaching') })),
    }));
    const less = {
      ...testCatalog,
      games,
      pages,
      coupons: coupons.filter(({ products }) => !products.includes('coaching')),
    };
    const { counts } = await tryPublish(db, less);
    expect(counts).toMatchObject({ products: { removed: 1 }, pages: { added: 0, changed: 1, removed: 0 } });
    expect(counts['coupons']?.removed).toBe(testCatalog.coupons.length - less.coupons.length);
    expect(first).toBeDefined();
  });

  testOnce('reports which games it has changed, unless it has changed other content too', async () => {
    await publish(withPrice('coaching', '31.00'));
    await publish(withPrice('heroic-raid', '99.00'));
    expect(await gamesChanged(db, 2, 3)).toEqual(['destiny-2-boosting', 'wow-carry']);
    expect(await gamesChanged(db, 3, 3)).toEqual([]);
    // What the first release has changed, and what one will that is not there, nobody can tell.
    expect([await gamesChanged(db, 0, 3), await gamesChanged(db, 3, 4)]).toEqual([null, null]);
    const [page, ...pages] = testCatalog.pages;
    if (!page) throw new Error('the catalogue has no page');
    await publish({ ...withPrice('coaching', '31.00'), pages: [{ ...page, title: 'Another title' }, ...pages] });
    expect(await gamesChanged(db, 3, 4)).toBeNull();
  });

  testOnce.each<[string, (catalog: Catalog) => Partial<Catalog>]>([
    [
      'redirects',
      () => ({ redirects: { products: [], categories: [{ from: 'wow-carry/old', to: 'wow-carry/raids' }] } }),
    ],
    ['search words', ({ searchWords }) => ({ searchWords: { ...searchWords, fillers: ['buying'] } })],
    ['', ({ games }) => ({ games: games.toReversed() })],
    ['', ({ paymentMethods }) => ({ paymentMethods: paymentMethods.toReversed() })],
  ])('that changes only %j, or only an order, is reported to publisher and caches', async (kind, change) => {
    const { summary, isNew } = await publish({ ...testCatalog, ...change(testCatalog) });
    expect(isNew).toBe(true);
    expect(Object.keys(summary.counts)).toEqual(kind === '' ? [] : [kind]);
    expect(await gamesChanged(db, 1, 2)).toBeNull();
  });

  testOnce('that only reorders the products of a game reports that game as changed', async () => {
    const games = testCatalog.games.map((game) =>
      game.slug === 'wow-carry' ? { ...game, products: game.products.toReversed() } : game,
    );
    await publish({ ...testCatalog, games });
    expect(await gamesChanged(db, 1, 2)).toEqual(['wow-carry']);
  });

  testOnce('with a suspicious exchange rate is rejected', async () => {
    const currencies = testCatalog.currencies.map((one) => (one.code === 'EUR' ? { ...one, rate: '92' } : one));
    await expect(publish({ ...testCatalog, currencies })).rejects.toThrow(/^currencies\.yaml, EUR: 92 is /);
  });

  testOnce('is not made by a dry run', async () => {
    const before = await everyRow(db);
    expect((await tryPublish(db, withPrice('coaching', '31.00'))).prices).toBe(1);
    expect(await everyRow(db)).toBe(before);
  });

  testOnce('is not made if there are no changes', async () => {
    expect(await publish(structuredClone(testCatalog))).toMatchObject({ number: 1, isNew: false });
    expect(await listReleases(db, 10)).toHaveLength(1);
  });

  testOnce('is never made by a start on a shared database, whether of an older or a newer build', async () => {
    await publish(withPrice('coaching', '31.00'));
    const before = await everyRow(db);
    expect(await start(testCatalog, true)).toBe(2);
    expect(await start(withPrice('coaching', '44.00'), true)).toBe(2);
    expect(await everyRow(db)).toBe(before);
  });

  testOnce('is made by a start of the embedded shop only for data files it has never seen', async () => {
    expect(await start(withPrice('coaching', '31.00'), false)).toBe(2);
    expect(await start(testCatalog, false)).toBe(2);
    expect(await priceOf('coaching')).toBe(31);
  });

  testOnce('of older data files is rejected with a remedy unless it is forced', async () => {
    await publish(withPrice('coaching', '31.00'));
    await expect(publish(testCatalog)).rejects.toThrow(/--undo 1\b.*--force/);
    expect(await priceOf('coaching')).toBe(31);
    expect(await publish(testCatalog, 'Ada', true)).toMatchObject({ number: 3, isNew: true });
    expect(await priceOf('coaching')).toBe(25);
  });

  testOnce('with a suspicious price is rejected unless any price is allowed, and can be undone', async () => {
    const slip = withPrice('coaching', '2.00');
    await expect(publish(slip)).rejects.toThrow(
      /^coaching, price: 2\.00 is 1\/13 of the price before, 25\.00; .*\nNothing was published\.$/,
    );
    expect((await tryPublish(db, slip)).slips).toEqual([expect.stringMatching(/^coaching, price: 2\.00 is 1\/13/)]);
    expect(await priceOf('coaching')).toBe(25);
    await publishFiles(db, slip, { act: { author: 'Ada', source: 'publish' }, now, anyPrice: true });
    expect(await priceOf('coaching')).toBe(2);
    await undo();
    expect(await priceOf('coaching')).toBe(25);
  });

  testOnce('is undone by a new release, which can be undone too', async () => {
    await publish(withPrice('coaching', '31.00'));
    expect(await undo()).toMatchObject({ number: 3, restores: 1, isNew: true });
    expect(await priceOf('coaching')).toBe(25);
    expect(await undo()).toMatchObject({ number: 4, restores: 2 });
    expect(await priceOf('coaching')).toBe(31);
    const [newest] = await listReleases(db, 1);
    expect(newest).toMatchObject({ author: 'Grace', source: 'undo', restores: 2 });
  });

  testOnce('stays undone when the shop starts again', async () => {
    const newer = withPrice('coaching', '31.00');
    await publish(newer);
    await undo();
    for (const isShared of [true, false]) expect(await start(newer, isShared)).toBe(3);
    expect(await priceOf('coaching')).toBe(25);
  });

  testOnce('that is not stored cannot be restored, and the first release cannot be undone', async () => {
    await expect(undo()).rejects.toThrow('no earlier release');
    await expect(undo(7)).rejects.toThrow('release 7 is not stored');
    expect(await priceOf('coaching')).toBe(25);
  });

  testOnce('is also made by an import, and undoing it reverts the import', async () => {
    const goods = goodsOf();
    const act = { author: 'Ada', source: 'import' } as const;
    const { published } = await importProducts(db, readCsv('slug,price\ncoaching,31.00\n'), goods, now, act);
    expect(published).toMatchObject({ number: 2, summary: { prices: 1 } });
    expect(await undo()).toMatchObject({ number: 3, restores: 1 });
    expect(await priceOf('coaching')).toBe(25);
    expect(await db.selectFrom('product_import').selectAll().execute()).toEqual([]);
  });

  testOnce('an import by an older build applies on top of the current release without reverting it', async () => {
    await publish(withPrice('gold', '0.05'));
    // Its own data files are those of the first release.
    await importProducts(db, readCsv('slug,price\ncoaching,31.00\n'), goodsOf(testCatalog), now);
    expect([await priceOf('gold'), await priceOf('coaching')]).toEqual([0.05, 31]);
  });

  testOnce('an import survives a publish, and publishing the same files after it makes no new release', async () => {
    await importProducts(db, readCsv('slug,price\ncoaching,31.00\n'), goodsOf(), now);
    expect(await publish(testCatalog)).toMatchObject({ number: 2, isNew: false });
    await publish(withPrice('gold', '0.05'));
    expect([await priceOf('gold'), await priceOf('coaching')]).toEqual([0.05, 31]);
  });

  testOnce('keeps the content of a bounded number of releases', async () => {
    const content = await readContent(db, 1);
    expect(content?.catalog).toEqual(JSON.parse(JSON.stringify(testCatalog)));
    await db.updateTable('catalogue_state').set({ version: MAX_STORED_RELEASES }).execute();
    await publish(withPrice('coaching', '31.00'));
    expect(await readContent(db, 1)).toBeUndefined();
    expect(await listReleases(db, 10)).toHaveLength(2);
  });

  test('is made one at a time when several are published concurrently', async () => {
    const prices = ['31.00', '32.00', '33.00'];
    const done = await Promise.all(prices.map((price) => publish(withPrice('coaching', price))));
    expect(done.map(({ number }) => number).sort()).toEqual([2, 3, 4]);
    const last = prices[done.findIndex(({ number }) => number === 4)];
    expect(await priceOf('coaching')).toBe(Number(last));
  });

  test('an older build runs on a database migrated by a newer one, and can still migrate and publish', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('9999-of-a-newer-build', '2027')`.execute(db);
    expect(await start(testCatalog, true)).toBe(1);
    expect(await start(testCatalog, false)).toBe(1);
    expect(await compareMigrations(db)).toEqual({ pending: [], unknown: ['9999-of-a-newer-build'] });
    expect(await migrate(db)).toEqual([]);
    expect(await publish(withPrice('coaching', '31.00'))).toMatchObject({ number: 2 });
  });

  test('a build fails to start on a shared database without its migrations, and does not migrate it', async () => {
    await sql`drop table catalogue_release`.execute(db);
    await sql`delete from kysely_migration where name = '0018-releases'`.execute(db);
    await expect(start(testCatalog, true)).rejects.toThrow(/0018-releases.*npm run migrate/);
    expect((await compareMigrations(db)).pending).toEqual(['0018-releases']);
    // The embedded one has one process, which brings it up to date and keeps what is on sale.
    expect(await start(testCatalog, false)).toBe(1);
    expect(await listReleases(db, 10)).toHaveLength(1);
  });
});

test.each(ENGINES)(
  'the first start on an empty database on %s migrates and publishes automatically',
  async (engine) => {
    const { db, close } = await openEmptyDatabase(engine);
    expect(await startCatalogue(db, textOfCatalog(testCatalog), { now, log, isShared: true })).toBe(1);
    expect((await compareMigrations(db)).pending).toEqual([]);
    expect(await listReleases(db, 10)).toMatchObject([{ number: 1, source: 'start' }]);
    await close();
  },
);

function withPrice(slug: string, price: string): Catalog {
  const games = testCatalog.games.map((game) => ({
    ...game,
    products: game.products.map((one) => (one.slug === slug ? { ...one, price } : one)),
  }));
  return { ...testCatalog, games };
}
