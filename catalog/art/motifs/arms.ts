import { extrude } from '#catalog/art/extrude.ts';
import type { MaterialName, Mesh } from '#catalog/art/mesh.ts';
import { move, rotateY, rotateZ, scale } from '#catalog/art/mesh.ts';
import { outline } from '#catalog/art/outline.ts';
import { box, lathe, polygonOf } from '#catalog/art/solids.ts';
import type { Flat } from '#catalog/art/svg.ts';
import type { Motif } from './motif.ts';
import { gem, rod } from './parts.ts';

/** A sword driven into rocks. */
export const sword: Motif = (random) => {
  const blade = extrude(outline('0,-1.3 .13,-1.08 .15,.2 -.15,.2 -.13,-1.08'), 0.1, {
    bevel: 0.02,
    material: 'steel',
    dome: 0.04,
    apex: [0, -0.4],
  });
  const guard = extrude(outline('-.5,.3 -.4,.2 .4,.2 .5,.3 .42,.4 .12,.34 -.12,.34 -.42,.4'), 0.2, {
    bevel: 0.04,
    material: 'metal',
  });
  const grip = move(lathe(outline('0,0 .07,0 .09,.2 .07,.42 0,.42'), 7, 'cloth'), 0, 0.36);
  const pommel = move(gem(0.13, 0.28), 0, 0.76);
  const rocks = (
    [
      [-0.45, 0.2, 0.3],
      [0.4, 0.1, 0.35],
      [0.02, 0.45, 0.22],
      [-0.1, -0.3, 0.4],
    ] as const
  ).map(([x, z, size]) =>
    move(scale(lathe(outline('0,0 1,0 .8,.7 .35,1 0,1'), 6, 'stone', { start: random() * 90 }), size), x, 0, z),
  );
  const [left = [], right = [], near = [], far = []] = rocks;
  const tilted = [blade, guard, grip, pommel].map((mesh) => move(rotateZ(mesh, -9), 0.04, 1.18));
  return [far, left, ...tilted, right, near];
};

/** Two crossed blades with a boss where they meet. */
export const blades: Motif = () => {
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

export const shield: Motif = () => {
  const rim = outline('0,-1.02 .56,-.5 .78,.12 .74,.78 .36,.72 0,.9 -.36,.72 -.74,.78 -.78,.12 -.56,-.5');
  const field = rim.map(([x, y]): Flat => [x * 0.74, y * 0.74 + 0.01]);
  const boss = extrude(polygonOf(6, 0.26), 0.16, { bevel: 0.04, material: 'metal', front: 'gem', dome: 0.12 });
  return [
    move(extrude(rim, 0.24, { bevel: 0.09, material: 'metal' }), 0, 1.12),
    move(extrude(field, 0.1, { bevel: 0.03, material: 'cloth', dome: 0.16, apex: [0, 0.08] }), 0, 1.12, 0.14),
    move(boss, 0, 1.2, 0.3),
  ].map((part) => rotateY(part, -14));
};

export const rifle: Motif = () => {
  const part = (pairs: string, depth: number, material: MaterialName, bevel = 0.03): Mesh =>
    extrude(outline(pairs), depth, { bevel, material });
  const parts = [
    part('-1.35,.1 -.72,.2 -.72,.42 -1.35,.46 -1.42,.3', 0.18, 'cloth'),
    part('-.16,-.42 .06,-.42 .16,.16 -.06,.16', 0.14, 'stone'),
    part('-.72,.12 .5,.12 .55,.5 -.72,.5', 0.26, 'metal', 0.05),
    part('-.62,-.34 -.4,-.38 -.28,.14 -.5,.14', 0.16, 'cloth'),
    part('.5,.18 1.1,.2 1.1,.42 .5,.44', 0.2, 'stone', 0.04),
    part('1.1,.26 1.6,.26 1.6,.36 1.1,.36', 0.1, 'steel', 0.02),
    part('-.3,.5 .16,.5 .2,.72 -.34,.72', 0.18, 'stone', 0.04),
    move(part('-.6,.28 .4,.28 .4,.33 -.6,.33', 0.02, 'emit', 0), 0, 0, 0.14),
  ];
  const held = parts.map((mesh) => rotateY(move(rotateZ(scale(mesh, 0.86), 17), -0.04, 1.1), -16));
  return [move(box(0.5, 0.5, 0.4, 'stone', 0.1), -0.1), ...held];
};
