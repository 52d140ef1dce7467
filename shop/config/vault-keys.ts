import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { keepSecrets } from './folder/secrets.ts';
import { StartError } from './start-error.ts';
import { wholeNumber } from '#process/setting-format.ts';

/** Wraps the key of each sealed login. `id` is a digest of it, and is stored with what it has wrapped. */
export type VaultKey = { id: string; bytes: Buffer };

/** `before`: the key that a rotation is replacing. */
export type VaultKeys = { current: VaultKey; before: VaultKey | undefined };

export type VaultSettings = {
  /** VAULT_KEY and VAULT_KEY_BEFORE; empty: the keys are in `vault.json` in the data folder. */
  key: string;
  keyBefore: string;
  /** Maximum time that a sealed login is stored. */
  loginDays: number;
};

type At = { dataDir: string; vault: VaultSettings };

const KEY_BYTES = 32;
/** Removing the file loses what it opens. */
const REMEDY = 'restore it from a backup; without it no stored login can be decrypted';
const AN_ENCODED_KEY = /^[\w-]{43}$/;
const file = z.object({
  current: z.string().regex(AN_ENCODED_KEY),
  before: z.string().regex(AN_ENCODED_KEY).optional(),
});

/** The format of `VAULT_KEY`. */
const vaultKeySetting = z.string().regex(AN_ENCODED_KEY, 'must be 32 random bytes as 43 characters of base64url');

export const VAULT_SETTINGS = {
  VAULT_KEY: vaultKeySetting.optional(),
  VAULT_KEY_BEFORE: vaultKeySetting.optional(),
  VAULT_DAYS: wholeNumber(1, 90, 'days').default(14),
};

type Given = z.infer<z.ZodObject<typeof VAULT_SETTINGS>>;

/** The key is created by the first start, not by the first login. */
export function vaultOf(data: Given, dataDir: string): VaultSettings {
  const vault = {
    key: data.VAULT_KEY ?? '',
    keyBefore: data.VAULT_KEY_BEFORE ?? '',
    loginDays: data.VAULT_DAYS,
  };
  readVaultKeys({ dataDir, vault });
  return vault;
}

/** Read again each time: a rotation by another process changes the file. @throws StartError naming what cannot be read. */
export function readVaultKeys({ dataDir, vault }: At): VaultKeys {
  if (vault.key !== '') return keysOf({ current: vault.key, before: vault.keyBefore || undefined });
  const path = pathOf(dataDir);
  keepSecrets(path, { current: newKey }, REMEDY);
  return keysOf(readFile(path));
}

/** Adds a new key to the file; the one before stays beside it until `endRotation`. Continues an open rotation. */
export function beginRotation({ dataDir, vault }: At): VaultKeys {
  const standing = readVaultKeys({ dataDir, vault });
  if (vault.key !== '' || standing.before) return standing;
  const next = { current: newKey(), before: standing.current.bytes.toString('base64url') };
  writeKeys(dataDir, next);
  return keysOf(next);
}

/** Called once nothing is wrapped by the previous key. */
export function endRotation({ dataDir, vault }: At): void {
  if (vault.key !== '') return;
  writeKeys(dataDir, { current: readFile(pathOf(dataDir)).current });
}

function writeKeys(dataDir: string, keys: z.infer<typeof file>): void {
  const draft = `${pathOf(dataDir)}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, pathOf(dataDir));
}

function readFile(path: string): z.infer<typeof file> {
  try {
    return file.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (cause) {
    throw new StartError(`DATA_DIR: ${path} is damaged: ${REMEDY}`, {
      cause,
    });
  }
}

function keysOf({ current, before }: z.infer<typeof file>): VaultKeys {
  return { current: keyOf(current), before: before === undefined ? undefined : keyOf(before) };
}

function keyOf(encoded: string): VaultKey {
  const bytes = Buffer.from(encoded, 'base64url');
  return { id: createHash('sha256').update('waystone vault key\n').update(bytes).digest('hex').slice(0, 16), bytes };
}

function newKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url');
}

function pathOf(dataDir: string): string {
  return join(dataDir, 'vault.json');
}
