import type { MaterialName, Mesh, Point } from './mesh.ts';
import { scale } from './mesh.ts';
import type { Flat } from '#catalog/art/svg.ts';
import { edges, lengthOf, subtract } from './vector.ts';

type LatheSettings = {
  /** Where the first side begins and how far round it goes, in degrees. */
  start?: number;
  arc?: number;
  /** The material of a face by its ring and its side. */
  materialAt?: (ring: number, side: number) => MaterialName;
};

/** Turns a profile of [radius, height] around the y axis. */
export function lathe(
  profile: Flat[],
  sides: number,
  material: MaterialName = 'metal',
  settings: LatheSettings = {},
): Mesh {
  const { start = 0, arc = 360, materialAt } = settings;
  const angle = (side: number) => ((start + (arc * side) / sides) * Math.PI) / 180;
  const mesh: Mesh = [];
  profile.slice(0, -1).forEach(([r0, y0], ring) => {
    const [r1, y1] = profile[ring + 1] ?? [0, 0];
    for (let side = 0; side < sides; side++) {
      const a = angle(side);
      const b = angle(side + 1);
      const corners: Point[] = [onCircle(r0, a, y0), onCircle(r1, a, y1), onCircle(r1, b, y1), onCircle(r0, b, y0)];
      // At a tip two corners meet: the face is a triangle there, or nothing.
      const points = edges(corners)
        .filter(([p, q]) => lengthOf(subtract(p, q)) > 1e-5)
        .map(([p]) => p);
      if (points.length > 2) mesh.push({ points, material: materialAt?.(ring, side) ?? material });
    }
  });
  return mesh;
}

/** A block standing on y = 0; `bevel` is the share of its size that the edges lose. */
export function box(width: number, height: number, depth: number, material: MaterialName = 'stone', bevel = 0): Mesh {
  if (bevel === 0) {
    return scale(
      lathe(
        [
          [0, 0],
          [Math.SQRT1_2, 0],
          [Math.SQRT1_2, 1],
          [0, 1],
        ],
        4,
        material,
        { start: 45 },
      ),
      width,
      height,
      depth,
    );
  }
  const profile: Flat[] = [
    [0, 0],
    [1 - bevel, 0],
    [1, bevel],
    [1, 1 - bevel],
    [1 - bevel, 1],
    [0, 1],
  ];
  return lathe(profile, 4, material, { start: 45 }).map((face) => ({
    ...face,
    points: face.points.map(([x, y, z]): Point => [(x * width) / Math.SQRT2, y * height, (z * depth) / Math.SQRT2]),
  }));
}

/** A ring standing upright, facing the viewer; `radius` to the middle of the tube. */
export function torus(
  radius: number,
  tube: number,
  around: number,
  across: number,
  material: MaterialName,
  arc = 360,
  start = 0,
): Mesh {
  const corner = (i: number, j: number): Point => {
    const a = ((start + (arc * i) / around) * Math.PI) / 180;
    const b = (2 * Math.PI * j) / across;
    const reach = radius + tube * Math.cos(b);
    return [reach * Math.cos(a), reach * Math.sin(a), tube * Math.sin(b)];
  };
  const mesh: Mesh = [];
  for (let i = 0; i < around; i++) {
    for (let j = 0; j < across; j++) {
      mesh.push({ points: [corner(i, j), corner(i + 1, j), corner(i + 1, j + 1), corner(i, j + 1)], material });
    }
  }
  return mesh;
}

export function polygonOf(corners: number, radius: number, start = 90): Flat[] {
  return Array.from({ length: corners }, (_, i): Flat => {
    const a = ((start + (360 * i) / corners) * Math.PI) / 180;
    return [radius * Math.cos(a), radius * Math.sin(a)];
  });
}

export function starOf(rays: number, outer: number, inner: number, start = 90): Flat[] {
  return Array.from({ length: rays * 2 }, (_, i): Flat => {
    const a = ((start + (180 * i) / rays) * Math.PI) / 180;
    const radius = i % 2 ? inner : outer;
    return [radius * Math.cos(a), radius * Math.sin(a)];
  });
}

function onCircle(radius: number, angle: number, y: number): Point {
  return [radius * Math.cos(angle), y, radius * Math.sin(angle)];
}
