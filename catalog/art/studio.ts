// A process beside the shop that draws pictures of products while the shop is open: what a
// visitor waits for first, and with `--ahead` the others when nobody does. It ends when nothing is
// left to draw.
import { availableParallelism, constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { readCachedCatalog } from '#catalog/read-cached.ts';
import { openMedia } from './media.ts';
import { filesOf } from './pictures.ts';
import type { Picture } from './pictures.ts';
import { createQueue } from './queue.ts';
import type { Answer, Demand } from './start-studio.ts';

process.once('disconnect', () => process.exit(0));
// A signal to the whole group reaches the shop as well, which still needs its pictures until it has stopped.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
sharp.concurrency(1);

const media = await openMedia(readCachedCatalog());
const pictureOf = new Map(
  media.pictures.flatMap((picture) => filesOf(picture).map((file) => [file, picture] as const)),
);
const queue = createQueue<Picture>(availableParallelism(), async (picture) => void (await media.place(picture)));

process.on('message', (demand) => void answer(demand as Demand));
if (process.argv.includes('--ahead')) await drawAhead();

async function answer({ file }: Demand): Promise<void> {
  const picture = pictureOf.get(file);
  if (picture) {
    await queue.demand(picture).catch((error: unknown) => {
      console.error(`waystone: ${file} could not be drawn:`, error);
    });
  }
  if (process.connected) process.send?.({ file } satisfies Answer);
}

async function drawAhead(): Promise<void> {
  const missing = [];
  for (const picture of media.pictures) if (!(await media.isPlaced(picture))) missing.push(picture);
  await queue.ahead(missing);
  if (missing.length > 0) console.log(`pictures: all ${pictureOf.size} are drawn`);
  process.disconnect();
}
