import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '#shop/config/start-error.ts';
import { openEmbedded } from '#shop/db/connection/embedded.ts';
import { holdDatabase } from '#shop/db/connection/hold.ts';
import { copyDatabase } from '#shop/db/copy.ts';
import type { Db } from '#shop/db/database.ts';
import { compareMigrations, migrate } from '#shop/db/migrate.ts';
import { migrateAlone } from '#shop/release/start.ts';
import { readVersion } from '#shop/release/store.ts';

/**
 * Copies the embedded database of `dataDir` into an empty PostgreSQL, all or nothing: orders, sessions, catalogue.
 * Other files of the folder, such as keys, are used from there as before.
 *
 * @returns the number of copied rows. @throws FolderInUse while a shop uses the embedded database. @throws StartError
 * if there is none, if `to` has content, or if a newer build has used one of them.
 */
export async function copyFromEmbedded(dataDir: string, to: Db): Promise<number> {
  const folder = join(dataDir, 'db');
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    throw new StartError(`DATA_DIR: there is no embedded database in ${folder}`);
  }
  const embedded = await openEmbedded(dataDir);
  try {
    for (const db of [embedded.db, to]) await requireKnown(db);
    await migrateAlone(embedded.db);
    return await embedded.db.transaction().execute((from) =>
      to.transaction().execute(async (tx) => {
        await holdDatabase(tx);
        await migrate(tx);
        // Each shop has a release since its first start.
        if ((await readVersion(tx)) !== undefined) {
          throw new StartError('DATABASE_URL: that database is in use by a shop already; name an empty database');
        }
        return copyDatabase(from, tx);
      }),
    );
  } finally {
    await embedded.close();
  }
}

async function requireKnown(db: Db): Promise<void> {
  const { unknown } = await compareMigrations(db);
  if (unknown.length > 0)
    throw new StartError(`The database was used by a newer build (${unknown.join(', ')}): run that build instead`);
}
