import { extrude } from '#catalog/art/extrude.ts';
import type { MaterialName, Mesh } from '#catalog/art/mesh.ts';
import { mirrorX, move, rotateX, rotateY, rotateZ } from '#catalog/art/mesh.ts';
import { outline } from '#catalog/art/outline.ts';
import { box, lathe, polygonOf, torus } from '#catalog/art/solids.ts';
import type { Flat } from '#catalog/art/svg.ts';
import type { Motif } from './motif.ts';
import { gem, rod } from './parts.ts';

/** Steps that wind up round a gem. */
export const ladder: Motif = () => {
  const steps = Array.from({ length: 6 }, (_, i) => {
    const angle = ((205 - i * 46) * Math.PI) / 180;
    const height = 0.22 + i * 0.26;
    const step = [
      ...box(0.6, height, 0.52, i % 2 ? 'metal' : 'stone', 0.04),
      ...move(box(0.36, 0.02, 0.3, 'emit'), 0, height),
    ];
    return { depth: Math.sin(angle), mesh: move(step, 0.8 * Math.cos(angle), 0, -0.8 * Math.sin(angle) * 0.8) };
  }).sort((a, b) => b.depth - a.depth);
  return [...steps.map(({ mesh }) => mesh), move(gem(0.24, 0.74), 0, 1.5, 0)];
};

export const tower: Motif = () =>
  (
    [
      [-0.56, -0.3, 1.1, 0.26],
      [0.6, -0.25, 0.9, 0.24],
      [0, -0.1, 1.5, 0.38],
      [-0.38, 0.42, 0.7, 0.22],
      [0.36, 0.46, 0.54, 0.2],
    ] as const
  ).flatMap(([x, z, height, width]) => {
    const wall: Flat[] = [
      [0, 0],
      [width * 1.15, 0],
      [width, height * 0.12],
      [width * 0.86, height * 0.8],
      [width * 1.12, height * 0.86],
      [width * 1.12, height],
      [0, height],
    ];
    const window = extrude(outline('-.06,0 .06,0 .06,.16 0,.24 -.06,.16'), 0.04, { bevel: 0, material: 'emit' });
    return [
      move(lathe(wall, 8, 'stone', { start: 22 }), x, 0, z),
      move(
        lathe(
          [
            [0, 0],
            [width * 1.2, 0],
            [0, width * 2.1],
          ],
          8,
          'cloth',
          { start: 22 },
        ),
        x,
        height,
        z,
      ),
      move(window, x, height * 0.56, z + width * 0.92),
    ];
  });

export const crystal: Motif = (random) => {
  const shard = (x: number, z: number, height: number, width: number, tilt: number, material: MaterialName = 'gem') => {
    const profile: Flat[] = [
      [0, 0],
      [width, 0],
      [width * 1.12, height * 0.62],
      [width * 0.5, height * 0.88],
      [0, height],
    ];
    return move(rotateZ(lathe(profile, 6, material, { start: 10 + random() * 40 }), tilt), x, 0, z);
  };
  return [
    shard(-0.28, -0.4, 1.5, 0.24, 10),
    shard(0.42, -0.3, 1.3, 0.22, -16),
    shard(0, -0.05, 2.05, 0.33, -2),
    shard(-0.66, 0.1, 0.95, 0.2, 24, 'metal'),
    shard(0.62, 0.22, 0.84, 0.18, -26),
    shard(-0.3, 0.46, 0.72, 0.17, 14),
    shard(0.24, 0.5, 0.56, 0.15, -12, 'metal'),
  ];
};

/** A heap of studded bricks. */
export const blocks: Motif = (random) => {
  const side = 0.46;
  const materials: MaterialName[] = ['metal', 'gem', 'cloth', 'stone'];
  const heights = [
    [3, 2, 1],
    [4, 3, 1],
    [2, 1, 1],
  ];
  const bricks = heights.flatMap((row, z) =>
    row.flatMap((height, x) =>
      Array.from({ length: height }, (_, y): Mesh => {
        const brick = box(side * 0.97, side * 0.97, side * 0.97, materials[Math.floor(random() * 4)], 0.06);
        const studs = y === height - 1 ? brickStuds(side * 0.97) : [];
        return rotateY(move([...brick, ...studs], (x - 1) * side, y * side, (z - 1) * side), 38);
      }),
    ),
  );
  return bricks.sort((a, b) => nearness(a) - nearness(b));
};

function brickStuds(top: number): Mesh {
  const places: [number, number][] = [
    [-0.1, -0.1],
    [0.1, -0.1],
    [-0.1, 0.1],
    [0.1, 0.1],
  ];
  return places.flatMap(([x, z]) => move(rod(0.075, 0.06, 8, 'steel'), x, top, z));
}

/** Higher and nearer bricks are painted later. */
function nearness(mesh: Mesh): number {
  const corners = mesh.flatMap((face) => face.points);
  const sum = corners.reduce((total, [, y, z]) => total + z + y * 0.35, 0);
  return sum / corners.length;
}

/** A winged horse's head. */
export const mount: Motif = () => {
  const place =
    (x: number) =>
    (corner: Flat): Flat => [corner[0] - x, corner[1] * 0.98 + 0.06];
  const head = outline(
    '-.34,0 .5,0 .46,.5 .34,.8 .62,.86 .98,.76 1.08,.94 1,1.1 .62,1.4 .42,1.62 .36,1.92 .2,1.66 .06,1.86 -.02,1.58 -.3,1.3 -.44,.8',
  ).map(place(0.22));
  const mane = outline(
    '-.3,0 -.52,.14 -.4,.34 -.64,.5 -.48,.7 -.68,.9 -.46,1.06 -.56,1.28 -.28,1.36 -.24,1.62 0,1.6 -.26,1.3 -.4,.8 -.3,.1',
  ).map(place(0.2));
  const wing = Array.from({ length: 6 }, (_, i) => {
    const feather: Flat[] = [
      [0, -0.1],
      [0.3, -0.13],
      [1.25 - i * 0.13, 0],
      [0.3, 0.13],
      [0, 0.1],
    ];
    const mesh = extrude(feather, 0.06, { bevel: 0.02, material: i % 2 ? 'stone' : 'cloth', dome: 0.05 });
    return move(rotateZ(mesh, 152 - i * 19), -0.28, 0.92 - i * 0.07, -0.3 + i * 0.035);
  });
  return [
    ...wing.map((feather) => move(mirrorX(feather), 0.1, 0.08, -0.35)),
    ...wing,
    extrude(mane, 0.22, { bevel: 0.03, material: 'cloth' }),
    extrude(head, 0.46, { bevel: 0.11, material: 'metal' }),
    move(extrude(polygonOf(4, 0.07), 0.06, { bevel: 0, material: 'emit' }), 0.2, 1.32, 0.24),
    move(rotateX(torus(0.44, 0.05, 12, 5, 'metal'), 80), -0.14, 0.34, 0),
  ];
};
