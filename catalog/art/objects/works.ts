import type { MaterialName, Mesh } from '#catalog/art/shape/mesh.ts';
import { move, rotateY, rotateZ } from '#catalog/art/shape/mesh.ts';
import { box, lathe } from '#catalog/art/shape/solids.ts';
import type { Flat } from '#catalog/art/svg.ts';
import type { DrawnObject } from './drawn-object.ts';
import { rod } from './parts.ts';

export const crystal: DrawnObject = (random) => {
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
export const blocks: DrawnObject = (random) => {
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
