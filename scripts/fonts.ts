// `npm run fonts`: cuts the two typefaces down to what the pages show, into client/styles/fonts/.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
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

/** The bytes of each font file, by its name. */
export async function cutFonts(): Promise<Map<string, Buffer>> {
  const cut = new Map<string, Buffer>();
  for (const { file, source, axes } of FONTS) {
    const whole = await readFile(new URL(source, PACKAGES));
    const options = {
      targetFormat: 'woff2' as const,
      variationAxes: axes,
      keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum'],
    };
    cut.set(file, await subsetFont(whole, CHARACTERS, options));
  }
  return cut;
}

function range(first: number, last: number): string {
  return String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await mkdir(TARGET, { recursive: true });
  for (const [file, bytes] of await cutFonts()) {
    await writeFile(new URL(file, TARGET), bytes);
    console.log(`${file}: ${bytes.length} bytes`);
  }
}
