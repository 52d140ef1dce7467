import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readCachedCatalog } from './read-cached.ts';
import { readCatalog } from './read.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waystone-catalog-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the cached catalogue equals the data files, and is read instead of them', async () => {
  const files = readCatalog();
  expect(await readCachedCatalog(folder)).toEqual(files);
  // Releases are distinguished by their text.
  expect(JSON.stringify(await readCachedCatalog(folder))).toBe(JSON.stringify(files));
  const path = join(folder, readdirSync(folder)[0] ?? '');
  writeFileSync(path, JSON.stringify({ ...files, games: [] }));
  expect((await readCachedCatalog(folder)).games).toEqual([]);
});

test('a damaged cache is rebuilt, and caches of outdated data files are deleted', async () => {
  await readCachedCatalog(folder);
  const [name = ''] = readdirSync(folder);
  writeFileSync(join(folder, name), '{"games":');
  writeFileSync(join(folder, 'of-other-files.json'), '{}');
  expect((await readCachedCatalog(folder)).games.length).toBeGreaterThan(0);
  expect(readdirSync(folder)).toEqual([name]);
  expect(readFileSync(join(folder, name), 'utf8')).toMatch(/^\{.*\}$/s);
});

test('the data files are read if the cache folder cannot be written', async () => {
  writeFileSync(join(folder, 'file'), '');
  expect((await readCachedCatalog(join(folder, 'file'))).games.length).toBeGreaterThan(0);
});
