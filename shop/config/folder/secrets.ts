import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { byName, namesOf } from '#process/record.ts';
import { StartError } from '#shop/config/start-error.ts';

const secretsFile = z.record(z.string(), z.string().min(8));

type Secrets = Record<string, string>;

/**
 * Reads the named secrets from a file that only its owner may read, creating missing ones first.
 * Several processes may call this at once: the first to create the file wins.
 *
 * @param remedy what to do about a damaged file.
 * @throws StartError if the file exists but is not what this function writes.
 */
export function keepSecrets<Name extends string>(
  path: string,
  make: Record<Name, () => string>,
  remedy = 'remove it, and a new one is made at the next start',
): Record<Name, string> {
  const names = namesOf(make);
  let standing = read(path, remedy);
  while (!holds(standing, names)) standing = complete(path, standing, make, remedy);
  return byName(names, (name) => standing?.[name] ?? '');
}

// The new file is put in place by a hard link, which only one process can create; a process that finds one
// already there completes the step, in case the other has died.
function complete(
  path: string,
  standing: Secrets | undefined,
  make: Record<string, () => string>,
  remedy: string,
): Secrets | undefined {
  const missing = Object.entries(make).filter(([name]) => standing?.[name] === undefined);
  const fresh = Object.fromEntries(missing.map(([name, value]) => [name, value()]));
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const [draft, next] = [`${path}.${process.pid}`, `${path}.next`];
  writeFileSync(draft, `${JSON.stringify({ ...standing, ...fresh }, null, 2)}\n`, { mode: 0o600 });
  try {
    linkSync(draft, next);
  } catch (cause) {
    if (!isCode(cause, 'EEXIST')) throw cause;
  } finally {
    rmSync(draft, { force: true });
  }
  if (holds(read(path, remedy), Object.keys(make))) {
    rmSync(next, { force: true });
  } else {
    try {
      renameSync(next, path);
    } catch (cause) {
      if (!isCode(cause, 'ENOENT')) throw cause;
    }
  }
  return read(path, remedy);
}

function holds(secrets: Secrets | undefined, names: string[]): boolean {
  return names.every((name) => secrets?.[name] !== undefined);
}

function read(path: string, remedy: string): Secrets | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (cause) {
    if (isCode(cause, 'ENOENT')) return undefined;
    throw new StartError(`DATA_DIR: ${path} cannot be read; give it to the user who runs the shop`, { cause });
  }
  try {
    return secretsFile.parse(JSON.parse(text));
  } catch (cause) {
    throw new StartError(`DATA_DIR: ${path} is damaged: ${remedy}`, { cause });
  }
}

function isCode(cause: unknown, code: string): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === code;
}
