import { extrude } from '#catalog/art/shape/extrude.ts';
import { move, rotateY } from '#catalog/art/shape/mesh.ts';
import { outline } from '#catalog/art/shape/outline.ts';
import { box } from '#catalog/art/shape/solids.ts';
import type { DrawnObject } from './drawn-object.ts';
import { gem } from './parts.ts';

export const crate: DrawnObject = () => {
  const corners: [number, number][] = [
    [-0.62, -0.62],
    [0.62, -0.62],
    [-0.62, 0.62],
    [0.62, 0.62],
  ];
  const frame = [
    ...[0, 1.12].flatMap((y) => move(box(1.4, 0.16, 1.4, 'metal', 0.05), 0, y)),
    ...corners.flatMap(([x, z]) => move(box(0.17, 1.28, 0.17, 'metal', 0.05), x, 0, z)),
  ];
  const plate = extrude(outline('-.22,-.22 .22,-.22 .22,.22 -.22,.22'), 0.08, {
    bevel: 0.05,
    material: 'metal',
    front: 'emit',
  });
  const slot = rotateY(extrude(outline('-.3,-.04 .3,-.04 .3,.04 -.3,.04'), 0.04, { bevel: 0, material: 'emit' }), 90);
  const parts = [
    [...move(box(1.3, 1.2, 1.3, 'stone', 0.05), 0, 0.04), ...frame],
    move(box(1.16, 0.12, 1.16, 'cloth', 0.1), 0, 1.26),
    move(plate, 0, 0.68, 0.68),
    move(slot, 0.67, 0.68, 0),
    move(gem(0.2, 0.5), 0, 1.46, 0),
  ];
  return parts.map((part) => rotateY(part, 30));
};
