import type { Face, MaterialName, Point } from '#catalog/art/mesh.ts';
import { move, rotateX, rotateY } from '#catalog/art/mesh.ts';
import { torus } from '#catalog/art/solids.ts';
import { centre, dot, edges, lengthOf, subtract } from '#catalog/art/vector.ts';
import type { Motif } from './motif.ts';

const RADIUS = 0.82;

/** A football: an icosahedron with its corners cut off, blown up to a sphere. */
export const ball: Motif = () => {
  const corners = icosahedron();
  const neighbours = corners.map((corner, i) =>
    corners.flatMap((other, j) => (i !== j && lengthOf(subtract(corner, other)) < 2.1 ? [j] : [])),
  );
  const corner = (i: number): Point => corners[i] ?? [0, 0, 0];
  const cut = (from: number, to: number) => between(corner(from), corner(to), 1 / 3);
  const faces: Face[] = corners.flatMap((_, i) =>
    panel(
      (neighbours[i] ?? []).map((j) => cut(i, j)),
      'gem',
    ),
  );
  corners.forEach((_, i) => {
    for (const j of neighbours[i] ?? []) {
      for (const k of neighbours[j] ?? []) {
        if (i >= j || j >= k || !neighbours[i]?.includes(k)) continue;
        faces.push(...panel([cut(i, j), cut(j, i), cut(j, k), cut(k, j), cut(k, i), cut(i, k)], 'metal'));
      }
    }
  });
  const stand = move(rotateX(torus(0.42, 0.1, 16, 6, 'metal'), 90), 0, 0.1);
  return [stand, move(rotateX(rotateY(faces, 20), 14), 0, 0.98)];
};

function icosahedron(): Point[] {
  const golden = (1 + Math.sqrt(5)) / 2;
  return [-1, 1].flatMap((a) =>
    [-golden, golden].flatMap((b): Point[] => [
      [0, a, b],
      [a, b, 0],
      [b, 0, a],
    ]),
  );
}

/** One leather panel: a domed middle with a dark seam round it. */
function panel(loose: Point[], material: MaterialName): Face[] {
  const middle = centre(loose);
  const top = onSphere(middle);
  const rim = aroundMiddle(loose, middle, top).map(onSphere);
  const inner = rim.map((corner) => between(times(top, 0.985), corner, 0.88));
  const insides = edges(inner);
  return edges(rim).flatMap(([a, b], side): Face[] => {
    const [c, d] = insides[side] ?? [a, b];
    return [
      { points: [a, b, d, c], material: 'dark', bias: -0.02 },
      { points: [c, d, times(top, 1.015)], material },
    ];
  });
}

/** The corners in their order round the middle, seen from outside. */
function aroundMiddle(loose: Point[], middle: Point, top: Point): Point[] {
  const [x, y, z] = subtract(loose[0] ?? middle, middle);
  const across: Point = [top[1] * z - top[2] * y, top[2] * x - top[0] * z, top[0] * y - top[1] * x];
  const angleOf = (corner: Point) => {
    const out = subtract(corner, middle);
    return Math.atan2(dot(out, across), dot(out, [x, y, z]) * RADIUS);
  };
  return [...loose].sort((a, b) => angleOf(a) - angleOf(b));
}

function onSphere(point: Point): Point {
  const length = lengthOf(point);
  return [(point[0] / length) * RADIUS, (point[1] / length) * RADIUS, (point[2] / length) * RADIUS];
}

function between(a: Point, b: Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

function times(point: Point, by: number): Point {
  return [point[0] * by, point[1] * by, point[2] * by];
}
