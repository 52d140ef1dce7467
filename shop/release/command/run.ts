import { readShopConfig, type ShopConfig } from '#shop/config/config.ts';
import { openDatabase } from '#shop/db/connection/open.ts';
import { isLostConnection } from '#shop/db/connection/unavailable.ts';
import type { Db } from '#shop/db/database.ts';

export type Print = (line: string) => void;

/** An unknown option or argument; the usage is printed, too. */
export class UsageError extends Error {}

export async function inDatabase(work: (db: Db, config: ShopConfig) => Promise<void>): Promise<void> {
  const config = readShopConfig(process.env);
  const database = await openDatabase(config);
  try {
    await work(database.db, config);
  } finally {
    await database.close();
  }
}

/** An error that the operator can fix is one line; any other keeps its stack. */
export async function withUsage(print: Print, usage: string, work: () => Promise<void>): Promise<number> {
  try {
    await work();
    return 0;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const code = 'code' in error ? String(error.code) : '';
    if (isLostConnection(error)) {
      print(
        `There is no connection to the database (${error.message || code}). Run the command again when it responds.`,
      );
      return 1;
    }
    const isUsage = error instanceof UsageError || code.startsWith('ERR_PARSE_ARGS');
    print(isUsage || code !== '' || EXPECTED.has(error.name) ? error.message || code : (error.stack ?? error.message));
    if (isUsage) print(usage);
    return 1;
  }
}

const EXPECTED = new Set(['Error', 'FolderInUse', 'MigrationFailed', 'MigrationsPending', 'StartError']);
