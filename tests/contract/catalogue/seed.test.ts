import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Catalog } from '#catalog/format.ts';
import type { Db } from '#shop/db/database.ts';
import type { OpenedDatabase } from '#shop/db/connection/opened-database.ts';
import { openPostgres } from '#shop/db/connection/postgres.ts';
import { prepareDatabase } from '#shop/release/prepare.ts';
import { testCatalog } from '#tests/support/catalog/catalog.ts';
import {
  type Engine,
  ENGINES,
  openEmptyDatabase,
  openOnServer,
  openTestDatabase,
} from '#tests/support/database/database.ts';
import { testOnOneEngine } from '#tests/support/database/one-engine.ts';
import { at, restOf } from '#tests/support/buyer/rest.ts';
import { createTestShop } from '#tests/support/shop.ts';

describe.each(ENGINES)('seeding on %s', (engine) => {
  const testOnce = testOnOneEngine(engine);
  let database: OpenedDatabase;
  let db: Db;

  beforeEach(async () => {
    database = await openTestDatabase(engine, testCatalog);
    db = database.db;
  });
  afterEach(() => database.close());

  const products = async () =>
    db.selectFrom('product').orderBy('slug').select(['id', 'slug', 'name', 'enabled']).execute();
  const values = async () =>
    db.selectFrom('product_option_value').orderBy('id').select(['id', 'key', 'enabled']).execute();

  testOnce('docs/data-model.md lists every table and every foreign key', async () => {
    const model = readFileSync('docs/data-model.md', 'utf8');
    const tables = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_name not like 'kysely%'`.execute(db);
    const cells = [...model.matchAll(/^\| (`.+?`) +\|/gm)].flatMap(([, cell = '']) => cell.match(/\w+/g) ?? []);
    expect(cells.toSorted()).toEqual(tables.rows.map(({ name }) => name).toSorted());

    const keys = await sql<{ line: string }>`
      select distinct confrelid::regclass || ' ||--o{ ' || conrelid::regclass || ' : ' || attname as line
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
      where contype = 'f'`.execute(db);
    const drawn = [...model.matchAll(/^ {2}(\w+ \|\|--o\{ .+)$/gm)].map(([, line]) => line);
    expect(drawn.toSorted()).toEqual(keys.rows.map(({ line }) => line).toSorted());
  });

  testOnce('seeding the same catalogue again keeps the version and all products', async () => {
    const before = await db.selectFrom('product').selectAll().orderBy('id').execute();
    expect(await prepareDatabase(db, structuredClone(testCatalog), new Date(2_000))).toBe(1);
    expect(await db.selectFrom('product').selectAll().orderBy('id').execute()).toEqual(before);
  });

  test('a changed catalogue increments the version and keeps all ids', async () => {
    const before = { products: await products(), values: await values() };
    const changed = withoutOption(renamed(testCatalog, 'gold', 'Fresh Gold'));
    expect(await prepareDatabase(db, changed, new Date(2_000))).toBe(2);
    const after = await products();
    expect(after.map(({ id, slug }) => [id, slug])).toEqual(before.products.map(({ id, slug }) => [id, slug]));
    expect(after.find((product) => product.slug === 'gold')?.name).toBe('Fresh Gold');
    expect((await values()).map(({ id }) => id)).toEqual(before.values.map(({ id }) => id));
    expect((await values()).filter((value) => !value.enabled).map(({ key }) => key)).toEqual(['stream', 'mount']);
    expect(await prepareDatabase(db, testCatalog, new Date(3_000))).toBe(3);
    expect(await values()).toEqual(before.values);
  });

  testOnce('FAQs and risk notes removed from the catalogue are removed from the database', async () => {
    const words = async () => ({
      faq: (await db.selectFrom('product').where('slug', '=', 'heroic-raid').select('faq').executeTakeFirst())?.faq,
      risk: (await db.selectFrom('product_option_value').where('key', '=', 'piloted').select('risk').executeTakeFirst())
        ?.risk,
    });
    expect(await words()).toMatchObject({
      faq: [{ question: 'Do I need a <group>?' }],
      risk: 'The account may be closed for a while.',
    });
    await prepareDatabase(db, withoutWords(testCatalog), new Date(2_000));
    expect(await words()).toEqual({ faq: [], risk: '' });
  });

  testOnce('a product removed from the catalogue is disabled and no longer counted in its category', async () => {
    await prepareDatabase(db, without(testCatalog, 'coaching'), new Date(2_000));
    const left = (await products()).find((product) => product.slug === 'coaching');
    expect(left?.enabled).toBe(false);
    const category = await db
      .selectFrom('category')
      .where('slug', '=', 'destiny-2-boosting')
      .select('product_count')
      .executeTakeFirst();
    expect(category?.product_count).toBe(0);
  });
});

test.each(ENGINES)('concurrent startups prepare the database once, on %s', async (engine) => {
  const fresh = await emptyDatabases(engine);
  const versions = await Promise.all(fresh.all.map((one) => prepareDatabase(one.db, testCatalog, new Date())));
  expect(versions).toEqual([1, 1, 1, 1]);
  await fresh.close();
});

test.runIf(ENGINES.includes('postgres'))(
  'the shop recovers when its PostgreSQL connections are terminated',
  async () => {
    const shop = await createTestShop({ engine: 'postgres' });
    const rest = await restOf(shop);
    const other = await openTestDatabase('postgres', testCatalog);
    await endConnections(shop.db, other.db);
    const statuses = [];
    for (let call = 0; call < 5; call += 1) statuses.push((await rest.get('/languages')).status);
    expect(statuses.at(-1)).toBe(200);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    await other.close();
    await shop.close();
  },
);

test('a different exchange rate in the catalogue changes the converted prices', async () => {
  const currencies = testCatalog.currencies.map((one) => (one.code === 'EUR' ? { ...one, rate: '0.5' } : one));
  const catalog = { ...testCatalog, currencies };
  const first = await createTestShop();
  await prepareDatabase(first.db, catalog, new Date());
  const shop = await createTestShop({ beside: first, catalog });
  const rest = await restOf(shop);
  const answer = await rest.get('/products/slug/coaching', { headers: { 'X-Oc-Currency': 'EUR' } });
  expect(at(answer.data, 'price_decimal')).toBe('12.50');
  await shop.close();
  await first.close();
});

async function endConnections(of: Db, through: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(of);
  const name = rows[0]?.name ?? '';
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`.execute(through);
}

async function emptyDatabases(engine: Engine): Promise<{ all: OpenedDatabase[]; close(): Promise<void> }> {
  if (engine === 'pglite') {
    const one = await openEmptyDatabase(engine);
    return { all: [one, one, one, one], close: one.close };
  }
  const first = await openOnServer();
  const others = [1, 2, 3].map(() => openPostgres(first.url));
  return {
    all: [first, ...others],
    async close() {
      for (const other of others) await other.close();
      await first.close();
    },
  };
}

function renamed(catalog: Catalog, slug: string, name: string): Catalog {
  return withProducts(catalog, (products) => products.map((one) => (one.slug === slug ? { ...one, name } : one)));
}

function without(catalog: Catalog, slug: string): Catalog {
  return withProducts(catalog, (products) =>
    products
      .filter((one) => one.slug !== slug)
      .map((one) => ({ ...one, related: one.related?.filter((other) => other !== slug) })),
  );
}

function withoutWords(catalog: Catalog): Catalog {
  const plain = structuredClone(catalog);
  for (const product of plain.games.flatMap((game) => game.products)) {
    delete product.faq;
    for (const value of product.options.flatMap((option) => option.values)) delete value.risk;
  }
  return plain;
}

function withoutOption(catalog: Catalog): Catalog {
  return withProducts(catalog, (products) =>
    products.map((one) => ({
      ...one,
      options: one.options.map((option) => (option.key === 'extras' ? { ...option, values: [] } : option)),
    })),
  );
}

function withProducts(catalog: Catalog, change: (products: Products) => Products): Catalog {
  return { ...catalog, games: catalog.games.map((game) => ({ ...game, products: change(game.products) })) };
}

type Products = Catalog['games'][number]['products'];
