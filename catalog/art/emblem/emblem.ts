import type { MotifName } from '#catalog/motifs.ts';
import { light, mix } from '#catalog/art/colour.ts';
import type { Colours } from '#catalog/art/colour.ts';
import type { PatternName } from '#catalog/art/scene/patterns.ts';
import { n1 } from '#catalog/art/svg.ts';
import { fitInto } from './fit.ts';
import { FRAMES, ornamentsOf, TRIMS } from './frames.ts';
import type { FrameName, TrimName } from './frames.ts';
import { GLYPHS } from './glyphs.ts';
import { GROUNDS } from './grounds.ts';

export type EmblemInput = { motif: MotifName; frame: FrameName; trim: TrimName };

/** A whole picture that shows an emblem alone, on nothing. */
export type EmblemPicture = EmblemInput & { colours: EmblemField; width: number; height: number };

/** A game's colours, and the pattern that parts its field. */
export type EmblemField = Colours & { pattern: PatternName };

/** An emblem with its ornaments takes a square of this side, from `ORIGIN` on. */
const SIDE = 106;
const ORIGIN = [-5, -8] as const;
/** Seen at a glance, but no part of the subject. */
const GROUND = 0.28;

type Shades = readonly [light: string, dark: string];
type Point = readonly [x: number, y: number];

/** An emblem alone in the middle of a picture, as high as that is. */
export function drawEmblemPicture({ colours, width, height, ...emblem }: EmblemPicture): string {
  const { defs, drawn } = drawEmblem(emblem, colours, { x: (width - height) / 2, y: 0, side: height });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${defs}</defs>${drawn}</svg>`;
}

/** An emblem as part of a picture, in the square at `x` and `y` with sides of `side` pixels. `id` begins the gradients' names. */
export function drawEmblem(
  { motif, frame, trim }: EmblemInput,
  colours: EmblemField,
  { x, y, side, id = '' }: { x: number; y: number; side: number; id?: string },
): { defs: string; drawn: string } {
  const { deep, mid, accent, pattern } = colours;
  const rim = TRIMS[trim];
  const outline = FRAMES[frame];
  const defs =
    `<linearGradient id="${id}rim"><stop offset=".5" stop-color="${rim.light}"/><stop offset=".5" stop-color="${rim.dark}"/></linearGradient>` +
    `<radialGradient id="${id}field" cx=".5" cy=".36" r=".72"><stop stop-color="${mix(mid, '#ffffff', 0.14)}"/><stop offset=".55" stop-color="${mid}"/><stop offset="1" stop-color="${deep}"/></radialGradient>` +
    `<clipPath id="${id}inside"><path d="${outline}"/></clipPath>`;
  const scale = side / SIDE;
  const drawn =
    `<g transform="translate(${n1(x - ORIGIN[0] * scale)} ${n1(y - ORIGIN[1] * scale)}) scale(${scale.toFixed(4)})">` +
    `<path d="${outline}" fill="url(#${id}rim)"/>` +
    about(0.885, `<path d="${outline}" fill="${deep}"/>`) +
    about(
      0.85,
      `<path d="${outline}" fill="url(#${id}field)"/><path d="${GROUNDS[pattern]}" clip-path="url(#${id}inside)" fill="${accent}" fill-rule="evenodd" opacity="${GROUND}"/>`,
    ) +
    drawGlyph(motif, frame, tonesOf(colours)) +
    `${ornamentsOf(trim)}</g>`;
  return { defs, drawn };
}

/** Smaller by a factor, about the middle of the grid. */
function about(factor: number, drawn: string): string {
  return `<g transform="translate(48 48) scale(${factor}) translate(-48 -48)">${drawn}</g>`;
}

function drawGlyph(motif: MotifName, frame: FrameName, tones: Record<string, Shades>): string {
  const parts = GLYPHS[motif].split('|').map(readPart);
  const { shift, middle, factor } = fitInto(frame, parts.flatMap(cornersOf));
  const drawn = parts.map((part) => {
    const [lit, shaded] = tones[part.tone] ?? [];
    if (!lit || !shaded) throw new Error(`the motif ${motif} has an unknown tone: ${part.tone}`);
    if (part.form !== 'h') return shape(part.corners, part.form === 'l' ? lit : shaded);
    return shape(beside(part.corners, -1), lit) + shape(beside(part.corners, 1), shaded);
  });
  return `<g transform="translate(${middle.map(n1).join(' ')}) scale(${factor.toFixed(3)}) translate(${n1(-shift[0])} ${n1(-shift[1])})">${drawn.join('')}</g>`;
}

type Part = { form: string; tone: string; corners: Point[] };

function readPart(part: string): Part {
  const [form = '', tone = '', ...rest] = part.split(' ');
  const corners = rest.map((corner): Point => {
    const [x = NaN, y = NaN] = corner.split(',').map(Number);
    return [x, y];
  });
  return { form, tone, corners };
}

function cornersOf({ form, corners }: Part): Point[] {
  return form === 'h' ? [...beside(corners, -1), ...beside(corners, 1)] : corners;
}

function beside(corners: Point[], side: 1 | -1): Point[] {
  return corners.map(([x, y]) => [48 + side * x, y]);
}

function shape(corners: Point[], fill: string): string {
  return `<path d="M${corners.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L')}Z" fill="${fill}"/>`;
}

function tonesOf({ deep, main, accent, glow }: Colours): Record<string, Shades> {
  return {
    m: [light(main, 0.87, 0.9), light(main, 0.7)],
    M: [light(main, 0.62), light(main, 0.46)],
    e: [mix(accent, '#ffffff', 0.3), mix(accent, deep, 0.12)],
    E: [mix(accent, deep, 0.3), mix(accent, deep, 0.58)],
    g: [mix(glow, '#ffffff', 0.5), glow],
    s: ['#dbe5e8', '#8fa1a9'],
    S: ['#7d909a', '#4d5f69'],
    k: [mix(deep, '#000000', 0.15), mix(deep, '#000000', 0.45)],
  };
}
