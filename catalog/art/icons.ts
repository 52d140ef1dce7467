import { join } from 'node:path';
import sharp from 'sharp';

/** The lit stone, on a field of 40 x 53. */
const MARK =
  '<path d="M14 3 24.5 2 33 14l2 20-3 13H8L5 33 7.5 15z" fill="#33444c"/>' +
  '<path d="M14 3 7.5 15 5 33l3 14h12V9z" fill="#5b7079"/><path d="M14 3l6 6 4.5-7z" fill="#8da1a8"/>' +
  '<path d="M20 13.5l5.5 6.5h-3.7v4.3l5.7 6v4l-5.7-6V41h-3.6V28.3l-5.7 6v-4l5.7-6V20h-3.7z" fill="#ffb35c"/>' +
  '<path d="M3 49.5h34" stroke="#ffb35c" stroke-width="3" stroke-linecap="round"/>';
const STONE = '#0b1114';

/** The largest circle that every launcher leaves of a maskable icon spans four fifths of it. */
const ICONS = [
  { file: 'icon-48x48.png', size: 48, maskable: false },
  { file: 'icon-180x180.png', size: 180, maskable: true },
  { file: 'icon-192x192.png', size: 192, maskable: false },
  { file: 'icon-512x512.png', size: 512, maskable: false },
  { file: 'icon-maskable-512x512.png', size: 512, maskable: true },
];

/** The files of the shop's own icons, below `media/house/`. */
export const ICON_FILES = ICONS.map(({ file }) => file);

export async function drawIcons(folder: string): Promise<void> {
  for (const { file, size, maskable } of ICONS) {
    await sharp(Buffer.from(drawIcon(maskable)))
      .resize(size, size)
      .png({ compressionLevel: 9 })
      .toFile(join(folder, file));
  }
}

/** Maskable ones fill the square and keep the mark inside the circle. */
function drawIcon(maskable: boolean): string {
  const corner = maskable ? 0 : 14;
  const mark = maskable ? 'translate(18 13.5) scale(.7)' : 'translate(12 6)';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 64 64"><rect width="64" height="64" rx="${corner}" fill="${STONE}"/><g transform="${mark}">${MARK}</g></svg>`;
}
