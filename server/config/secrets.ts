import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { ConfigError } from './config.ts';
import { makeFolder } from '#process/make-folder.ts';

export type ClientSecrets = { clientId: string; clientSecret: string };

const shape = z.object({ clientId: z.string().min(8), clientSecret: z.string().min(8) });

/**
 * The credentials our own shop and this server authenticate with, made on the
 * first start and kept where only their owner can read them. A shop started on its
 * own uses the same file; the process that comes first writes it.
 */
export function keepClientSecrets(dataDir: string): ClientSecrets {
  const path = join(dataDir, 'secrets.json');
  try {
    return read(path) ?? create(dataDir, path);
  } catch (cause) {
    if (cause instanceof ConfigError) throw cause;
    const remedy = ['ENOSPC', 'EDQUOT'].includes(codeOf(cause))
      ? 'free some space, or set DATA_DIR to another disk'
      : 'set DATA_DIR to a folder this user can write';
    throw new ConfigError(`DATA_DIR: ${dataDir} ${reasonOf(cause)}; ${remedy}`, { cause });
  }
}

function create(dataDir: string, path: string): ClientSecrets {
  makeFolder(resolve(dataDir));
  const secrets = {
    clientId: `waystone-${randomBytes(6).toString('hex')}`,
    clientSecret: randomBytes(32).toString('base64url'),
  };
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  try {
    // A hard link appears whole or not at all, so nobody reads half a file or replaces another process's.
    linkSync(draft, path);
  } catch (cause) {
    if (codeOf(cause) !== 'EEXIST') throw cause;
  } finally {
    rmSync(draft, { force: true });
  }
  return read(path) ?? secrets;
}

function read(path: string): ClientSecrets | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return undefined;
    if (codeOf(cause) !== 'EACCES') throw cause;
    const remedy = 'give DATA_DIR and all in it to this user (chown -R), or set it to another folder';
    throw new ConfigError(`DATA_DIR: ${path} is not readable by this user; ${remedy}`, { cause });
  }
  try {
    return shape.parse(JSON.parse(text));
  } catch (cause) {
    throw new ConfigError(`DATA_DIR: ${path} is damaged: repair it, or delete it and a new one is created`, { cause });
  }
}

const REASONS: Record<string, string> = {
  ENOENT: 'is at a location where no folder can be created',
  EACCES: 'is not readable and writable by this user',
  EPERM: 'is not readable and writable by this user',
  EROFS: 'is on a read-only file system',
  ENOTDIR: 'is a file, or has a file in its path',
  EEXIST: 'is a file, not a folder',
  ENOSPC: 'is on a full disk',
  EDQUOT: 'is over the quota of its disk',
};

function reasonOf(cause: unknown): string {
  const code = codeOf(cause);
  return REASONS[code] ?? `cannot be used (${code || String(cause)})`;
}

function codeOf(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}
