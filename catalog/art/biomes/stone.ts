import { at, path, polygon, rect, repeat } from '#catalog/art/svg.ts';
import type { Flat } from '#catalog/art/svg.ts';
import type { Layer } from './layer.ts';

/** Thin gothic towers; the nearer ones have a lit window. */
export function spires({ width, base, height, random, colour, lit, lightX, glow, level }: Layer): string {
  return repeat(11, (index) => {
    const x = width * (index / 10) + (random() - 0.5) * width * 0.08;
    const rise = height * (0.4 + random() * 0.8);
    const half = width * (0.018 + random() * 0.025) * (1 + level * 0.3);
    const spot = (right: number, up: number): Flat => [x + half * right, base - rise * up];
    const side = lightX > x ? 1 : -1;
    const outline = [
      spot(-1.5, 0),
      spot(-1, 0.55),
      spot(-1.25, 0.58),
      spot(0, 1),
      spot(1.25, 0.58),
      spot(1, 0.55),
      spot(1.5, 0),
    ];
    const lightSide = [spot(0, 1), spot(side * 1.25, 0.58), spot(side * 1.5, 0), spot(side * 0.3, 0)];
    const pane = [spot(-0.2, 0.36), spot(0, 0.44), spot(0.2, 0.36), spot(0.2, 0.22), spot(-0.2, 0.22)];
    return polygon(outline, colour) + polygon(lightSide, lit, 0.5) + (level > 0 ? polygon(pane, glow, 0.55) : '');
  });
}

/** Battlements joined by a wall. */
export function castle(layer: Layer): string {
  const { width, base, height, colour } = layer;
  const wall: Flat[] = [
    [0, base],
    [0, base - height * 0.22],
    [width, base - height * 0.2],
    [width, base],
  ];
  return repeat(8, (index) => tower(layer, width * (index / 7))) + polygon(wall, colour);
}

function tower({ width, base, height, random, colour, lit, lightX, glow, level }: Layer, at: number): string {
  const x = at + (random() - 0.5) * width * 0.1;
  const rise = height * (0.35 + random() * 0.7);
  const half = width * (0.03 + random() * 0.035);
  const top = base - rise;
  const side = lightX > x ? 1 : -1;
  const outline: Flat[] = [
    [x - half, base],
    [x - half, top],
    ...merlons(x, half, top, height),
    [x + half, top],
    [x + half, base],
  ];
  const lightSide: Flat[] = [
    [x + side * half * 0.3, base],
    [x + side * half * 0.3, top],
    [x + side * half, top],
    [x + side * half, base],
  ];
  const eaves = top - height * 0.05;
  const roof: Flat[] = [
    [x - half * 0.5, eaves],
    [x, top - height * 0.34],
    [x + half * 0.5, eaves],
  ];
  return (
    polygon(outline, colour) +
    polygon(lightSide, lit, 0.45) +
    (random() > 0.4 ? polygon(roof, colour) : '') +
    (level > 0 ? rect(x - 2, base - rise * 0.7, 4, 9, glow, 0.7) : '')
  );
}

function merlons(x: number, half: number, top: number, height: number): Flat[] {
  const step = (2 * half) / 3;
  return [0, 1, 2].flatMap((index): Flat[] => {
    const left = x - half + step * index;
    const right = left + step * 0.6;
    const high = top - height * 0.05;
    return [
      [left, high],
      [right, high],
      [right, top],
      [left + step, top],
    ];
  });
}

/** Broken columns, every third pair with what is left of its arch. */
export function ruins({ width, base, height, random, colour, lit, lightX, level }: Layer): string {
  return repeat(9, (index) => {
    const x = width * (index / 8) + (random() - 0.5) * width * 0.07;
    const rise = height * (0.3 + random() * 0.65);
    const half = width * 0.02 * (1 + level * 0.3);
    const spot = (right: number, up: number): Flat => [x + half * right, base - rise * up];
    const breakX = x + half * (random() - 0.3);
    const breakY = base - rise - height * 0.08 * random();
    const shoulder = spot(0.9, 0.85 + random() * 0.15);
    const lightSide =
      lightX > x
        ? [spot(0.3, 0), spot(0.3, 0.9), spot(0.9, 0.86), spot(1, 0)]
        : [spot(-1, 0), spot(-0.9, 0.96), spot(-0.3, 1), spot(-0.3, 0)];
    const column =
      polygon([spot(-1, 0), spot(-0.9, 1), [breakX, breakY], shoulder, spot(1, 0)], colour) +
      polygon(lightSide, lit, 0.5);
    if (index % 3 !== 1) return column;
    const over = `q${at(width * 0.06, -height * 0.3)} ${at(width * 0.12, 0)}`;
    const under = `v${-half}q${at(-width * 0.06, -height * 0.34)} ${at(-width * 0.12, 0)}z`;
    return column + path(`M${at(x, base - rise * 0.72)}${over}${under}`, colour);
  });
}
