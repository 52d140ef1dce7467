import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Catalog } from '#catalog/format.ts';
import type { Db } from '#shop/db/database.ts';
import type { OpenedDatabase } from '#shop/db/connection/opened-database.ts';
import { prepareDatabase } from '#shop/release/prepare.ts';
import { csvOf, jsonOf } from '#shop/import/file/export.ts';
import { importProducts, tryImport } from '#shop/import/import-products.ts';
import { readCsv } from '#shop/import/file/read-csv.ts';
import { readJson } from '#shop/import/file/read-json.ts';
import { reportOf } from '#shop/import/report.ts';
import { type Item, itemsIn, stockOf } from '#shop/stock/stock.ts';
import { readImports } from '#shop/stock/store.ts';
import { testCatalog } from '#tests/support/catalog/catalog.ts';
import { ANY_ENGINE, openTestDatabase } from '#tests/support/database/database.ts';
import { everyRow, goodsOf } from '#tests/support/catalog/import.ts';
import { at, restOf } from '#tests/support/buyer/rest.ts';
import { createTestShop } from '#tests/support/shop.ts';

const goods = goodsOf();

const NEW = [
  'slug,game,category,name,price,special,start,eta,tags,get,requirements,how',
  'keystone,wow-carry,dungeons,Keystone of ten,12.50,9.90,Today,1 hour,key | timed,One | Two | Three,A | B,C | D | E',
].join('\n');

describe.each(ANY_ENGINE)('an import on %s', (engine) => {
  let database: OpenedDatabase;
  let db: Db;

  beforeEach(async () => {
    database = await openTestDatabase(engine, testCatalog);
    db = database.db;
    await prepareDatabase(db, testCatalog, new Date(1_000));
  });
  afterEach(() => database.close());

  const take = (csv: string) => importProducts(db, readCsv(csv), goods, new Date(2_000));
  const start = (catalog: Catalog = testCatalog) => prepareDatabase(db, catalog, new Date(3_000));
  const product = (slug: string) =>
    db.selectFrom('product').where('slug', '=', slug).selectAll().executeTakeFirstOrThrow();
  const prices = async (slug: string) =>
    db
      .selectFrom('product_price')
      .innerJoin('product', 'product.id', 'product_price.product_id')
      .where('product.slug', '=', slug)
      .orderBy('product_price.id')
      .select(['product_price.price_micros', 'product_price.special_micros', 'product_price.source'])
      .execute();
  const offered = async (): Promise<Map<string, Item>> => itemsIn(stockOf(testCatalog, await readImports(db)));
  const count = async (slug: string) =>
    (await db.selectFrom('category').where('slug', '=', slug).select('product_count').executeTakeFirstOrThrow())
      .product_count;

  test('a dry run reports the planned changes, and changes no row of any table', async () => {
    const before = await everyRow(db);
    const plan = await tryImport(db, readCsv(`${NEW}\ngold,wow-carry,,,,,,,,,,\n`), goods);
    expect(plan.issues.map(({ row }) => row)).toContain(3);
    expect(await everyRow(db)).toBe(before);
    expect(
      reportOf(await tryImport(db, readCsv(NEW), goods), {
        dryRun: true,
        pictures: [{ row: 2, slug: 'keystone', file: 'a.jpg' }],
      }),
    ).toEqual([
      '1 product: 1 new, 0 changed, 0 unchanged; 0 price changes.',
      '1 picture set, 0 taken away.',
      'Dry run: nothing was written.',
    ]);
    expect(await everyRow(db)).toBe(before);
  });

  test('a single row with an issue rejects the whole file', async () => {
    const before = await everyRow(db);
    const plan = await take(`${NEW}\n${NEW.split('\n')[1]?.replace('keystone', 'late').replace('12.50', '12,50')}`);
    expect(plan.issues).toHaveLength(1);
    expect(await everyRow(db)).toBe(before);
  });

  test('a new product is searchable, listed, priced and counted like those of the data files', async () => {
    const counted = await count('wow-carry/dungeons');
    await take(NEW);
    const { id, category_id, ...rest } = await product('keystone');
    expect(rest).toMatchObject({
      enabled: true,
      from_micros: 9_900_000,
      search_name: ' keystone of ten ',
      tags: 'key, timed',
    });
    expect(await count('wow-carry/dungeons')).toBe(counted + 1);
    const places = await db.selectFrom('product_category').where('product_id', '=', id).selectAll().execute();
    expect(places.map(({ from_micros }) => from_micros)).toEqual([9_900_000, 9_900_000]);
    expect(places.map((place) => place.category_id)).toContain(category_id);
    expect(await db.selectFrom('search_word').where('word', '=', 'keystone').selectAll().execute()).toHaveLength(1);
  });

  test('repeating an import changes no data', async () => {
    await take(NEW);
    const before = await everyRow(db);
    expect(await take(NEW)).toMatchObject({ added: [], changed: [], unchanged: 1 });
    expect(await everyRow(db)).toBe(before);
  });

  test('imported data survives a restart, including one with other data files', async () => {
    await take(NEW);
    await take('slug,price,name\ncoaching,31.00,Coaching by Ana\n');
    const before = await everyRow(db);
    await start();
    expect(await everyRow(db)).toBe(before);
    await start(withPrice(testCatalog, 'coaching', '27.00', 'Another intro'));
    expect(await product('keystone')).toMatchObject({ enabled: true });
    expect(await product('coaching')).toMatchObject({
      price_micros: 31_000_000,
      name: 'Coaching by Ana',
      start_text: 'Another intro',
    });
  });

  test('a missing column changes no values, and an empty cell clears its value', async () => {
    const before = await product('normal-raid');
    await take('slug,label,special\nnormal-raid,,\n');
    // Which season is the next depends on the day.
    const { label, special_micros, special_from, from_micros, search_text, updated_at, next_season, ...after } =
      await product('normal-raid');
    expect([label, special_micros, special_from, from_micros]).toEqual(['', null, null, 19_900_000]);
    expect(before).toMatchObject(after);
  });

  test('a price list with an unknown slug has one issue', async () => {
    const plan = await take('slug,price\ncoaching,31.00\ncoachng,31.00\n');
    expect(plan.issues).toEqual([
      { row: 3, slug: 'coachng', column: 'slug', message: expect.stringMatching(/^is not in the shop/) },
    ]);
    expect((await product('coaching')).price_micros).toBe(25_000_000);
  });

  test('all issues are reported at once, even if some values are unreadable', async () => {
    const head = 'slug,game,category,name,price,special,start,eta,tags,get,requirements,how';
    const [few, many] = ['A,B,C', 'A | A | A,B | B,C | C | C'];
    const told = async (row: string) =>
      (await take(`${head}\nkeystone,wow-carry,${row}`)).issues.map(({ column, message }) => `${column} ${message}`);
    expect(await told(`nowhere,Key,5.00,9.00,Today,1 hour,a | a,${few}`)).toEqual([
      'get needs 3 lines at least',
      'requirements needs 2 lines at least',
      'how needs 3 lines at least',
      'category wow-carry has no category nowhere',
      'special must be below the price',
      'tags a is listed twice',
    ]);
    // What is said of a price that cannot be read is said once, and nothing of what it is compared with.
    expect(await told(`dungeons,Key,many,9.00,Today,1 hour,a,${many}`)).toEqual([
      "price must be a decimal such as '19.90'",
    ]);
    const changed = await take('slug,category,price\ncoaching,nowhere,many\n');
    expect(changed.issues.map(({ column }) => column)).toEqual(['price', 'category']);
  });

  test('a suspicious price change rejects the file unless any price is allowed', async () => {
    const slip = 'slug;price\ncoaching;2500,00\n';
    expect((await take(slip)).issues).toEqual([
      {
        row: 2,
        slug: 'coaching',
        column: 'price',
        message: '2500.00 is 100 times the price before, 25.00; if that is meant, add --any-price',
      },
    ]);
    expect((await product('coaching')).price_micros).toBe(25_000_000);
    await importProducts(db, readCsv(slip), { ...goods, anyPrice: true }, new Date(2_000));
    expect((await product('coaching')).price_micros).toBe(2_500_000_000);
  });

  test('19.9 is read as the price 19.90', async () => {
    expect(await take('slug,price\nnormal-raid,19.9\n')).toMatchObject({ unchanged: 1, changed: [] });
  });

  test('an imported value equal to the data files is discarded, and the data files apply again', async () => {
    await take('slug,price\ncoaching,31.00\n');
    await take('slug,price\ncoaching,25.00\n');
    expect(await readImports(db)).toEqual([]);
    await start(withPrice(testCatalog, 'coaching', '27.00', 'Soon'));
    expect((await product('coaching')).price_micros).toBe(27_000_000);
  });

  test('every price is stored in the history, with its source', async () => {
    await take('slug,price\ncoaching,31.00\n');
    await take('slug,name\ncoaching,Coaching by Ana\n');
    await take('slug,special\ncoaching,29.00\n');
    await start(withPrice(testCatalog, 'gold', '0.02', 'Now'));
    expect(await prices('coaching')).toEqual([
      { price_micros: 25_000_000, special_micros: null, source: 'catalog' },
      { price_micros: 31_000_000, special_micros: null, source: 'import' },
      { price_micros: 31_000_000, special_micros: 29_000_000, source: 'import' },
    ]);
    expect((await prices('gold')).map(({ source }) => source)).toEqual(['catalog', 'catalog']);
  });

  test('a product can be disabled and enabled again', async () => {
    const counted = await count('wow-carry/dungeons');
    await take('slug,enabled\ndungeon-01,no\n');
    expect((await product('dungeon-01')).enabled).toBe(false);
    expect(await count('wow-carry/dungeons')).toBe(counted - 1);
    await take('slug,enabled\ndungeon-01,yes\n');
    expect((await product('dungeon-01')).enabled).toBe(true);
  });

  test.each(['csv', 'json'] as const)('an export as %s can be imported again without changes', async (format) => {
    await take(NEW);
    await take('slug,enabled,name\ndungeon-01,no,"A name, ""quoted"""\n');
    const start = { minutes: [0, 240] };
    const ruled = readJson(JSON.stringify({ products: [{ ...(await offered()).get('dungeon-01'), start }] }));
    expect((await importProducts(db, ruled, goods, new Date(2_000))).issues).toEqual([]);
    const items = (await offered()).values();
    const text = format === 'csv' ? csvOf(items) : jsonOf(items, goods.sharedPartsOf);
    // Without it a spreadsheet takes the file for another encoding.
    expect(text.startsWith('\uFEFF')).toBe(format === 'csv');
    const plan = await tryImport(db, format === 'csv' ? readCsv(text) : readJson(text), goods);
    expect(plan).toMatchObject({ rows: (await offered()).size, issues: [], added: [], changed: [] });
  });

  test.each(['[object Object]', '{"minutes":', '{"never":true}'])(
    'an invalid start rule is rejected: %s',
    async (cell) => {
      const sheet = readCsv(`slug,start\ndungeon-01,"${cell.replaceAll('"', '""')}"\n`);
      expect((await tryImport(db, sheet, goods)).issues).toMatchObject([{ column: expect.stringMatching(/^start/) }]);
    },
  );

  test('a JSON import adds and changes options', async () => {
    const products = JSON.parse(jsonOf((await offered()).values(), goods.sharedPartsOf)) as { products: Item[] };
    const raid = products.products.find(({ slug }) => slug === 'heroic-raid');
    for (const value of raid?.options[0]?.values ?? []) if (value.key === 'piloted') value.price = '-6.00';
    const copy = { ...raid, slug: 'heroic-copy', name: 'Heroic copy' };
    const sheet = readJson(JSON.stringify({ products: [raid, copy] }));
    expect(await importProducts(db, sheet, goods, new Date(2_000))).toMatchObject({ issues: [], unchanged: 0 });
    const values = await db
      .selectFrom('product_option_value')
      .where('key', '=', 'piloted')
      .where('enabled', '=', true)
      .select(['price_micros', 'risk'])
      .execute();
    const piloted = { price_micros: -6_000_000, risk: 'The account may be closed for a while.' };
    expect(values).toEqual([piloted, piloted]);
  });

  test('an imported product of a removed game is reported at the start, and is not for sale', async () => {
    await take(NEW.replace('wow-carry,dungeons', 'destiny-2-boosting,'));
    const told: string[] = [];
    const games = testCatalog.games.filter(({ slug }) => slug !== 'destiny-2-boosting');
    const less = { ...testCatalog, games, coupons: [], events: [] };
    await prepareDatabase(db, less, new Date(3_000), (line) => told.push(line));
    expect(told).toEqual(['keystone is not for sale: the data files no longer have its game destiny-2-boosting']);
    expect((await product('keystone')).enabled).toBe(false);
  });
});

test.each(ANY_ENGINE)('a running shop on %s sells at the imported price at once', async (engine) => {
  const shop = await createTestShop({ engine });
  const rest = await restOf(shop);
  await importProducts(shop.db, readCsv(`slug,price\ncoaching,31.00\n`), goods, new Date());
  await importProducts(shop.db, readCsv(NEW), goods, new Date());
  expect(at((await rest.get('/products/slug/coaching')).data, 'price_decimal')).toBe('31.00');
  expect(at((await rest.get('/products/slug/keystone')).data, 'name')).toBe('Keystone of ten');
  await shop.close();
});

function withPrice(catalog: Catalog, slug: string, price: string, start: string): Catalog {
  const games = catalog.games.map((game) => ({
    ...game,
    products: game.products.map((one) => (one.slug === slug ? { ...one, price, start } : one)),
  }));
  return { ...catalog, games };
}
