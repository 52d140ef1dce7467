import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ConfigError } from './config.ts';

export type ClientSecrets = { clientId: string; clientSecret: string };

const shape = z.object({ clientId: z.string().min(8), clientSecret: z.string().min(8) });

/**
 * The credential our own shop and this server know each other by, made on the
 * first start and kept where only its owner reads it. A shop started by itself
 * keeps the same file; whoever comes first writes it.
 */
export function keepClientSecrets(dataDir: string): ClientSecrets {
  const path = join(dataDir, 'secrets.json');
  try {
    return read(path) ?? create(dataDir, path);
  } catch (cause) {
    if (cause instanceof ConfigError) throw cause;
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
    const remedy = 'set DATA_DIR to a folder this user can write';
    throw new ConfigError(`DATA_DIR: ${dataDir} cannot be written (${code}); ${remedy}`, { cause });
  }
}

function create(dataDir: string, path: string): ClientSecrets {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const secrets = {
    clientId: `waystone-${randomBytes(6).toString('hex')}`,
    clientSecret: randomBytes(32).toString('base64url'),
  };
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  try {
    // A link appears whole or not at all, so nobody reads half a file or replaces another's.
    linkSync(draft, path);
  } catch (cause) {
    if (!isCode(cause, 'EEXIST')) throw cause;
  } finally {
    rmSync(draft, { force: true });
  }
  return read(path) ?? secrets;
}

function read(path: string): ClientSecrets | undefined {
  try {
    return shape.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (cause) {
    if (isCode(cause, 'ENOENT')) return undefined;
    throw new ConfigError(`DATA_DIR: ${path} cannot be read: repair it, or remove it and a new one is made`, { cause });
  }
}

function isCode(cause: unknown, code: string): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === code;
}
