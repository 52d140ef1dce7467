import { expect, test } from 'vitest';
import type { OpenedDatabase } from '#shop/db/connection/opened-database.ts';
import { prepareDatabase } from '#shop/release/prepare.ts';
import { importProducts, tryImport } from '#shop/import/import-products.ts';
import { readCsv } from '#shop/import/file/read-csv.ts';
import { testCatalog } from '#tests/support/catalog/catalog.ts';
import { ENGINES, openOnServer } from '#tests/support/database/database.ts';
import { everyRow, goodsOf } from '#tests/support/catalog/import.ts';
import { bulkCsv } from '#tests/support/catalog/planted.ts';
import { isMatrix } from '#tests/support/matrix.ts';

const ROWS = 10_000;
const PLANTED = 50;
/** To take a row costs ten times as much as to look at it. */
const TAKEN = isMatrix ? ROWS : 2_000;
const LIMIT = { timeout: 120_000 };
const goods = goodsOf();

const hasServer = ENGINES.includes('postgres');

test.runIf(hasServer)(
  'of 10,000 rows exactly the 50 with an issue are reported, and nothing is taken',
  LIMIT,
  async () => {
    const database = await prepared();
    const before = await everyRow(database.db);
    const { csv, issues } = bulkCsv(ROWS, { faulty: true });
    expect(issues).toHaveLength(PLANTED);
    const expected = issues.map(({ message, ...place }) => ({
      ...place,
      slug: expect.any(String),
      message: typeof message === 'string' ? message : expect.stringMatching(message),
    }));
    const plan = await tryImport(database.db, readCsv(csv), goods);
    expect(plan.issues).toEqual(expected);
    expect((await importProducts(database.db, readCsv(csv), goods, new Date())).issues).toEqual(expected);
    expect(await everyRow(database.db)).toBe(before);
    await database.close();
  },
);

test.runIf(hasServer)(`${TAKEN} rows in good order are taken, and then are there`, LIMIT, async () => {
  const database = await prepared();
  const { csv } = bulkCsv(TAKEN, { faulty: false });
  const before = await everyRow(database.db);
  expect((await tryImport(database.db, readCsv(csv), goods)).added).toHaveLength(TAKEN);
  expect(await everyRow(database.db)).toBe(before);
  await importProducts(database.db, readCsv(csv), goods, new Date());
  const { count } = await database.db
    .selectFrom('product')
    .where('slug', 'like', 'bulk-%')
    .where('enabled', '=', true)
    .where('from_micros', '>', 0)
    .select((row) => row.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(TAKEN);
  expect(await tryImport(database.db, readCsv(csv), goods)).toMatchObject({ unchanged: TAKEN, added: [], changed: [] });
  await database.close();
});

async function prepared(): Promise<OpenedDatabase> {
  const database = await openOnServer();
  await prepareDatabase(database.db, testCatalog, new Date());
  return database;
}
