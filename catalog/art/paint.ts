import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { FORMATS } from './pictures.ts';
import type { Picture } from './pictures.ts';
import { drawEmblemPicture } from './emblem/emblem.ts';
import { drawScene } from './scene/scene.ts';

// A higher AVIF effort takes several times as long and saves a few per cent of these flat pictures.
const ENCODING = {
  avif: { quality: 50, effort: 1, chromaSubsampling: '4:2:0' },
  webp: { quality: 78, effort: 4 },
} as const;

/** Describes the encoding; part of the key of the picture cache. */
export const ENCODER = JSON.stringify({ ENCODING, sharp: sharp.versions });

/** Writes every size and format of a picture into a folder, as `640x480.webp` and so on. */
export async function paint(picture: Picture, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const { data, info } = await sharp(Buffer.from(drawn(picture)))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (const [width, height] of picture.sizes) {
    for (const format of FORMATS) {
      await sharp(data, { raw })
        .resize(width, height, { fit: 'cover' })
        .toFormat(format, ENCODING[format])
        .toFile(join(folder, `${width}x${height}.${format}`));
    }
  }
}

function drawn({ scene }: Picture): string {
  return 'palette' in scene ? drawScene(scene) : drawEmblemPicture(scene);
}
