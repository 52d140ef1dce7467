import sharp from 'sharp';

const FORMATS = new Set(['png', 'jpeg', 'webp']);
const MAX_SIDE_LENGTH = 1920;
const MAX_PIXELS = 40_000_000;
const QUALITY = 82;

export type Picture = { webp: Buffer; width: number; height: number };

/**
 * Re-encoded, upright and at most 1920 pixels wide or high: nothing of the uploaded file remains
 * but the visible picture.
 *
 * @returns undefined if the bytes are no PNG, JPEG or WebP.
 */
export async function drawAnew(bytes: Buffer): Promise<Picture | undefined> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!format || !FORMATS.has(format)) return undefined;
    const { data, info } = await picture
      .rotate()
      .resize(MAX_SIDE_LENGTH, MAX_SIDE_LENGTH, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { webp: data, width: info.width, height: info.height };
  } catch {
    // Whatever sharp's error is: these bytes are no picture.
    return undefined;
  }
}
