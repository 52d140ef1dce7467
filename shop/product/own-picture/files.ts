import { createHash } from 'node:crypto';
import type { Blob, BlobStore } from '#shop/blob/blob.ts';

/** Of a card and of a product page, each also at half its size: the sizes that the studio renders. */
export const PICTURE_SIZES = [
  [640, 480],
  [320, 240],
  [1320, 660],
  [660, 330],
] as const;

/** The files of a product's own picture, such as `640x480.webp`. */
export const PICTURE_FILES = PICTURE_SIZES.flatMap(([width, height]) => [
  `${width}x${height}.avif`,
  `${width}x${height}.webp`,
]);

/** The version of the store in a folder that mirrors it. Storefronts write and read it too. */
export const VERSION_FILE = '.version';

export type PictureFile = { name: string; bytes: Uint8Array };

/** A product's own picture in the store; another picture has another version. */
export type StoredPicture = { slug: string; version: string };

const KEY = /^picture\/([a-z0-9-]{1,120})\/([0-9a-f]{16})\/(\d{1,4}x\d{1,4}\.(?:avif|webp))$/;
const VERSION_LENGTH = 16;

export function versionOf(files: PictureFile[]): string {
  const hash = createHash('sha256');
  for (const { name, bytes } of files) hash.update(`${name} ${bytes.length}\n`).update(bytes);
  return hash.digest('hex').slice(0, VERSION_LENGTH);
}

/** Replaces earlier versions, which are deleted once the new one is complete. */
export async function writePictures(blobs: BlobStore, slug: string, files: PictureFile[]): Promise<void> {
  const version = versionOf(files);
  for (const { name, bytes } of files) {
    await blobs.write(`picture/${slug}/${version}/${name}`, { bytes, type: `image/${name.split('.')[1]}` });
  }
  await removePictures(blobs, slug, version);
}

/** All versions of a product, except `kept`. */
export async function removePictures(blobs: BlobStore, slug: string, kept?: string): Promise<void> {
  for (const key of await blobs.list(`picture/${slug}/`)) {
    if (kept === undefined || !key.startsWith(`picture/${slug}/${kept}/`)) await blobs.remove(key);
  }
}

/** One version for each product; incomplete ones of a running import are left out. */
export async function listPictures(blobs: BlobStore): Promise<StoredPicture[]> {
  const found = new Map<string, StoredPicture & { files: number }>();
  for (const key of await blobs.list('picture/')) {
    const [, slug, version] = KEY.exec(key) ?? [];
    if (!slug || !version) continue;
    const one = found.get(`${slug}/${version}`) ?? { slug, version, files: 0 };
    found.set(`${slug}/${version}`, { ...one, files: one.files + 1 });
  }
  const whole = [...found.values()].filter(({ files }) => files === PICTURE_FILES.length);
  return [...new Map(whole.map(({ slug, version }) => [slug, { slug, version }])).values()];
}

/** Undefined if there is none, and for an invalid file name. */
export async function readPicture(blobs: BlobStore, path: string): Promise<Blob | undefined> {
  const key = `picture/${path}`;
  return KEY.test(key) ? blobs.read(key) : undefined;
}
