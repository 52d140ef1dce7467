import type { FrameName } from './frames.ts';

type Point = readonly [x: number, y: number];

/** Where a glyph's middle comes to stand, and by what factor it is drawn. */
export type Fit = { middle: Point; shift: Point; factor: number };

/** Larger than this, a small glyph would outweigh the others. */
const MAX_FACTOR = 1.1;
/** What the rim leaves of a frame. */
const WITHIN = 0.89;
const CENTRE = 48;
/** How far below the middle of its frame a glyph may stand, the least first. */
const DROPS = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6];

/** The corners of what a frame encloses, without its notch; around the middle, clockwise. */
const ROOMS: Record<FrameName, readonly Point[]> = {
  stone: at(48, 3, 76, 11, 88, 44, 78, 83, 48, 93, 18, 83, 8, 44, 20, 11),
  octagon: at(30, 4, 66, 4, 92, 30, 92, 66, 66, 92, 30, 92, 4, 66, 4, 30),
  shield: at(48, 4, 86, 13, 86, 48, 82, 64, 75, 75, 48, 93, 21, 75, 14, 64, 10, 48, 10, 13),
  round: Array.from({ length: 24 }, (_, step) => onCircle((step * Math.PI) / 12)),
  ascent: at(48, 3, 90, 31, 90, 84, 48, 92, 6, 84, 6, 31),
  hex: at(48, 3, 87, 25.5, 87, 70.5, 48, 93, 9, 70.5, 9, 25.5),
  tile: at(17, 5, 79, 5, 91, 17, 91, 79, 79, 91, 17, 91, 5, 79, 5, 17),
  pennant: at(12, 5, 84, 5, 84, 79, 12, 79),
};

/** How a glyph with these corners fills the field of a frame without reaching over its rim. */
export function fitInto(frame: FrameName, corners: readonly Point[]): Fit {
  const room = ROOMS[frame].map(([x, y]): Point => [inner(x), inner(y)]);
  const [shift, [across, down]] = [middleOf(corners), middleOf(room)];
  const fits = DROPS.map((drop): Fit => {
    const middle: Point = [across, down + drop];
    return { shift, middle, factor: Math.min(MAX_FACTOR, ...factorsOf(room, middle, corners, shift)) };
  });
  return fits.reduce((best, fit) => (fit.factor > best.factor ? fit : best));
}

/** For each side of a room, by what factor the corners reach it from the middle. */
function factorsOf(room: readonly Point[], middle: Point, corners: readonly Point[], shift: Point): number[] {
  return room.map((from, step) => {
    const to = room[(step + 1) % room.length] ?? from;
    const outward: Point = [to[1] - from[1], from[0] - to[0]];
    const reach = Math.max(...corners.map((corner) => along(outward, shift, corner)));
    return along(outward, middle, from) / reach;
  });
}

/** How far a point lies from another in a direction. */
function along(direction: Point, from: Point, to: Point): number {
  return direction[0] * (to[0] - from[0]) + direction[1] * (to[1] - from[1]);
}

function middleOf(points: readonly Point[]): Point {
  const half = (all: number[]) => (Math.min(...all) + Math.max(...all)) / 2;
  return [half(points.map(([x]) => x)), half(points.map(([, y]) => y))];
}

function inner(coordinate: number): number {
  return CENTRE + (coordinate - CENTRE) * WITHIN;
}

function onCircle(angle: number): Point {
  return [CENTRE + 44 * Math.cos(angle), CENTRE + 44 * Math.sin(angle)];
}

function at(...numbers: number[]): Point[] {
  return Array.from({ length: numbers.length / 2 }, (_, point) => [
    numbers[point * 2] ?? NaN,
    numbers[point * 2 + 1] ?? NaN,
  ]);
}
