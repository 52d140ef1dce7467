import type { ShopConfig } from '#shop/config/config.ts';
import type { Db } from '#shop/db/database.ts';
import { inDatabase } from './in-database.ts';
import { inObjectStorage } from './in-object-storage.ts';
import type { BlobStore } from './blob.ts';

type Storage = Pick<ShopConfig, 'objectStorage'>;
type Deps = { db: Db; config: Storage };

/**
 * S3-compatible object storage if it is configured, otherwise the database, whose backups then contain everything.
 * `db` may be a transaction's handle, and must be inside of one.
 */
export function openBlobs({ db, config }: Deps): BlobStore {
  return config.objectStorage ? inObjectStorage(config.objectStorage) : inDatabase(db);
}

/** Whether storefronts on other machines may need the files: the embedded database serves one machine only. */
export function isSharedStore({ databaseUrl, objectStorage }: Storage & Pick<ShopConfig, 'databaseUrl'>): boolean {
  return databaseUrl !== '' || objectStorage !== undefined;
}
