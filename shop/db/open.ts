import type { ShopConfig } from '#shop/config/config.ts';
import type { Db } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';

export type OpenedDatabase = {
  db: Db;
  /** Of the pool; an embedded database has none. */
  connections?(): Connections;
  /** Throws when the files of an embedded database are not where they were opened. */
  checkFiles?(): void;
  close(): Promise<void>;
};

export type Connections = { open: number; idle: number; waiting: number };

/**
 * The shop's database: PostgreSQL when `databaseUrl` is set, else PGlite in `dataDir/db`.
 * PostgreSQL may be away: it is asked for with the first query.
 *
 * @throws FolderInUse when another process holds the embedded database.
 * @throws StartError when the embedded database cannot be opened.
 */
export async function openDatabase({
  dataDir,
  databaseUrl,
  postgres,
}: Pick<ShopConfig, 'dataDir' | 'databaseUrl' | 'postgres'>): Promise<OpenedDatabase> {
  return databaseUrl ? openPostgres(databaseUrl, postgres) : openEmbedded(dataDir);
}
