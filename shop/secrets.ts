import { mkdirSync, readFileSync, writeFileSync, linkSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

/**
 * Reads the named secrets from a file only its owner may read, making the file first when
 * there is none. Both processes may call this at once: the first file to stand wins.
 *
 * @throws Error when the file exists but is not what this function writes.
 */
export function keepSecrets<Name extends string>(path: string, make: Record<Name, () => string>): Record<Name, string> {
  return read(path, make) ?? create(path, make);
}

function create<Name extends string>(path: string, make: Record<Name, () => string>): Record<Name, string> {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  const fresh = Object.fromEntries(Object.entries<() => string>(make).map(([name, value]) => [name, value()]));
  writeFileSync(draft, `${JSON.stringify(fresh, null, 2)}\n`, { mode: 0o600 });
  try {
    // A link is made whole or not at all, so that nobody reads half a file.
    linkSync(draft, path);
  } catch (cause) {
    if (!isCode(cause, 'EEXIST')) throw cause;
  } finally {
    rmSync(draft, { force: true });
  }
  const kept = read(path, make);
  if (!kept) throw new Error(`${path} vanished while it was being made`);
  return kept;
}

function read<Name extends string>(path: string, make: Record<Name, unknown>): Record<Name, string> | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (cause) {
    if (isCode(cause, 'ENOENT')) return undefined;
    throw cause;
  }
  const names = Object.keys(make) as Name[];
  const shape = z.object(Object.fromEntries(names.map((name) => [name, z.string().min(8)])));
  try {
    return shape.parse(JSON.parse(text)) as Record<Name, string>;
  } catch (cause) {
    throw new Error(`${path} is damaged: remove it, and a new one is made at the next start`, { cause });
  }
}

function isCode(cause: unknown, code: string): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === code;
}
