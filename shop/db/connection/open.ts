import type { ShopConfig } from '#shop/config/config.ts';
import type { OpenedDatabase } from './opened-database.ts';

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
  // Only the one in use is loaded.
  if (databaseUrl) return (await import('./postgres.ts')).openPostgres(databaseUrl, postgres);
  return (await import('./embedded.ts')).openEmbedded(dataDir);
}
