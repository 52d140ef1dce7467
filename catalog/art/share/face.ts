import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';

/** A text as the outlines of its letters, from 0 on a baseline at 0; `width` is in pixels. */
export type Outline = { width: number; path: string };

/** One file for each script, as `scripts/fonts.ts` creates them; the first with a letter is used for it. */
const FONTS = ['latin', 'latin-ext'].map(open);

type Run = { font: Font; text: string };

/**
 * One line of a text, `size` pixels high. Undefined for a text with unsupported characters, such as Chinese, which
 * would become empty boxes.
 */
export function outline(text: string, size: number): Outline | undefined {
  const runs = runsOf(text);
  if (!runs) return undefined;
  let width = 0;
  let path = '';
  for (const { font, text } of runs) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(text);
    for (const [at, glyph] of glyphs.entries()) {
      const { xAdvance, xOffset, yOffset } = positions[at] ?? { xAdvance: glyph.advanceWidth, xOffset: 0, yOffset: 0 };
      path += glyph.path.transform(scale, 0, 0, -scale, width + xOffset * scale, -yOffset * scale).toSVG();
      width += xAdvance * scale;
    }
  }
  return { width, path };
}

function runsOf(text: string): Run[] | undefined {
  const runs: Run[] = [];
  for (const letter of text) {
    const font = FONTS.find((one) => one.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    if (!font) return undefined;
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

function open(script: string): Font {
  const font = create(readFileSync(new URL(`./face/${script}.woff2`, import.meta.url)));
  if ('fonts' in font) throw new Error(`${script}.woff2 holds several typefaces`);
  return font;
}
