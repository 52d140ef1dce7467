import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely } from 'kysely';
import type { Database } from '#shop/db/database.ts';
import { StartError } from '#shop/config/start-error.ts';
import { safeInteger } from '#shop/db/integer.ts';
import { GuardedPGlite } from './guarded-pglite.ts';
import { lockFolder } from './lock.ts';
import type { OpenedDatabase } from './opened-database.ts';
import { PGliteInTurns } from './pglite-in-turns.ts';

const parsers = { [types.INT8]: safeInteger };

/**
 * PGlite's default would take 160 MB, several times the size of the database; the operating system caches its files,
 * and the shop its catalogue.
 */
const SHARED_BUFFERS = '8MB';

/**
 * PGlite in `dataDir/db`. PGlite itself lets two processes write to one folder and loses
 * what one of them wrote, so the folder is locked first.
 *
 * @throws FolderInUse
 * @throws StartError when its files cannot be opened.
 */
export async function openEmbedded(dataDir: string): Promise<OpenedDatabase> {
  return openLocked(dataDir, async (folder) => {
    const opened = await open({ dataDir: folder });
    const { ino } = statSync(folder);
    return { ...opened, checkFiles: () => requireFolder(folder, ino) };
  });
}

/**
 * A new database. It is created in another folder and moved to `dataDir/db` when it is closed, because PGlite can
 * neither open nor complete a database whose creation was interrupted.
 *
 * @throws FolderInUse
 * @throws StartError when its files cannot be written.
 */
export async function makeEmbedded(dataDir: string): Promise<OpenedDatabase> {
  return openLocked(dataDir, async (folder) => {
    if (existsSync(folder) && readdirSync(folder).length > 0)
      throw new StartError(
        `DATA_DIR: ${folder} holds files already; start again, restore a backup, or move it elsewhere`,
      );
    const draft = `${folder}.new`;
    rmSync(draft, { recursive: true, force: true });
    const opened = await open({ dataDir: draft });
    return { ...opened, close: () => opened.close().then(() => renameSync(draft, folder)) };
  });
}

async function openLocked(
  dataDir: string,
  openIn: (folder: string) => Promise<OpenedDatabase>,
): Promise<OpenedDatabase> {
  // PGlite creates its files with access for everybody, as far as the process allows it.
  process.umask(0o077);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const folder = join(dataDir, 'db');
  const lock = await lockFolder(folder);
  try {
    const opened = await openIn(folder);
    return { ...opened, close: () => opened.close().then(() => lock.release()) };
  } catch (cause) {
    lock.release();
    throw asStartError(cause, folder);
  }
}

function requireFolder(folder: string, ino: number): void {
  if (statSync(folder, { throwIfNoEntry: false })?.ino === ino && existsSync(join(folder, 'PG_VERSION'))) return;
  throw new Error(`the embedded database is no longer in ${folder}`);
}

/** PostgreSQL's own code for it. */
const DISK_FULL = '53100';

/** PGlite's message for a folder without a complete database. */
const UNREADABLE = /failed to initialize/;

// PGlite throws errors of its file system, which are not always an Error.
function asStartError(cause: unknown, folder: string): unknown {
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
  const isUnreadable = cause instanceof Error && UNREADABLE.test(cause.message);
  if (isUnreadable || cause instanceof WebAssembly.RuntimeError) {
    const remedy =
      'free its disk, give its files to this user (chown -R), raise the limit on the size of files (ulimit -f), or restore a backup';
    return new StartError(
      `DATA_DIR: the database in ${folder} cannot be opened: a file cannot be written, or is damaged; ${remedy}`,
      { cause },
    );
  }
  if (cause instanceof Error && code === '') return cause;
  const reason = ['ENOSPC', DISK_FULL].includes(code)
    ? 'its disk is full; free some space'
    : `file system error ${code || String(cause)}`;
  return new StartError(`DATA_DIR: the database in ${folder} cannot be opened: ${reason}`, { cause });
}

/** A database that ends with the process, empty or as a copy of another one. */
export async function openInMemory(image?: Blob, end = endProcess): Promise<OpenedDatabase & { pglite: PGlite }> {
  return open(image ? { loadDataDir: image } : {}, end);
}

/** What was not committed is lost, as in a crash; the supervisor of a shop starts it again. */
function endProcess(cause: unknown): never {
  const reason = cause instanceof Error ? cause.message : String(cause);
  // Not by a stream, which may write after the end.
  writeSync(2, `The embedded database has failed and this process ends: ${reason}\n`);
  process.exit(1);
}

async function open(options: PGliteOptions, end = endProcess): Promise<OpenedDatabase & { pglite: PGlite }> {
  compileOnce();
  const startParams = [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`];
  const pglite = new GuardedPGlite({ ...options, parsers, startParams, extensions: { pg_trgm } }, end);
  await pglite.waitReady;
  const db = new Kysely<Database>({ dialect: new PGliteInTurns({ pglite }) });
  return {
    db,
    pglite,
    // Kysely closes PGlite only if a query has run through it.
    close: async () => {
      await db.destroy();
      if (!pglite.closed) await pglite.close();
    },
  };
}

/**
 * V8 compiles frequently used parts of PGlite a second time, to save a tenth to a third of the time of queries. One of
 * its functions alone takes 600 MB and 1.6 s of processor time for that, soon after the start. Must be called before
 * PGlite is compiled.
 */
function compileOnce(): void {
  setFlagsFromString('--no-wasm-tier-up');
  setFlagsFromString('--no-wasm-dynamic-tiering');
}
