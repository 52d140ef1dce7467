import {
  chmodSync,
  lstatSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '#process/make-folder.ts';
import { StartError } from '#shop/config/start-error.ts';

/** A new embedded database takes 70 MB. */
const NEW_DATABASE_BYTES = 100 * 1024 * 1024;
const MIN_FREE_BYTES = 4 * 1024 * 1024;

/** Names of the shop's own entries in the folder; other people's files there are left alone. */
const OURS = /^(db(\.(lock|holder|new)(\..*|-journal)?)?|(secrets|vault)\.json(\..*)?|mail|proofs)$/;

/**
 * Creates the data folder, or checks that it is writable; then makes it, and what the shop
 * has put there before, private to its owner.
 *
 * @param holdsDatabase whether the embedded database is in this folder.
 * @throws StartError naming DATA_DIR.
 */
export function openDataDir(dataDir: string, holdsDatabase: boolean): void {
  try {
    makeFolder(dataDir);
    tryWriting(dataDir);
  } catch (cause) {
    throw new StartError(`DATA_DIR: ${dataDir} ${reasonOf(cause)}; ${remedyOf(cause)}`, { cause });
  }
  const entries = readdirSync(dataDir);
  // What an interrupted creation has left is removed first, and its space is free again.
  const isNew = !entries.includes('db') && !entries.includes('db.new');
  requireSpace(dataDir, holdsDatabase && isNew ? NEW_DATABASE_BYTES : MIN_FREE_BYTES);
  // A folder that is shared with others, such as /tmp, is theirs too.
  if (entries.every((name) => OURS.test(name))) makePrivate(realpathSync(dataDir));
  else for (const entry of entries.filter((name) => OURS.test(name))) makePrivate(join(dataDir, entry));
}

// Some file systems of the kernel accept a file without storing it.
function tryWriting(dataDir: string): void {
  const path = join(dataDir, `secrets.json.probe-${process.pid}`);
  try {
    writeFileSync(path, 'probe', { mode: 0o600 });
    if (readFileSync(path, 'utf8') !== 'probe') throw new Error('does not store written data');
  } finally {
    rmSync(path, { force: true });
  }
}

function requireSpace(dataDir: string, bytes: number): void {
  const { bavail, bsize } = statfsSync(dataDir);
  if (bavail * bsize >= bytes) return;
  const [free, needed] = [bavail * bsize, bytes].map((size) => `${Math.floor(size / 1024 / 1024)} MB`);
  throw new StartError(
    `DATA_DIR: the disk of ${dataDir} is full (${free} free, ${needed} needed); free some space, or set DATA_DIR to another disk`,
  );
}

/**
 * Removes the rights of everybody but the owner; entries of other users are not ours to change. Nobody else
 * reaches entries of a private folder: a start does not check the thousand files of a database.
 */
function makePrivate(path: string): void {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (!stat || stat.isSymbolicLink()) return;
  const isOpen = (stat.mode & 0o077) !== 0;
  if (isOpen && stat.uid === process.getuid?.()) chmodSync(path, stat.mode & 0o700);
  if (isOpen && stat.isDirectory()) for (const entry of readdirSync(path)) makePrivate(join(path, entry));
}

const REASONS: Record<string, string> = {
  ENOENT: 'is at a location where no folder can be created',
  EACCES: 'is not writable by this user',
  EPERM: 'is not writable by this user',
  EROFS: 'is on a read-only file system',
  ENOTDIR: 'is a file, or has a file in its path',
  EEXIST: 'is a file, or a link to nothing',
  ENOSPC: 'is on a full disk',
  EDQUOT: 'is over the quota of its disk',
  EFBIG: 'has reached the file size limit of this process',
};

function reasonOf(cause: unknown): string {
  return REASONS[codeOf(cause)] ?? `cannot be written (${codeOf(cause) || String(cause)})`;
}

function remedyOf(cause: unknown): string {
  const isFull = ['ENOSPC', 'EDQUOT'].includes(codeOf(cause));
  if (isFull) return 'free some space, or set DATA_DIR to another disk';
  if (codeOf(cause) === 'EFBIG') return 'raise the limit on the size of files (ulimit -f)';
  return 'set DATA_DIR to a folder this user can write';
}

function codeOf(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}
