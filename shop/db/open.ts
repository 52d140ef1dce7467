import type { ShopConfig } from '#shop/config.ts';
import type { Db } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';

export type OpenedDatabase = { db: Db; close(): Promise<void> };

/**
 * The shop's database: PostgreSQL when `databaseUrl` is set, else PGlite in `dataDir/db`.
 *
 * @throws FolderInUse when another process holds the embedded database.
 */
export async function openDatabase(config: Pick<ShopConfig, 'dataDir' | 'databaseUrl'>): Promise<OpenedDatabase> {
  return config.databaseUrl ? openPostgres(config.databaseUrl) : openEmbedded(config.dataDir);
}
