import type { ShopConfig } from '#shop/config/config.ts';
import type { Db } from '#shop/db/database.ts';
import { inDatabase } from './in-database.ts';
import { inObjectStorage } from './in-object-storage.ts';

export type Blob = { bytes: Uint8Array; type: string };

/** Files by key, the same for every process of the shop. Keys are paths of letters, digits, `-`, `.` and `/`. */
export type BlobStore = {
  /** Stands whole or not at all. */
  write(key: string, blob: Blob): Promise<void>;
  /** Undefined when there is no such file. */
  read(key: string): Promise<Blob | undefined>;
  /** Does nothing when there is no such file. */
  remove(key: string): Promise<void>;
};

type Deps = { db: Db; config: Pick<ShopConfig, 'objectStorage'> };

/**
 * S3-compatible object storage when it is set, else the database, whose backups then hold everything.
 * `db` may be a transaction's handle, and must be while one is under way.
 */
export function openBlobs({ db, config }: Deps): BlobStore {
  return config.objectStorage ? inObjectStorage(config.objectStorage) : inDatabase(db);
}
