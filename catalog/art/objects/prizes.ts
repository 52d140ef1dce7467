import { extrude } from '#catalog/art/shape/extrude.ts';
import { mirrorX, move, rotateZ } from '#catalog/art/shape/mesh.ts';
import { outline } from '#catalog/art/shape/outline.ts';
import { box, lathe, polygonOf, starOf, torus } from '#catalog/art/shape/solids.ts';
import type { Flat } from '#catalog/art/svg.ts';
import type { DrawnObject } from './drawn-object.ts';
import { gem, rod } from './parts.ts';

export const trophy: DrawnObject = () => {
  const profile = outline(
    '0,0 .5,0 .5,.14 .36,.2 .14,.28 .1,.56 .2,.68 .5,.86 .68,1.26 .74,1.72 .66,1.74 .58,1.5 0,1.3',
  );
  const cup = lathe(profile, 12, 'metal', { start: 15, materialAt: (ring) => (ring < 3 ? 'stone' : 'metal') });
  const handle = torus(0.32, 0.06, 10, 5, 'metal', 220, -110);
  const star = extrude(starOf(5, 0.28, 0.13), 0.1, { bevel: 0.02, material: 'gem', dome: 0.08 });
  return [[...move(mirrorX(handle), -0.72, 1.3, 0), ...move(handle, 0.72, 1.3, 0)], cup, move(star, 0, 1.24, 0.72)];
};

export const medal: DrawnObject = () => {
  const wing = [0, 1, 2, 3].flatMap((i) => {
    const feather: Flat[] = [
      [0, -0.09],
      [0.24, -0.13],
      [0.98 - i * 0.16, 0],
      [0.24, 0.11],
      [0, 0.09],
    ];
    const mesh = extrude(feather, 0.08, { bevel: 0.02, material: i % 2 ? 'stone' : 'metal', dome: 0.05 });
    return move(rotateZ(mesh, 34 - i * 20), 0.3, 1.24 - i * 0.1, -0.14 + i * 0.03);
  });
  const chevrons = [0, 1, 2].map((i) => {
    const stripe = outline('-.32,-.12 0,.1 .32,-.12 .32,.02 0,.24 -.32,.02');
    return move(
      extrude(stripe, 0.08, { bevel: 0.015, material: i === 2 ? 'emit' : 'metal' }),
      0,
      0.86 + i * 0.22,
      0.22,
    );
  });
  return [
    [...wing, ...mirrorX(wing)],
    move(extrude(polygonOf(6, 0.82), 0.3, { bevel: 0.1, material: 'metal' }), 0, 1.14),
    move(extrude(polygonOf(6, 0.6), 0.1, { bevel: 0.04, material: 'stone', front: 'cloth' }), 0, 1.14, 0.15),
    ...chevrons,
  ];
};

export const banner: DrawnObject = () => {
  const pole = [
    ...rod(0.06, 2.3, 7, 'metal'),
    ...move(gem(0.1, 0.3), 0, 2.26),
    ...move(rotateZ(rod(0.045, 1.4, 6, 'metal'), 90), 0.7, 2.05, 0.1),
  ];
  const cloth = outline('-.58,0 .58,0 .58,-1.12 0,-1.42 -.58,-1.12');
  const stripe = outline('-.4,0 0,-.14 .4,0 .4,-.1 0,-.24 -.4,-.1');
  return [
    pole,
    move(extrude(cloth, 0.08, { bevel: 0.05, material: 'metal', front: 'cloth' }), 0, 2, 0.16),
    move(extrude(starOf(4, 0.36, 0.13), 0.08, { bevel: 0.02, material: 'metal', dome: 0.1 }), 0, 1.38, 0.22),
    box(0.5, 0.14, 0.5, 'stone', 0.2),
    move(extrude(stripe, 0.04, { bevel: 0, material: 'emit' }), 0, 0.96, 0.22),
  ];
};
