import { mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { isAbsolute, join, normalize, resolve } from 'node:path';
import sharp from 'sharp';
import type { BlobStore } from '#shop/blob/blob.ts';
import { ImportFailure, type Issue, type Sheet, type SheetRow } from '#shop/import/file/sheet.ts';
import {
  type PictureFile,
  PICTURE_FILES,
  PICTURE_SIZES,
  removePictures,
  versionOf,
  VERSION_FILE,
  writePictures,
} from '#shop/product/own-picture/files.ts';

/** The picture that a row names for its product, as a file beside the sheet; null removes the present one. */
export type OwnPicture = { row: number; slug: string; file: string | null };

/** Pictures rendered in every size, in a temporary folder until their products are published. */
export type MadePictures = {
  /** Moves them to where the storefront serves them, and into the blob store, replacing earlier ones. */
  place(): Promise<void>;
  discard(): Promise<void>;
};

const [MIN_WIDTH, MIN_HEIGHT] = [1320, 660];
const MAX_MEGABYTES = 20;
const MAX_PIXELS = 60_000_000;
const FILE_FORMATS = ['jpeg', 'png', 'webp'];
const ENCODING = { avif: { quality: 50, effort: 2 }, webp: { quality: 80 } } as const;

/** Separates the pictures from the fields of the rows: a picture is a file, and not part of a release. */
export function partPictures(sheet: Sheet): { sheet: Sheet; pictures: OwnPicture[] } {
  const pictures: OwnPicture[] = [];
  const issues: Issue[] = [...sheet.issues];
  const rows = sheet.rows.map((row): SheetRow => {
    const { picture, ...fields } = row.fields;
    if (picture === undefined) return row;
    const slug = String(fields.slug ?? '');
    if (picture === null || typeof picture === 'string') pictures.push({ row: row.row, slug, file: picture });
    else issues.push({ row: row.row, slug, column: 'picture', message: 'must be the name of a file' });
    return { ...row, fields };
  });
  return { sheet: { rows, issues }, pictures };
}

/** The issues of the picture files in `folder`. */
export async function pictureIssues(pictures: OwnPicture[], folder: string): Promise<Issue[]> {
  const issues: Issue[] = [];
  for (const { row, slug, file } of pictures) {
    const message = file === null ? undefined : await faultOf(file, folder);
    if (message) issues.push({ row, slug, column: 'picture', message });
  }
  return issues;
}

/**
 * Writes each picture in every size and format of a product's pictures.
 *
 * @param folder where the files are.
 * @param target the folder of own pictures that the storefront serves: `<data>/pictures`.
 * @param blobs where storefronts on other machines find them; undefined when there is only this machine.
 */
export async function makePictures(
  pictures: OwnPicture[],
  folder: string,
  target: string,
  blobs?: BlobStore,
): Promise<MadePictures> {
  await mkdir(target, { recursive: true });
  const aside = await mkdtemp(join(target, '.new-'));
  const discard = () => rm(aside, { recursive: true });
  try {
    for (const [at, { file }] of pictures.entries()) {
      if (file !== null) await writeSizes(resolve(folder, file), join(aside, String(at)));
    }
  } catch (cause) {
    // It would keep a full disk full.
    await discard();
    throw cause;
  }
  return {
    async place() {
      // Before the move, so that after an error every machine still has the earlier picture.
      if (blobs) await store(blobs, pictures, aside).catch((cause: unknown) => failStoring(cause, aside));
      for (const [at, { slug, file }] of pictures.entries()) {
        const own = join(target, 'product', slug);
        await rm(own, { recursive: true, force: true });
        await mkdir(join(target, 'product'), { recursive: true });
        if (file !== null) await rename(join(aside, String(at)), own);
      }
      await rm(aside, { recursive: true });
    },
    discard,
  };
}

/** Each folder aside then tells which version of the store it has, and is no news to the storefront here. */
async function store(blobs: BlobStore, pictures: OwnPicture[], aside: string): Promise<void> {
  for (const [at, { slug, file }] of pictures.entries()) {
    if (file === null) await removePictures(blobs, slug);
    else {
      const folder = join(aside, String(at));
      const files = await readSizes(folder);
      await writePictures(blobs, slug, files);
      await writeFile(join(folder, VERSION_FILE), versionOf(files));
    }
  }
}

async function faultOf(file: string, folder: string): Promise<string | undefined> {
  if (isAbsolute(file) || normalize(file).startsWith('..')) return `${file} must lie in the folder of the import`;
  const path = resolve(folder, file);
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return `there is no file ${file}`;
  if (found.size > MAX_MEGABYTES * 1_000_000) return `${file} must have ${MAX_MEGABYTES} MB at most`;
  // Only the header has been read so far, and a file may claim any size in it.
  const head = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!head || !FILE_FORMATS.includes(head.format)) return `${file} must be a JPEG, PNG or WebP`;
  if (head.pages !== undefined && head.pages > 1) return `${file} is animated, and must be a still picture`;
  const { width, height } = head.autoOrient;
  if (width < MIN_WIDTH || height < MIN_HEIGHT)
    return `${file} has ${width} × ${height} pixels, and needs ${MIN_WIDTH} × ${MIN_HEIGHT} at least`;
  if (width * height > MAX_PIXELS) return `${file} must have ${MAX_PIXELS / 1_000_000} megapixels at most`;
  // Reads every pixel: a truncated file has a valid header.
  const whole = await sharp(path, { failOn: 'error' })
    .stats()
    .catch(() => undefined);
  return whole ? undefined : `${file} is damaged`;
}

/** Idempotent, so a failed import can be repeated with the same file. */
async function failStoring(cause: unknown, aside: string): Promise<never> {
  await rm(aside, { recursive: true });
  const why = cause instanceof Error ? cause.message : String(cause);
  throw new ImportFailure(
    `The products are on sale, but not every picture could be stored (${why}). Import the file again`,
    { cause },
  );
}

async function readSizes(folder: string): Promise<PictureFile[]> {
  return Promise.all(PICTURE_FILES.map(async (name) => ({ name, bytes: await readFile(join(folder, name)) })));
}

async function writeSizes(path: string, folder: string): Promise<void> {
  await mkdir(folder);
  const upright = await sharp(path).autoOrient().flatten({ background: '#14161d' }).toBuffer();
  for (const [width, height] of PICTURE_SIZES) {
    const sized = sharp(upright).resize(width, height, { fit: 'cover', position: 'attention' });
    const name = join(folder, `${width}x${height}`);
    await sized.clone().avif(ENCODING.avif).toFile(`${name}.avif`);
    await sized.clone().webp(ENCODING.webp).toFile(`${name}.webp`);
  }
}
