import type { ShopConfig } from '#shop/config/config.ts';
import type { OpenedDatabase } from './opened-database.ts';

/**
 * The shop's database: PostgreSQL if `databaseUrl` is set, otherwise PGlite in `dataDir/db`. PostgreSQL may be down: it
 * is only connected to by the first query.
 *
 * @throws FolderInUse if another process has locked the embedded database. @throws StartError if the embedded database
 * cannot be opened.
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
