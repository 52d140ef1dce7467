import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Game } from '#catalog/format.ts';
import { readCatalog } from '#catalog/read.ts';
import { createCache, removeUnlessInWork } from './cache.ts';
import type { Cache } from './cache.ts';
import { drawEmblem } from './emblems.ts';
import { createFingerprint } from './fingerprint.ts';
import { paint } from './paint.ts';
import { filesOf, picturesOf } from './pictures.ts';
import type { Picture } from './pictures.ts';
import { createProgress } from './progress.ts';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const MEDIA = join(ROOT, 'dist', 'media');
const CACHE = join(ROOT, '.cache', 'media');

await buildMedia();

/** Draws what is not in the cache yet and lays every picture of the shop into `dist/media`. */
async function buildMedia(): Promise<void> {
  const began = Date.now();
  const catalog = readCatalog();
  const pictures = picturesOf(catalog);
  const fingerprintOf = createFingerprint();
  const cache = createCache(CACHE);
  await mkdir(CACHE, { recursive: true });
  const files = new Set(pictures.flatMap(filesOf));
  const progress = createProgress('pictures', files.size);
  let drawn = 0;
  // Each picture is drawn on one thread, as many pictures at once as there are cores.
  sharp.concurrency(1);
  await inParallel(pictures, availableParallelism(), async (picture) => {
    const fingerprint = fingerprintOf(picture);
    if (!cache.has(fingerprint)) {
      await cache.fill(fingerprint, (folder) => paint(picture, folder));
      drawn += filesOf(picture).length;
    }
    await placePicture(cache, fingerprint, picture);
    progress.add(filesOf(picture).length);
  });
  await writeEmblems(catalog.games, files);
  await removeOthers(files);
  await cache.keepOnly(new Set(pictures.map(fingerprintOf)));
  progress.end(`${drawn} drawn in ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

async function placePicture(cache: Cache, fingerprint: string, picture: Picture): Promise<void> {
  for (const file of filesOf(picture)) {
    const size = file.slice(picture.prefix.length);
    await cache.place(fingerprint, size, join(MEDIA, file));
  }
}

async function writeEmblems(games: Game[], files: Set<string>): Promise<void> {
  for (const { slug } of games) {
    const file = `game/${slug}/emblem.svg`;
    files.add(file);
    await writeFile(join(MEDIA, file), drawEmblem(slug));
  }
}

/** Pictures of products that have left the catalogue, and what an interrupted run left behind. */
async function removeOthers(files: Set<string>): Promise<void> {
  for (const entry of await readdir(MEDIA, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name).slice(MEDIA.length + 1);
    if (entry.isFile() && !files.has(file)) await removeUnlessInWork(join(MEDIA, file));
  }
}

async function inParallel<Item>(items: Item[], atOnce: number, work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
