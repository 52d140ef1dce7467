import { extrude } from '#catalog/art/shape/extrude.ts';
import { move, rotateY, rotateZ, scale } from '#catalog/art/shape/mesh.ts';
import { outline } from '#catalog/art/shape/outline.ts';
import { polygonOf } from '#catalog/art/shape/solids.ts';
import type { Flat } from '#catalog/art/svg.ts';
import type { DrawnObject } from './drawn-object.ts';
import { gem, rod } from './parts.ts';

/** Two crossed blades with a boss where they meet. */
export const blades: DrawnObject = () => {
  const blade = [
    ...extrude(outline('0,1.5 .17,1.22 .14,0 -.14,0 -.17,1.22'), 0.1, {
      bevel: 0.02,
      material: 'steel',
      dome: 0.05,
      apex: [0, 0.7],
    }),
    ...extrude(outline('-.4,-.06 .4,-.06 .3,.1 -.3,.1'), 0.2, { bevel: 0.03, material: 'metal' }),
    ...move(rod(0.075, 0.4, 6, 'cloth'), 0, -0.44),
    ...move(gem(0.12, 0.24, 5), 0, -0.62),
  ];
  const large = scale(blade, 1.12);
  const boss = extrude(polygonOf(6, 0.3, 0), 0.16, { bevel: 0.05, material: 'metal', front: 'gem', dome: 0.14 });
  return [
    move(rotateZ(large, 40), 0.62, 0.62, -0.08),
    move(rotateZ(large, -40), -0.62, 0.62, 0.1),
    move(boss, 0, 1.34, 0.3),
  ];
};

export const shield: DrawnObject = () => {
  const rim = outline('0,-1.02 .56,-.5 .78,.12 .74,.78 .36,.72 0,.9 -.36,.72 -.74,.78 -.78,.12 -.56,-.5');
  const field = rim.map(([x, y]): Flat => [x * 0.74, y * 0.74 + 0.01]);
  const boss = extrude(polygonOf(6, 0.26), 0.16, { bevel: 0.04, material: 'metal', front: 'gem', dome: 0.12 });
  return [
    move(extrude(rim, 0.24, { bevel: 0.09, material: 'metal' }), 0, 1.12),
    move(extrude(field, 0.1, { bevel: 0.03, material: 'cloth', dome: 0.16, apex: [0, 0.08] }), 0, 1.12, 0.14),
    move(boss, 0, 1.2, 0.3),
  ].map((part) => rotateY(part, -14));
};
