// Generates the shop's pictures into `dist/media`. With `--first`, pictures of products that are not cached are left to
// the studio, which draws them while the shop runs.
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { readCachedCatalog } from '#catalog/read-cached.ts';
import { openMedia } from './media.ts';
import { filesOf, isOfProduct } from '#catalog/art/pictures.ts';
import { createProgress } from './progress.ts';

await buildMedia({ first: process.argv.includes('--first') });

async function buildMedia({ first }: { first: boolean }): Promise<void> {
  const began = Date.now();
  const media = await openMedia(await readCachedCatalog());
  const wanted = media.pictures.filter((picture) => !first || !isOfProduct(picture) || media.isDrawn(picture));
  const progress = createProgress('pictures', media.pictures.flatMap(filesOf).length);
  let drawn = 0;
  // Each picture is drawn on one thread, as many pictures at once as there are cores.
  sharp.concurrency(1);
  await inParallel(wanted, availableParallelism(), async (picture) => {
    if (await media.place(picture)) drawn += filesOf(picture).length;
    progress.add(filesOf(picture).length);
  });
  await media.placeMarks();
  await media.removeOthers();
  const left = wanted.length < media.pictures.length ? '; the others follow while the shop is open' : '';
  progress.end(`${drawn} drawn in ${((Date.now() - began) / 1000).toFixed(1)} s${left}`);
}

async function inParallel<Item>(items: Item[], atOnce: number, work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
