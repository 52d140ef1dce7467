import { mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Catalog } from '#catalog/format.ts';
import { createCache, removeUnlessInWork } from './cache.ts';
import { drawIcons, ICON_FILES } from '#catalog/art/icons.ts';
import { drawRewards, REWARD_FILES } from '#catalog/art/emblem/rewards.ts';
import { drawEmblem } from '#catalog/art/emblems.ts';
import { createFingerprint } from './fingerprint.ts';
import { paint } from '#catalog/art/paint.ts';
import { filesOf, picturesOf } from '#catalog/art/pictures.ts';
import type { Picture } from '#catalog/art/pictures.ts';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
/** The folder of pictures that the storefront serves. */
export const MEDIA = join(ROOT, 'dist', 'media');
const CACHE = join(ROOT, '.cache', 'media');
/** Shown at 48 CSS pixels at most. Not as SVG: each would be a separate document to a phone, 20 per page. */
const EMBLEM_PX = 128;
/** Drawn at 64 pixels, which is 72 dpi. */
const EMBLEM_DPI = 144;

/** The pictures of a catalogue, for `dist/media`. */
export type Media = {
  pictures: Picture[];
  /** Whether the cache has it, so that placing it needs no drawing. */
  isDrawn(picture: Picture): boolean;
  /** Whether every file is there and up to date. */
  isPlaced(picture: Picture): Promise<boolean>;
  /** Places a picture there, drawing it first unless the cache has it. True if it was drawn. */
  place(picture: Picture): Promise<boolean>;
  /** The emblems of games and rewards and the shop's own icons: drawn quickly, so never cached. */
  placeMarks(): Promise<void>;
  /** Removes pictures of products that have left the catalogue, and what an interrupted run left behind. */
  removeOthers(): Promise<void>;
};

export async function openMedia(catalog: Catalog): Promise<Media> {
  const pictures = picturesOf(catalog);
  const fingerprintOf = createFingerprint();
  const cache = createCache(CACHE);
  await Promise.all([CACHE, MEDIA].map((folder) => mkdir(folder, { recursive: true })));
  const emblems = catalog.games.map(({ slug }) => ({ slug, file: `game/${slug}/emblem.webp` }));

  const eachFile = (picture: Picture) =>
    filesOf(picture).map((file) => ({ made: file.slice(picture.prefix.length), target: join(MEDIA, file) }));

  return {
    pictures,
    isDrawn: (picture) => cache.has(fingerprintOf(picture)),
    async isPlaced(picture) {
      const fingerprint = fingerprintOf(picture);
      for (const { made, target } of eachFile(picture)) {
        if (!(await cache.isPlaced(fingerprint, made, target))) return false;
      }
      return true;
    },
    async place(picture) {
      const fingerprint = fingerprintOf(picture);
      const known = cache.has(fingerprint);
      if (!known) await cache.fill(fingerprint, (folder) => paint(picture, folder));
      for (const { made, target } of eachFile(picture)) await cache.place(fingerprint, made, target);
      return !known;
    },
    placeMarks: () => placeMarks(emblems),
    async removeOthers() {
      const files = new Set([
        ...pictures.flatMap(filesOf),
        ...emblems.map(({ file }) => file),
        ...[...ICON_FILES, ...REWARD_FILES].map((file) => `house/${file}`),
      ]);
      for (const entry of await readdir(MEDIA, { recursive: true, withFileTypes: true })) {
        const file = join(entry.parentPath, entry.name).slice(MEDIA.length + 1);
        if (entry.isFile() && !files.has(file)) await removeUnlessInWork(join(MEDIA, file));
      }
      await cache.keepOnly(new Set(pictures.map(fingerprintOf)));
    },
  };
}

async function placeMarks(emblems: readonly { slug: string; file: string }[]): Promise<void> {
  await mkdir(join(MEDIA, 'house'), { recursive: true });
  await drawIcons(join(MEDIA, 'house'));
  await drawRewards(join(MEDIA, 'house'));
  for (const { slug, file } of emblems) {
    await mkdir(dirname(join(MEDIA, file)), { recursive: true });
    await sharp(Buffer.from(drawEmblem(slug)), { density: EMBLEM_DPI })
      .resize(EMBLEM_PX)
      .webp({ lossless: true })
      .toFile(join(MEDIA, file));
  }
}
