import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from '#shop/config/start-error.ts';

/** For the name of a process that has just taken the lock, and may not have written it yet. */
const NAME_WAIT_MS = 1_000;
/** For a shop whose storefront was killed: it finishes its requests, and ends. */
const END_WAIT_MS = 12_000;
const POLL_MS = 50;

// A lock without references would be garbage-collected, and so released.
const held = new Set<DatabaseSync>();

export type FolderLock = { release(): void };

/** `parent`: the storefront that started the shop, which ends with it. */
type Holder = { pid: number; since: string; parent?: number | undefined };

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
  const beganMs = performance.now();
  for (;;) {
    const file = takeLock(`${folder}.lock`);
    if (file) return hold(file, folder);
    const holder = parseHolder(folder);
    const isNamed = holder !== undefined && isAlive(holder.pid);
    const isEnding = holder?.parent !== undefined && !isAlive(holder.parent);
    const waitsForMs = !isNamed ? NAME_WAIT_MS : isEnding ? END_WAIT_MS : 0;
    if (performance.now() - beganMs >= waitsForMs) throw new FolderInUse(folder, isNamed ? holder : undefined);
    await wait(POLL_MS);
  }
}

/** Undefined if another process has it. */
function takeLock(path: string): DatabaseSync | undefined {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(path, { timeout: 0 });
    file.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return file;
  } catch (cause) {
    file?.close();
    const reason = cause instanceof Error ? cause.message : String(cause);
    if (/\block(ed)?\b|\bbusy\b/i.test(reason)) return undefined;
    // Often a file of root, after a command with sudo.
    const remedy = 'give DATA_DIR and all in it to the user who runs the shop (chown -R)';
    throw new StartError(`DATA_DIR: ${path} cannot be locked (${reason}); ${remedy}`, { cause });
  }
}

function hold(file: DatabaseSync, folder: string): FolderLock {
  // Only a shop that a storefront has started has a channel to it.
  const parent = process.connected ? process.ppid : undefined;
  const holder: Holder = { pid: process.pid, since: new Date().toISOString(), parent };
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
