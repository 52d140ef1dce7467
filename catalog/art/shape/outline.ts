import type { Flat } from '#catalog/art/svg.ts';

/** An outline from `x,y` pairs parted by spaces, as SVG writes them. */
export function outline(pairs: string): Flat[] {
  return pairs.split(' ').map((pair): Flat => {
    const [x, y] = pair.split(',').map(Number);
    if (x === undefined || y === undefined || Number.isNaN(x + y)) throw new Error(`not a pair of numbers: ${pair}`);
    return [x, y];
  });
}

/** The right half of an outline, from the top or bottom of the middle line, with its mirror image. */
export function mirrored(pairs: string): Flat[] {
  const half = outline(pairs);
  return [
    ...half,
    ...half
      .slice(1, -1)
      .reverse()
      .map(([x, y]): Flat => [-x, y]),
  ];
}
