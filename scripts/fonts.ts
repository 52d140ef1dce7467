// `npm run fonts`: reduces the two fonts to the characters in use on pages (client/styles/fonts/), the text font to those
// on receipts (shop/receipt/face/), and the heading font to those in preview pictures of shared links
// (catalog/art/share/face/). `--check` only checks whether these files are up to date.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const PACKAGES = new URL('../node_modules/@fontsource-variable/', import.meta.url);
const PAGES = new URL('../client/styles/fonts/', import.meta.url);
const RECEIPTS = new URL('../shop/receipt/face/', import.meta.url);
const CARDS = new URL('../catalog/art/share/face/', import.meta.url);

/** Latin letters of western Europe and the signs our texts use; anything else is shown in the system's font. */
const CHARACTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’‚“”„†•…‹›€™−×→←↑↓≤≥`;

/** The other letters that names in Latin and Cyrillic are written with; `shop/receipt/face.ts` chooses by the same. */
const LATIN_LIGATURES = 'ıŒœ';
const LATIN_EXTENDED = `${range(0x100, 0x17f)}${range(0x218, 0x21b)}`;
const CYRILLIC = `${range(0x400, 0x45f)}${range(0x490, 0x491)}`;

type Font = {
  folder: URL;
  file: string;
  source: string;
  characters: string;
  format: 'woff2' | 'truetype';
  axes: Record<string, number | { min: number; max: number }>;
};

const onPages = { folder: PAGES, characters: CHARACTERS, format: 'woff2' } as const;

const FONTS: Font[] = [
  {
    ...onPages,
    file: 'display.woff2',
    source: 'mona-sans/files/mona-sans-latin-wdth-normal.woff2',
    // One width for all headings: the whole axis would double the file.
    axes: { wght: { min: 500, max: 700 }, wdth: 110 },
  },
  {
    ...onPages,
    file: 'text.woff2',
    source: 'onest/files/onest-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
  forReceipts('latin', `${CHARACTERS}${LATIN_LIGATURES}`),
  forReceipts('latin-ext', LATIN_EXTENDED),
  forReceipts('cyrillic', CYRILLIC),
  forCards('latin', `${CHARACTERS}${LATIN_LIGATURES}`),
  forCards('latin-ext', LATIN_EXTENDED),
];

const isCheck = process.argv.includes('--check');
for (const font of FONTS) {
  const bytes = await cut(font);
  if (!isCheck) await writeFile(new URL(font.file, font.folder), bytes);
  else if (!(await isAsCut(font, bytes))) throw new Error(`${font.file} is not what the script cuts: npm run fonts`);
  console.log(`${font.file}: ${bytes.length} bytes`);
}

/** One weight, for PDF viewers know no variable typefaces; a file for each script, as the package has them. */
function forReceipts(script: string, characters: string): Font {
  const source = `onest/files/onest-${script}-wght-normal.woff2`;
  return { folder: RECEIPTS, file: `${script}.ttf`, source, characters, format: 'truetype', axes: { wght: 400 } };
}

/** One weight and the width of the pages' headings. As WOFF2: nothing but our own code reads them. */
function forCards(script: string, characters: string): Font {
  const source = `mona-sans/files/mona-sans-${script}-wdth-normal.woff2`;
  return {
    folder: CARDS,
    file: `${script}.woff2`,
    source,
    characters,
    format: 'woff2',
    axes: { wght: 640, wdth: 110 },
  };
}

async function cut({ source, axes, characters, format }: Font): Promise<Buffer> {
  const options = {
    targetFormat: format,
    variationAxes: axes,
    keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum'],
  };
  return subsetFont(await readFile(new URL(source, PACKAGES)), characters, options);
}

function range(first: number, last: number): string {
  return String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
}

async function isAsCut({ file, folder }: Font, bytes: Buffer): Promise<boolean> {
  return bytes.equals(await readFile(new URL(file, folder)));
}
