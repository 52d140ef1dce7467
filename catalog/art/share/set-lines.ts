import { outline, type Outline } from './face.ts';

/** A text set in lines: their outlines from top to bottom, and the size in pixels that it fits in. */
export type SetText = { size: number; lines: Outline[] };

const ELLIPSIS = '…';

/**
 * Sets a text in the first of `sizes` in which its words fit into `width` pixels and `most` lines. A text that fits in
 * none is cut off in the last size. Undefined if no typeface supports it.
 */
export function setLines(text: string, sizes: readonly number[], width: number, most: number): SetText | undefined {
  const words = text.normalize('NFC').split(/\s+/).filter(Boolean);
  const [size = 0, ...smaller] = sizes;
  const widthOf = (line: string) => outline(line, size)?.width ?? 0;
  const lines = wrap(words, width, widthOf);
  const fits = lines.length <= most && lines.every((line) => widthOf(line) <= width);
  if (!fits && smaller.length > 0) return setLines(text, smaller, width, most);
  const shown = fits ? lines : cut(lines, most, width, widthOf);
  const outlines = shown.flatMap((line) => outline(line, size) ?? []);
  return outlines.length === shown.length ? { size, lines: outlines } : undefined;
}

type WidthOf = (line: string) => number;

function wrap(words: readonly string[], width: number, widthOf: WidthOf): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && widthOf(longer) <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

/** The first lines; the last one ends with an ellipsis if something is missing, and so does a word that is too long. */
function cut(lines: readonly string[], most: number, width: number, widthOf: WidthOf): string[] {
  return lines.slice(0, most).map((line, at) => {
    const isWhole = at < most - 1 || lines.length <= most;
    if (isWhole && widthOf(line) <= width) return line;
    let letters = [...line];
    while (letters.length > 0 && widthOf(letters.join('') + ELLIPSIS) > width) letters = letters.slice(0, -1);
    return letters.join('').trimEnd() + ELLIPSIS;
  });
}
