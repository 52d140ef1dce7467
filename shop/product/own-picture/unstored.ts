import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BlobStore } from '#shop/blob/blob.ts';
import { listPictures, PICTURE_FILES, type PictureFile, versionOf, VERSION_FILE, writePictures } from './files.ts';

const SLUG = /^[a-z0-9-]{1,120}$/;

/**
 * Stores the own pictures that only a storefront's folder has: imported by a build without a store for them, or by a
 * shop on the embedded database. Pictures in the store stay. @returns how many were stored.
 */
export async function storeUnstored(blobs: BlobStore, folder: string): Promise<number> {
  const stored = new Set((await listPictures(blobs)).map(({ slug }) => slug));
  const slugs = (await orNothing(readdir(join(folder, 'product')))) ?? [];
  let count = 0;
  for (const slug of slugs.filter((name) => SLUG.test(name) && !stored.has(name))) {
    const files = await readWhole(join(folder, 'product', slug));
    if (!files) continue;
    await writePictures(blobs, slug, files);
    await writeFile(join(folder, 'product', slug, VERSION_FILE), versionOf(files));
    count += 1;
  }
  return count;
}

/** Undefined if a file is missing. */
async function readWhole(own: string): Promise<PictureFile[] | undefined> {
  const files = await Promise.all(
    PICTURE_FILES.map(async (name) => ({ name, bytes: await orNothing(readFile(join(own, name))) })),
  );
  const found = files.flatMap(({ name, bytes }) => (bytes ? [{ name, bytes }] : []));
  return found.length === files.length ? found : undefined;
}

async function orNothing<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await reading;
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && (cause.code === 'ENOENT' || cause.code === 'ENOTDIR')) {
      return undefined;
    }
    throw cause;
  }
}
