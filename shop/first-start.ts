import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { CatalogText } from '#catalog/read-cached.ts';
import type { ShopConfig } from './config/config.ts';
import { StartError } from './config/start-error.ts';
import { openDatabase } from './db/connection/open.ts';
import { startCatalogue } from './release/start.ts';

/** Said to the main module: it is to fill the database and end. */
export const FILL = '--fill-database';

/**
 * Fills an embedded database that does not exist yet in a process of its own. WebAssembly never gives memory back, and
 * the shop would keep the 140 MB that only this takes until its next start.
 *
 * @returns false when it could not be filled; the process has printed why on stderr.
 * @throws StartError when a signal ended it: it had no time to tell.
 */
export async function fillFirst({ databaseUrl, dataDir }: ShopConfig): Promise<boolean> {
  if (databaseUrl || existsSync(join(dataDir, 'db', 'PG_VERSION'))) return true;
  const [, main = ''] = process.argv;
  const child = spawn(process.execPath, [...process.execArgv, main, FILL], {
    // By the channel it learns when this process is gone.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(child, 'exit');
  const { exitCode, signalCode: signal } = child;
  if (signal) throw new StartError(`DATA_DIR: filling the database in ${dataDir} was ended by ${signal}; start again`);
  return exitCode === 0;
}

/** What that process does. */
export async function fillDatabase(config: ShopConfig, catalog: CatalogText, log: Logger): Promise<void> {
  const database = await openDatabase(config);
  await startCatalogue(database.db, catalog, { now: new Date(), log, isShared: false });
  await database.close();
}
