import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isSharedStore, openBlobs } from '#shop/blob/blob-store.ts';
import { compareMigrations } from '#shop/db/migrate.ts';
import { storeUnstored } from '#shop/product/own-picture/unstored.ts';
import { moveProofs } from '#shop/proof/file.ts';
import { migrateAlone } from '#shop/release/start.ts';
import { inDatabase, UsageError, withUsage, type Print } from './run.ts';

const MIGRATE_USAGE = `Usage: npm run migrate [-- --dry-run | --from-embedded]
  Migrates the database to this build. Migrations only add tables and columns, so processes of the
  previous build continue to work.
  --dry-run        only lists pending migrations
  --from-embedded  copies the embedded database of DATA_DIR into the empty PostgreSQL of DATABASE_URL:
                   orders, sessions, catalogue, pictures; stop the shop first`;

/** `npm run migrate`. Returns the exit code. */
export async function runMigrate(args: string[], print: Print): Promise<number> {
  return withUsage(print, MIGRATE_USAGE, async () => {
    const { values } = parseArgs({
      args,
      options: {
        'dry-run': { type: 'boolean', default: false },
        'from-embedded': { type: 'boolean', default: false },
        help: { type: 'boolean' },
      },
    });
    if (values.help) return print(MIGRATE_USAGE);
    if (values['from-embedded'] && values['dry-run'])
      throw new UsageError('--from-embedded cannot be combined with --dry-run');
    if (values['from-embedded'] && !process.env['DATABASE_URL']) {
      throw new UsageError('--from-embedded needs DATABASE_URL, the PostgreSQL to copy into');
    }
    await inDatabase(async (db, config) => {
      if (values['from-embedded']) {
        // PGlite is only loaded where it is used.
        const { copyFromEmbedded } = await import('./from-embedded.ts');
        const rows = await copyFromEmbedded(config.dataDir, db);
        print(
          `${rows} rows were copied and compared. Move ${join(config.dataDir, 'db')} out of the folder: it is a backup.`,
        );
      }
      const { unknown, pending } = await compareMigrations(db);
      if (unknown.length > 0) print(`Migrations of a newer build, not changed: ${unknown.join(', ')}`);
      const names = values['dry-run'] ? pending : await migrateAlone(db);
      for (const name of names) print(`${values['dry-run'] ? 'pending' : 'done'}: ${name}`);
      if (names.length === 0) print('Nothing to migrate.');
      if (values['dry-run']) return;
      const moved = await moveProofs(openBlobs({ db, config }), config.dataDir);
      if (moved > 0) print(`${moved} proof pictures were moved to the picture storage.`);
      if (!isSharedStore(config)) return;
      const stored = await storeUnstored(openBlobs({ db, config }), join(config.dataDir, 'pictures'));
      if (stored > 0) print(`${stored} imported product pictures were copied to the picture storage.`);
    });
  });
}
