import type { Logger } from 'pino';
import type { CatalogText } from '#catalog/read-cached.ts';
import type { Db } from '#shop/db/database.ts';
import { holdDatabase } from '#shop/db/connection/hold.ts';
import { compareMigrations, migrate, requireMigrated } from '#shop/db/migrate.ts';
import { filesHashOf, filesHashOfText } from '#shop/seed/files-hash.ts';
import { readPublished, readVersion, releaseOfFiles } from './store.ts';

type Start = {
  now: Date;
  log: Logger;
  /** Whether other processes, perhaps of another build, may use the database at the same time. */
  isShared: boolean;
};

/**
 * Prepares the database before a shop opens. An empty one is migrated and gets the data files as its first release. A
 * shared one stays as it is: migrating and publishing are separate commands. The embedded one, which no other process
 * can have open, is migrated, and gets data files that it has never had. @returns the number of the current release.
 *
 * @throws MigrationsPending if a shared database is older than this build.
 */
export async function startCatalogue(db: Db, catalog: CatalogText, { now, log, isShared }: Start): Promise<number> {
  const version = await readVersion(db);
  // Few starts fill or change a database, and the code that reads data files takes time to load.
  const prepare = async () => {
    const { prepareDatabase } = await import('./prepare.ts');
    return prepareDatabase(db, await catalog.read(), now, (message) => log.warn(message));
  };
  if (version === undefined) return prepare();
  if (isShared) await requireMigrated(db);
  const { pending, unknown } = await compareMigrations(db);
  if (pending.length > 0) await migrateAlone(db);
  if (unknown.length > 0) log.info({ migrations: unknown }, 'The database was migrated by a newer build');
  const filesHash = filesHashOfText(catalog);
  const known = await releaseOfFiles(db, filesHash);
  if (!known && !isShared) return prepare();
  if (!known)
    log.warn(
      { release: version },
      'The catalogue data files of this build are not published yet; to publish them: npm run publish',
    );
  else if (known.number !== version && (await isOther(db, filesHash))) {
    const state = { release: version, ofDataFiles: known.number };
    log.warn(
      state,
      'The published release is not that of the catalogue data files; to list releases: npm run publish -- --list',
    );
  }
  return version;
}

/** Runs pending migrations, all or none, one process at a time. Returns their names. */
export async function migrateAlone(db: Db): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    await holdDatabase(tx);
    return migrate(tx);
  });
}

async function isOther(db: Db, filesHash: string): Promise<boolean> {
  const published = await readPublished(db);
  return published !== undefined && filesHashOf(published.catalog) !== filesHash;
}
