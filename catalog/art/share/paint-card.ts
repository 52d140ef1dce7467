import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { type Card, CARD_SIZE, drawCard } from './card.ts';

/** The position of the background's subject, in pixels from the left. */
const SHOWN_AT = 920;
const MARK = { left: 60, top: 62, side: 52 };
const JPEG = { quality: 84, mozjpeg: true } as const;

export type CardSources = {
  /** Of the art. */
  file: string;
  /** The middle of the subject in the background, as a share of its width. */
  middle: number;
  /** File of the shop's own mark. */
  mark: string;
};

/** A card as JPEG, 1200 × 630: the one format that every site accepts. */
export async function paintCard(card: Card, { file, middle, mark }: CardSources): Promise<Buffer> {
  const { width, height } = CARD_SIZE;
  const scaled = await sharp(file).resize({ height }).removeAlpha().toBuffer({ resolveWithObject: true });
  const first = Math.round(scaled.info.width * middle - SHOWN_AT);
  const before = Math.max(0, -first);
  const after = Math.max(0, first + width - scaled.info.width);
  // Beyond its edge the background is mirrored; the shade covers most of that.
  const wide = await sharp(scaled.data).extend({ left: before, right: after, extendWith: 'mirror' }).toBuffer();
  const icon = await sharp(mark).resize(MARK.side).toBuffer();
  return sharp(wide)
    .extract({ left: Math.max(0, first), top: 0, width, height })
    .composite([{ input: Buffer.from(drawCard(card)) }, { input: icon, left: MARK.left, top: MARK.top }])
    .jpeg(JPEG)
    .toBuffer();
}

/** Stores a card; earlier cards of the same page and currency, with another price, are deleted. */
export async function placeCard(bytes: Buffer, target: string): Promise<void> {
  const folder = dirname(target);
  const name = basename(target);
  const subject = name.slice(0, name.lastIndexOf('-') + 1);
  await mkdir(folder, { recursive: true });
  const unfinished = `${target}.${randomUUID()}.tmp`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, target);
  for (const other of await readdir(folder)) {
    if (other !== name && other.endsWith('.jpg') && other.startsWith(subject))
      await rm(join(folder, other), { force: true });
  }
}
