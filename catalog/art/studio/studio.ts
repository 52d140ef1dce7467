// A child process that draws pictures of products while the shop runs: first those that a visitor waits for, and with
// `--ahead` the others. It ends when nothing is left to draw.
import { existsSync } from 'node:fs';
import { availableParallelism, constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { readCachedCatalog } from '#catalog/read-cached.ts';
import { MEDIA, openMedia } from './media.ts';
import { filesOf } from '#catalog/art/pictures.ts';
import type { Picture } from '#catalog/art/pictures.ts';
import { createQueue } from './queue.ts';
import type { Card } from '#catalog/art/share/card.ts';
import type { Answer, Demand } from './start-studio.ts';

/** Links are shared one after the other, but a process that waits for the next one takes memory. */
const IDLE_MS = 60_000;

process.once('disconnect', () => process.exit(0));
// A signal to the whole group reaches the shop as well, which still needs its pictures until it has stopped.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
sharp.concurrency(1);

const { own = '', ahead = false } = parseArgs({
  options: { own: { type: 'string' }, ahead: { type: 'boolean' } },
}).values;
const media = await openMedia(await readCachedCatalog());
const pictureOf = new Map(
  media.pictures.flatMap((picture) => filesOf(picture).map((file) => [file, picture] as const)),
);
const queue = createQueue<Picture>(availableParallelism(), async (picture) => void (await media.place(picture)));
const cards = createQueue<Required<Demand>>(1, ({ file, card }) => placeCard(file, card));
let underWay = 0;
let idle: NodeJS.Timeout | undefined;

process.on('message', (demand) => void answer(demand as Demand));
if (ahead) await drawAhead().catch(endEarly);

async function answer({ file, card }: Demand): Promise<void> {
  clearTimeout(idle);
  underWay += 1;
  await (card ? cards.demand({ file, card }) : drawPicture(file)).catch((error: unknown) => {
    console.error(`waystone: ${file} could not be drawn:`, error);
  });
  underWay -= 1;
  if (process.connected) process.send?.({ file } satisfies Answer);
  if (underWay === 0 && !ahead) idle = setTimeout(() => process.disconnect(), IDLE_MS);
}

async function drawPicture(file: string): Promise<void> {
  const picture = pictureOf.get(file);
  if (picture) await queue.demand(picture);
}

async function placeCard(file: string, card: Card): Promise<void> {
  // Most studios draw none, and the typeface takes time to load.
  const share = await import('#catalog/art/share/paint-card.ts');
  const art = await artOf(card);
  const mark = join(MEDIA, 'house/icon-192x192.png');
  if (art) await share.placeCard(await share.paintCard(card, { ...art, mark }), join(MEDIA, file));
}

/** The first background of a card that exists, or can be drawn. */
async function artOf({ art }: Card): Promise<Card['art'][number] | undefined> {
  for (const { file, middle } of art) {
    const imported = join(own, file);
    if (own && existsSync(imported)) return { file: imported, middle };
    await drawPicture(file);
    const drawn = join(MEDIA, file);
    if (existsSync(drawn)) return { file: drawn, middle };
  }
  return undefined;
}

async function drawAhead(): Promise<void> {
  const missing = [];
  for (const picture of media.pictures) if (!(await media.isPlaced(picture))) missing.push(picture);
  await queue.ahead(missing);
  if (missing.length > 0) console.log(`pictures: all ${pictureOf.size} are drawn`);
  process.disconnect();
}

/** Pictures that are requested later are tried again, as a full disk may have space by then, but not without the rights. */
function endEarly(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  console.error(`waystone: pictures cannot be drawn: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(['EACCES', 'EPERM', 'EROFS'].includes(code) ? 1 : 0);
}
