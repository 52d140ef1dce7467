import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Pages stay open for a day or two; rarely are there more builds in that time. */
const MAX_BUILDS = 10;

/** A file with the hash of the sources of `dist/client`. */
export const STAMP = 'dist/.built';

type Build = { assets: string[]; operations: unknown };

/** Keeps the files of this build for pages that are still open after the next one. */
export function keepThisBuild(): void {
  const folder = process.env['BUILDS_DIR']?.trim() || '.cache/builds';
  const id = readFileSync(STAMP, 'utf8');
  try {
    keepBuild(folder, id, { client: 'dist/client', operations: 'schema/operations.json' });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const remedy = 'set it to a folder this user can write';
    throw new Error(`BUILDS_DIR: ${folder} cannot keep this build (${reason}); ${remedy}`, { cause });
  }
}

/**
 * Copies the browser's files of the build in `client` and its stored operations into `folder`, next to those of earlier
 * builds, for pages that are open in a browser. Removes what only outdated builds need.
 *
 * @param id of the build: the hash of its sources.
 */
export function keepBuild(folder: string, id: string, { client, operations }: { client: string; operations: string }) {
  const kept = join(folder, 'builds', `${id}.json`);
  if (existsSync(kept)) return;
  const assets = readdirSync(join(client, 'assets'));
  makeFolder(resolve(folder, 'builds'));
  cpSync(join(client, 'assets'), join(folder, 'assets'), { recursive: true });
  const build: Build = { assets, operations: JSON.parse(readFileSync(operations, 'utf8')) };
  // Atomically: a full disk or a kill would leave a list that no later build could read.
  writeFileSync(`${kept}.draft`, JSON.stringify(build));
  renameSync(`${kept}.draft`, kept);
  removeOld(folder);
}

/** `recursive` would loop forever where the kernel accepts no folder, as in `/proc`. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (cause) {
    // Another process may have been quicker.
    if (!existsSync(path)) throw cause;
  }
}

function removeOld(folder: string): void {
  const lists = readdirSync(join(folder, 'builds')).map((name) => join(folder, 'builds', name));
  const newest = lists
    .map((list) => ({ list, mtimeMs: statSync(list).mtimeMs, build: readBuild(list) }))
    .filter(({ build }) => build !== undefined)
    .toSorted((a, b) => b.mtimeMs - a.mtimeMs)
    .slice(0, MAX_BUILDS);
  const kept = new Set(newest.map(({ list }) => list));
  for (const list of lists) if (!kept.has(list)) rmSync(list, { force: true });
  const needed = new Set(newest.flatMap(({ build }) => build?.assets ?? []));
  for (const file of readdirSync(join(folder, 'assets'))) {
    if (!needed.has(file)) rmSync(join(folder, 'assets', file), { force: true });
  }
}

/** Nothing for a damaged list, or a file that is none. */
function readBuild(list: string): Build | undefined {
  try {
    return JSON.parse(readFileSync(list, 'utf8')) as Build;
  } catch {
    return undefined;
  }
}
