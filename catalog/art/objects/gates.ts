import { extrude } from '#catalog/art/shape/extrude.ts';
import { move, rotateZ } from '#catalog/art/shape/mesh.ts';
import { outline } from '#catalog/art/shape/outline.ts';
import { box, polygonOf, torus } from '#catalog/art/shape/solids.ts';
import type { Flat } from '#catalog/art/svg.ts';
import type { DrawnObject } from './drawn-object.ts';
import { gem, pillar } from './parts.ts';

export const gate: DrawnObject = () => {
  const portal = extrude(outline('-.62,0 .62,0 .62,1.2 .36,1.56 0,1.7 -.36,1.56 -.62,1.2'), 0.02, {
    bevel: 0,
    material: 'portal',
  });
  const arc = voussoirs(2, (radius, angle) => [
    radius * Math.cos(angle),
    1.12 + radius * 0.86 * Math.sin(angle),
  ]).flatMap((corner, i) => {
    const stone = [corner(0.66, 0), corner(1, 0), corner(1, 1), corner(0.66, 1)];
    const keystone = i === 3;
    return extrude(stone, keystone ? 0.62 : 0.44, { bevel: 0.035, material: keystone ? 'metal' : 'stone' });
  });
  return [
    portal,
    [...pillar(-0.83, 0.34, 1.14), ...pillar(0.83, 0.34, 1.14), ...arc],
    move(gem(0.12, 0.34), 0, 2.06, 0.1),
    move(box(1.5, 0.1, 0.34, 'stone', 0.2), 0, 0, 0.42),
  ];
};

export const ring: DrawnObject = () => {
  const claws = [0, 72, 144, 216, 288].flatMap((degrees) => {
    const claw = extrude(outline('-.11,.74 .11,.74 .16,1.1 0,1.2 -.16,1.1'), 0.4, { bevel: 0.04, material: 'metal' });
    return move(rotateZ(claw, degrees), 0, 1.08);
  });
  return [
    move(extrude(polygonOf(24, 0.72), 0.02, { bevel: 0, material: 'portal' }), 0, 1.08),
    [...move(rotateZ(torus(0.86, 0.15, 20, 6, 'stone'), 9), 0, 1.08), ...claws],
    [-0.52, 0.52].flatMap((x) => move(box(0.34, 0.28, 0.6, 'stone', 0.1), x, 0, 0.1)),
  ];
};

type ArcPoint = (radius: number, angle: number) => Flat;

/** The seven stones of an arch: each gives its corners by radius and end (0 right, 1 left), `gap` degrees apart from its neighbours. */
function voussoirs(gap: number, arcPoint: ArcPoint): ((radius: number, end: 0 | 1) => Flat)[] {
  return Array.from({ length: 7 }, (_, i) => {
    const ends = [(i * 180) / 7 + gap, ((i + 1) * 180) / 7 - gap] as const;
    return (radius, end) => arcPoint(radius, (ends[end] * Math.PI) / 180);
  });
}
