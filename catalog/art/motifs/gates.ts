import { extrude } from '#catalog/art/extrude.ts';
import type { Mesh } from '#catalog/art/mesh.ts';
import { move, rotateX, rotateZ, scale } from '#catalog/art/mesh.ts';
import { outline } from '#catalog/art/outline.ts';
import { box, lathe, polygonOf, torus } from '#catalog/art/solids.ts';
import type { Flat } from '#catalog/art/svg.ts';
import type { Motif } from './motif.ts';
import { gem, pillar } from './parts.ts';

export const gate: Motif = () => {
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

/** Three arches one behind the other, light at the end. */
export const arch: Motif = () => {
  const portal = extrude(outline('-.6,0 .6,0 .6,.9 .3,1.5 0,1.62 -.3,1.5 -.6,.9'), 0.02, {
    bevel: 0,
    material: 'portal',
  });
  const arches = [2, 1, 0].map((step): Mesh => {
    const arc = voussoirs(1.5, (radius, angle) => [
      radius * Math.cos(angle),
      0.82 + radius * 1.15 * Math.sin(angle),
    ]).flatMap((corner, i) => {
      const stone = [corner(0.74, 0), corner(1.02, 0), corner(1.02, 1), corner(0.74, 1)];
      return extrude(stone, 0.4, { bevel: 0.04, material: i === 3 && step === 0 ? 'metal' : 'stone' });
    });
    const posts = [-0.88, 0.88].flatMap((x) => move(box(0.3, 0.82, 0.42, 'stone', 0.05), x));
    const size = 1 - step * 0.13;
    return move(scale([...arc, ...posts], size, size, 1), 0, 0, -step * 0.55);
  });
  return [move(portal, 0, 0, -1.2), ...arches];
};

export const ring: Motif = () => {
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

/** A horned ball with a lit pupil under a heavy lid. */
export const eye: Motif = () => {
  const spikes = Array.from({ length: 9 }, (_, i) => {
    const long = i % 2;
    const spike: Flat[] = [
      [-0.13, 0.62],
      [0.13, 0.62],
      [0.05, 1 + long * 0.2],
      [0, 1.12 + long * 0.22],
    ];
    return rotateZ(extrude(spike, 0.22, { bevel: 0.03, material: 'stone', dome: 0.06 }), i * 40);
  }).flat();
  const profile = outline('0,-.72 .5,-.52 .72,0 .66,.3 .5,.5 .42,.57 .3,.63 .16,.66 0,.66');
  const ball = lathe(profile, 18, 'stone', {
    materialAt: (ring) => (ring === 5 ? 'emit' : ring === 4 || ring === 6 ? 'gem' : ring >= 7 ? 'dark' : 'metal'),
  });
  const lid = lathe(outline('.74,-.05 .78,.1 .7,.34 .6,.46'), 18, 'stone', { start: 10, arc: 160 });
  return [
    move(spikes, 0, 1.15, -0.25),
    move(rotateX(ball, 90), 0, 1.15),
    move(scale(rotateX(lid, 90), 1.03, 1, 1.06), 0, 1.13),
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
