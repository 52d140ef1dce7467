import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PGliteDialect } from 'kysely';
import type { Database } from './database.ts';
import { safeInteger } from './integer.ts';
import { lockFolder } from './lock.ts';
import type { OpenedDatabase } from './open.ts';

const parsers = { [types.INT8]: safeInteger };

/**
 * PGlite in `dataDir/db`. PGlite itself lets two processes write to one folder and loses
 * what one of them wrote, so the folder is locked first.
 *
 * @throws FolderInUse
 */
export async function openEmbedded(dataDir: string): Promise<OpenedDatabase> {
  mkdirSync(dataDir, { recursive: true });
  const lock = await lockFolder(join(dataDir, 'db'));
  try {
    const opened = await open({ dataDir: join(dataDir, 'db') });
    return {
      db: opened.db,
      close: async () => {
        await opened.close();
        lock.release();
      },
    };
  } catch (cause) {
    lock.release();
    throw cause;
  }
}

/** A database that ends with the process, empty or as the image of another one. */
export async function openInMemory(image?: Blob): Promise<OpenedDatabase & { pglite: PGlite }> {
  return open(image ? { loadDataDir: image } : {});
}

async function open(options: PGliteOptions): Promise<OpenedDatabase & { pglite: PGlite }> {
  const pglite = await PGlite.create({ ...options, parsers, extensions: { pg_trgm } });
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
  return {
    db,
    pglite,
    // Kysely closes PGlite only when a query has run through it.
    close: async () => {
      await db.destroy();
      if (!pglite.closed) await pglite.close();
    },
  };
}
