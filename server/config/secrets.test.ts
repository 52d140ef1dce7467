import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ConfigError } from './config.ts';
import { keepClientSecrets } from './secrets.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waystone-secrets-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('the credentials are generated once at random, in a file only its owner can read', () => {
  const made = keepClientSecrets(join(folder, 'data'));
  expect(keepClientSecrets(join(folder, 'data'))).toEqual(made);
  expect(made.clientSecret).toMatch(/^[\w-]{43}$/);
  expect(statSync(join(folder, 'data', 'secrets.json')).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(folder, 'data'))).toEqual(['secrets.json']);
  expect(keepClientSecrets(join(folder, 'other'))).not.toEqual(made);
});

test('a damaged secrets file is named in the error', () => {
  writeFileSync(join(folder, 'secrets.json'), '{"clientId":');
  expect(() => keepClientSecrets(folder)).toThrow(ConfigError);
  expect(() => keepClientSecrets(folder)).toThrow('secrets.json');
});

test('a data folder that cannot be created is an error that names DATA_DIR and the fix', () => {
  writeFileSync(join(folder, 'file'), '');
  for (const path of ['file', 'file/data']) {
    expect(() => keepClientSecrets(join(folder, path))).toThrow(/^DATA_DIR: .*file, .*; set DATA_DIR to a folder this/);
  }
  // Where the kernel keeps its own files nobody makes a folder, root neither.
  expect(() => keepClientSecrets('/proc/waystone')).toThrow(/^DATA_DIR: .*; set DATA_DIR to a folder this/);
  mkdirSync(join(folder, 'data', 'secrets.json'), { recursive: true });
  expect(() => keepClientSecrets(join(folder, 'data'))).toThrow(/^DATA_DIR: .*EISDIR/);
});
