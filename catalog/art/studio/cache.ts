import { existsSync, statSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const IN_WORK_MS = 10 * 60_000;

/** A cache of finished pictures by fingerprint, each in a folder of its own. */
export type Cache = {
  has(fingerprint: string): boolean;
  /** Calls `make` with an empty folder, which becomes an entry only when `make` succeeds. */
  fill(fingerprint: string, make: (folder: string) => Promise<void>): Promise<void>;
  /** Whether `target` is the finished file itself, as `place` leaves it. */
  isPlaced(fingerprint: string, file: string, target: string): Promise<boolean>;
  /** Puts a finished file at `target`, by a hard link where the disk allows it. */
  place(fingerprint: string, file: string, target: string): Promise<void>;
  /** Removes everything but these. */
  keepOnly(fingerprints: Set<string>): Promise<void>;
};

export function createCache(folder: string): Cache {
  const folderOf = (fingerprint: string) => join(folder, fingerprint);
  return {
    has: (fingerprint) => existsSync(folderOf(fingerprint)),
    fill: async (fingerprint, make) => {
      const unfinished = `${folderOf(fingerprint)}.${process.pid}.tmp`;
      await rm(unfinished, { recursive: true, force: true });
      await make(unfinished);
      await finish(unfinished, folderOf(fingerprint));
    },
    isPlaced: (fingerprint, file, target) => sameFile(join(folderOf(fingerprint), file), target),
    place: async (fingerprint, file, target) => {
      const source = join(folderOf(fingerprint), file);
      if (await sameFile(source, target)) return;
      const unfinished = `${target}.${process.pid}.tmp`;
      await mkdir(dirname(target), { recursive: true });
      await rm(unfinished, { force: true });
      await linkOrCopy(source, unfinished);
      await rename(unfinished, target);
    },
    keepOnly: async (fingerprints) => {
      for (const name of await readdir(folder)) {
        if (!fingerprints.has(name)) await removeUnlessInWork(join(folder, name));
      }
    },
  };
}

/** Removes a file or folder, but not what another build may be writing at this moment. */
export async function removeUnlessInWork(path: string): Promise<void> {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found && path.endsWith('.tmp') && Date.now() - found.mtimeMs < IN_WORK_MS) return;
  await rm(path, { recursive: true, force: true });
}

/** If another build has finished the same picture meanwhile, ours is discarded. */
async function finish(unfinished: string, finished: string): Promise<void> {
  try {
    await rename(unfinished, finished);
  } catch (error) {
    if (!existsSync(finished)) throw error;
    await rm(unfinished, { recursive: true });
  }
}

async function sameFile(source: string, target: string): Promise<boolean> {
  if (!existsSync(source) || !existsSync(target)) return false;
  const [made, placed] = await Promise.all([stat(source), stat(target)]);
  return made.ino === placed.ino && made.dev === placed.dev;
}

async function linkOrCopy(source: string, target: string): Promise<void> {
  try {
    await link(source, target);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    // Another file system, or one without hard links.
    if (code !== 'EXDEV' && code !== 'EPERM' && code !== 'ENOTSUP') throw error;
    await copyFile(source, target);
  }
}
