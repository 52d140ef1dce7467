import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from '#shop/config/start-error.ts';

const HOLDER_WAIT_MS = 1_000;
const HOLDER_POLL_MS = 50;

// A lock without references would be garbage-collected, and so released.
const held = new Set<DatabaseSync>();

export type FolderLock = { release(): void };

type Holder = { pid: number; since: string };

/** Another process uses the folder; the message names it. */
export class FolderInUse extends Error {
  readonly holder: Holder | undefined;

  constructor(folder: string, holder: Holder | undefined) {
    const who = holder ? `process ${holder.pid} since ${holder.since}` : 'another process';
    super(`The database in ${folder} is in use by ${who}. Stop that process, or set DATA_DIR to another folder.`);
    this.name = 'FolderInUse';
    this.holder = holder;
  }
}

/**
 * Locks `<folder>.lock`, a file beside the folder. The lock is the operating system's own, taken through SQLite because
 * Node has no call for it: it ends with its process however that dies, no process id can be mistaken for another's, and
 * of several processes exactly one gets it.
 *
 * @throws FolderInUse
 * @throws StartError if the file cannot be opened.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = `${folder}.lock`;
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(path, { timeout: 0 });
    file.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (cause) {
    file?.close();
    const reason = cause instanceof Error ? cause.message : String(cause);
    if (/\block(ed)?\b|\bbusy\b/i.test(reason)) throw new FolderInUse(folder, await readHolder(folder));
    // Often a file of root, after a command with sudo.
    const remedy = 'give DATA_DIR and all in it to the user who runs the shop (chown -R)';
    throw new StartError(`DATA_DIR: ${path} cannot be locked (${reason}); ${remedy}`, { cause });
  }
  const holder: Holder = { pid: process.pid, since: new Date().toISOString() };
  // Renamed into place, so that nobody reads half of it.
  const draft = `${folder}.holder.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(holder)}\n`);
  renameSync(draft, `${folder}.holder`);
  held.add(file);
  return {
    release() {
      held.delete(file);
      file.close();
    },
  };
}

// A process that has just taken the lock may not have written its name yet.
async function readHolder(folder: string): Promise<Holder | undefined> {
  for (let waited = 0; waited < HOLDER_WAIT_MS; waited += HOLDER_POLL_MS) {
    const holder = parseHolder(folder);
    if (holder && isAlive(holder.pid)) return holder;
    await wait(HOLDER_POLL_MS);
  }
  return undefined;
}

function parseHolder(folder: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(`${folder}.holder`, 'utf8')) as Holder;
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return undefined;
    throw cause;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (cause) {
    // EPERM: the process is alive, but another user's.
    return cause instanceof Error && 'code' in cause && cause.code === 'EPERM';
  }
}
