import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { FolderInUse, lockFolder } from '#shop/db/connection/lock.ts';
import { copyDatabase } from '#shop/db/copy.ts';
import { migrate } from '#shop/db/migrate.ts';
import { copyFromEmbedded } from '#shop/release/command/from-embedded.ts';
import { runMigrate } from '#shop/release/command/migrate.ts';
import { fillCart, orderBody, placeOrder } from '#tests/support/buyer/purchase.ts';
import { shopperOf } from '#tests/support/buyer/shopper.ts';
import { testCatalog } from '#tests/support/catalog/catalog.ts';
import { ANY_ENGINE, DEFAULT_ENGINE, type Engine, openEmptyDatabase } from '#tests/support/database/database.ts';
import { digestTables } from '#tests/support/database/table-digest.ts';
import { placeDatabase } from '#tests/support/process/storefront.ts';
import { createTestShop } from '#tests/support/shop.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'waystone-copy-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
});

/** A database in which nothing has run yet. */
async function openEmpty(engine: Engine) {
  const opened = await openEmptyDatabase(engine);
  onTestFinished(opened.close);
  return opened.db;
}

// What it copies is on PGlite, what it copies into a server.
describe.each(ANY_ENGINE)('copying the embedded database to %s', (engine) => {
  test('copies every table identically, and order numbers continue', async () => {
    const shop = await createTestShop();
    onTestFinished(shop.close);
    const buyer = await shopperOf(shop);
    await fillCart(buyer);
    const first = await placeOrder(buyer, orderBody());
    const bytes = Buffer.from([0, 255, 1, 128, 10]);
    await shop.db.insertInto('blob').values({ key: 'proof/1', type: 'image/webp', bytes }).execute();
    const to = await openEmpty(engine);
    await migrate(to);
    const copied = await shop.db
      .transaction()
      .execute((from) => to.transaction().execute((tx) => copyDatabase(from, tx)));
    expect(copied).toBeGreaterThan(300);
    const { kysely_migration: _, catalogue_change: __, ...before } = await digestTables(shop.db);
    expect(await digestTables(to)).toMatchObject(before);

    const moved = await createTestShop({ beside: { ...shop, db: to } });
    onTestFinished(moved.close);
    const next = await shopperOf(moved);
    await fillCart(next);
    const second = await placeOrder(next, orderBody());
    expect(second.data['order_id']).toBe(Number(first.data['order_id']) + 1);
  });

  test('fails while the folder is in use or when the target database is already in use', async () => {
    await placeDatabase(join(dataDir, 'db'), testCatalog);
    const to = await openEmpty(engine);
    const lock = await lockFolder(join(dataDir, 'db'));
    await expect(copyFromEmbedded(dataDir, to)).rejects.toThrow(FolderInUse);
    lock.release();
    expect(await copyFromEmbedded(dataDir, to)).toBeGreaterThan(300);
    const [product] = await to.selectFrom('product').select('id').limit(1).execute();
    await to.updateTable('product').set({ name: 'Renamed since' }).where('id', '=', product!.id).execute();
    await expect(copyFromEmbedded(dataDir, to)).rejects.toThrow('in use by a shop already');
    const kept = await to.selectFrom('product').select('name').where('id', '=', product!.id).executeTakeFirst();
    expect(kept).toEqual({ name: 'Renamed since' });
  });

  test('is rolled back when the copy differs from the source', async () => {
    await placeDatabase(join(dataDir, 'db'), testCatalog);
    const to = await openEmpty(engine);
    await migrate(to);
    await sql`create rule lose as on insert to product_option do instead nothing`.execute(to);
    await expect(copyFromEmbedded(dataDir, to)).rejects.toThrow('The copy of the table product_option differs');
    expect(await to.selectFrom('product').select('id').execute()).toEqual([]);
  });
});

test('reports a folder without a database, and a missing DATABASE_URL', async () => {
  await expect(copyFromEmbedded(dataDir, await openEmpty(DEFAULT_ENGINE))).rejects.toThrow(
    `there is no embedded database in ${join(dataDir, 'db')}`,
  );
  const lines: string[] = [];
  expect(await runMigrate(['--from-embedded'], (line) => lines.push(line))).toBe(1);
  expect(lines[0]).toBe('--from-embedded needs DATABASE_URL, the PostgreSQL to copy into');
});
