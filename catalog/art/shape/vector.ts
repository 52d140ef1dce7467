import type { Point } from './mesh.ts';

export function subtract(a: Point, b: Point): Point {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function dot(a: Point, b: Point): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function lengthOf(a: Point): number {
  return Math.hypot(a[0], a[1], a[2]);
}

export function unit(a: Point): Point {
  const length = lengthOf(a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
}

export function centre(points: readonly Point[]): Point {
  const sum = points.reduce<Point>((s, p) => [s[0] + p[0], s[1] + p[1], s[2] + p[2]], [0, 0, 0]);
  return [sum[0] / points.length, sum[1] / points.length, sum[2] / points.length];
}

/** Newell's normal, which also holds for faces that are not quite flat. */
export function normal(points: readonly Point[]): Point {
  let [x, y, z] = [0, 0, 0];
  for (const [a, b] of edges(points)) {
    x += (a[1] - b[1]) * (a[2] + b[2]);
    y += (a[2] - b[2]) * (a[0] + b[0]);
    z += (a[0] - b[0]) * (a[1] + b[1]);
  }
  return unit([x, y, z]);
}

/** Each corner with the one after it; the last is followed by the first. */
export function edges<Corner>(points: readonly Corner[]): [Corner, Corner][] {
  return points.flatMap((corner, at): [Corner, Corner][] => {
    const next = points[(at + 1) % points.length];
    return next === undefined ? [] : [[corner, next]];
  });
}
