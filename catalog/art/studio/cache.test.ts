import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createCache } from './cache.ts';

test('a picture whose drawing failed is not cached, and is drawn again', async () => {
  const cache = createCache(await ownFolder());
  const broken = cache.fill('a', async (folder) => {
    await writeHalf(folder);
    throw new Error('the power went');
  });
  await expect(broken).rejects.toThrow('the power went');
  expect(cache.has('a')).toBe(false);
  await cache.fill('a', (folder) => writeHalf(folder));
  expect(cache.has('a')).toBe(true);
});

test('a cached picture is copied to its target, and an unused cache entry is evicted', async () => {
  const folder = await ownFolder();
  const cache = createCache(join(folder, 'cache'));
  await mkdir(join(folder, 'cache'));
  await cache.fill('a', (made) => writeHalf(made));
  const target = join(folder, 'media', 'gate.webp');
  await cache.place('a', 'half', target);
  expect(await readFile(target, 'utf8')).toBe('half a picture');
  await cache.keepOnly(new Set());
  expect(cache.has('a')).toBe(false);
  expect(await readFile(target, 'utf8')).toBe('half a picture');
});

test('two builds that draw the same picture concurrently both succeed', async () => {
  const cache = createCache(await ownFolder());
  await cache.fill('a', async (folder) => {
    await writeHalf(folder);
    await cache.fill('b', (other) => writeHalf(other));
    await rename(join(folder, '..', 'b'), join(folder, '..', 'a'));
  });
  expect(cache.has('a')).toBe(true);
});

async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function writeHalf(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'half'), 'half a picture');
}
