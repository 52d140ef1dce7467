import { n1, path } from '#catalog/art/svg.ts';
import { setLines, type SetText } from './set-lines.ts';

/** The content of the picture for a shared link to a page. */
export type Card = {
  /** Shown above the name, such as the game; may be empty. */
  over: string;
  name: string;
  /** Shown at the bottom, such as `from $12.00`; may be empty. */
  fact: string;
  /**
   * The background, the first picture that exists: files below `media/`, and the middle of the subject in each, as a
   * share of its width.
   */
  art: { file: string; middle: number }[];
};

/** The size that most sites ask for; in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

const LEFT = 72;
/** The subject of the picture is to the right of the text. */
const COLUMN = 600;
const BRAND = { left: 124, baseline: 101, size: 34 };
const FACT_BASELINE = 558;
const SIZES = { over: [30, 26], name: [76, 66, 56, 48], fact: [50, 40] };
const NAME_LINES = 3;
const LINE_HEIGHT = 1.14;
/** Dark whatever the theme of the reader: the colours of the pages' dark theme. */
const COLOURS = { ground: '#0b1114', text: '#eef3f2', quiet: '#b0bec2', lit: '#ffb35c' };

/**
 * The overlay of the background, as SVG: a shade for legibility, and the texts as outlines. A text that no typeface
 * supports is left out.
 */
export function drawCard({ over, name, fact }: Card): string {
  const { width, height } = CARD_SIZE;
  const foot = setLines(fact, SIZES.fact, COLUMN, 1);
  const title = setLines(name, SIZES.name, COLUMN, NAME_LINES);
  const above = setLines(over, SIZES.over, COLUMN, 1);
  const titleBaseline = foot && foot.lines.length > 0 ? FACT_BASELINE - foot.size * 1.75 : FACT_BASELINE;
  const aboveBaseline = titleBaseline - (title ? heightOf(title) : 0) - 14;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<defs><linearGradient id="shade">${stop(0, 0.93)}${stop(0.42, 0.84)}${stop(0.72, 0)}</linearGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#shade)"/>`,
    drawText(setLines('Waystone', [BRAND.size], COLUMN, 1), BRAND.left, BRAND.baseline, COLOURS.text),
    drawText(above, LEFT, aboveBaseline, COLOURS.quiet),
    drawText(title, LEFT, titleBaseline, COLOURS.text),
    drawText(foot, LEFT, FACT_BASELINE, COLOURS.lit),
    '</svg>',
  ].join('');
}

/** `baseline` is that of the last line. */
function drawText(text: SetText | undefined, left: number, baseline: number, colour: string): string {
  if (!text) return '';
  const { size, lines } = text;
  return lines
    .map((line, at) => {
      const y = baseline - (lines.length - 1 - at) * size * LINE_HEIGHT;
      return `<g transform="translate(${n1(left)} ${n1(y)})">${path(line.path, colour)}</g>`;
    })
    .join('');
}

function heightOf({ size, lines }: SetText): number {
  return lines.length * size * LINE_HEIGHT;
}

function stop(offset: number, opacity: number): string {
  return `<stop offset="${offset}" stop-color="${COLOURS.ground}" stop-opacity="${opacity}"/>`;
}
