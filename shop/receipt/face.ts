import { readFile } from 'node:fs/promises';

/** A typeface by its name in a document, and the bytes of its file. */
export type Face = { name: FaceName; bytes: Buffer };
type FaceName = keyof typeof LETTERS;

/** A piece of a text in one typeface. */
export type Run = { face: FaceName; text: string };

/** The characters in each file of `face/`: as `scripts/fonts.ts` cuts them, without those the typeface lacks. */
const LETTERS = {
  latin: /^[\x20-\x7e\xa0-\xa3\xa5\xa7-\xab\xae-\xb4\xb6-\xff\u0131\u0152\u0153–—‘’‚“”„•…‹›€™−×]$/,
  'latin-ext': /^[\u0100-\u0130\u0132-\u0151\u0154-\u017f\u0218-\u021b]$/,
  cyrillic: /^[\u0401-\u040c\u040e-\u044f\u0451-\u045c\u045e\u045f\u0490\u0491]$/,
};
const NAMES: FaceName[] = ['latin', 'latin-ext', 'cyrillic'];

export async function readFaces(): Promise<Face[]> {
  return Promise.all(
    NAMES.map(async (name) => ({ name, bytes: await readFile(new URL(`./face/${name}.ttf`, import.meta.url)) })),
  );
}

/** The text with an ellipsis in place of unsupported characters. */
export function legible(text: string): string {
  return Array.from(text.normalize('NFC'), (letter) => (runsOf(letter) ? letter : '…'))
    .join('')
    .replace(/…[…\s]*…/g, '…');
}

/**
 * The text split into runs of one typeface each, on one line. Undefined for a text with unsupported
 * characters, such as Chinese, which would become empty boxes.
 */
export function runsOf(text: string): Run[] | undefined {
  const runs: Run[] = [];
  for (const letter of text.normalize('NFC').replace(/\s+/g, ' ').trim()) {
    const face = NAMES.find((name) => LETTERS[name].test(letter));
    if (!face) return undefined;
    const last = runs.at(-1);
    if (last?.face === face) last.text += letter;
    else runs.push({ face, text: letter });
  }
  return runs;
}
