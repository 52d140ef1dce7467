import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { CatalogText } from '#catalog/read-cached.ts';
import type { ShopConfig } from './config/config.ts';
import { StartError } from './config/start-error.ts';
import { whenAvailable } from './db/connection/when-available.ts';
import { startCatalogue } from './release/start.ts';

/** The argument that makes the main module fill the database and exit. */
export const FILL = '--fill-database';

/**
 * Fills a new embedded database in a separate process. WebAssembly never releases memory, and
 * the shop would keep the 140 MB that only this step needs until its next start.
 *
 * @returns false if it could not be filled; the process has printed the reason on stderr.
 * @throws StartError if a signal ended it, before it could report anything.
 */
export async function fillFirst({ databaseUrl, dataDir }: ShopConfig): Promise<boolean> {
  if (databaseUrl || existsSync(join(dataDir, 'db', 'PG_VERSION'))) return true;
  const [, main = ''] = process.argv;
  const child = spawn(process.execPath, [...process.execArgv, main, FILL], {
    // The channel tells it when this process has ended.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  // It could not stop by itself before its current statement has ended, and a start meanwhile would find the folder in use.
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  await once(child, 'exit');
  process.off('exit', end);
  const { exitCode, signalCode: signal } = child;
  if (signal) throw new StartError(`DATA_DIR: filling the database in ${dataDir} was ended by ${signal}; start again`);
  return exitCode === 0;
}

/** The main function of that process. */
export async function fillDatabase(config: ShopConfig, catalog: CatalogText, log: Logger): Promise<void> {
  // Only this process needs it.
  const { makeEmbedded } = await import('./db/connection/embedded.ts');
  const database = await makeEmbedded(config.dataDir);
  const given = { now: new Date(), log, isShared: false };
  await whenAvailable('', log, () => startCatalogue(database.db, catalog, given));
  await database.close();
}
