// `npm run fonts`: cuts the two typefaces down to what the pages show, into client/styles/fonts/;
// with `--check` it only tells whether those there are the ones it would cut.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const PACKAGES = new URL('../node_modules/@fontsource-variable/', import.meta.url);
const TARGET = new URL('../client/styles/fonts/', import.meta.url);

/** Latin letters of western Europe and the signs our texts use; anything else is shown in the system's font. */
const CHARACTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’‚“”„†•…‹›€™−×→←↑↓≤≥`;

type Font = { file: string; source: string; axes: Record<string, number | { min: number; max: number }> };

const FONTS: Font[] = [
  {
    file: 'display.woff2',
    source: 'mona-sans/files/mona-sans-latin-wdth-normal.woff2',
    // One width for all headings: the whole axis would double the file.
    axes: { wght: { min: 500, max: 700 }, wdth: 110 },
  },
  {
    file: 'text.woff2',
    source: 'onest/files/onest-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
];

const isCheck = process.argv.includes('--check');
for (const font of FONTS) {
  const bytes = await cut(font);
  if (!isCheck) await writeFile(new URL(font.file, TARGET), bytes);
  else if (!(await isAsCut(font.file, bytes)))
    throw new Error(`${font.file} is not what the script cuts: npm run fonts`);
  console.log(`${font.file}: ${bytes.length} bytes`);
}

async function cut({ source, axes }: Font): Promise<Buffer> {
  const options = {
    targetFormat: 'woff2' as const,
    variationAxes: axes,
    keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum'],
  };
  return subsetFont(await readFile(new URL(source, PACKAGES)), CHARACTERS, options);
}

function range(first: number, last: number): string {
  return String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
}

async function isAsCut(file: string, bytes: Buffer): Promise<boolean> {
  return bytes.equals(await readFile(new URL(file, TARGET)));
}
