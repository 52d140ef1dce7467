import { extrude } from '#catalog/art/shape/extrude.ts';
import type { Mesh } from '#catalog/art/shape/mesh.ts';
import { mirrorX, move, rotateX, rotateY, rotateZ, scale } from '#catalog/art/shape/mesh.ts';
import { mirrored, outline } from '#catalog/art/shape/outline.ts';
import { lathe, polygonOf } from '#catalog/art/shape/solids.ts';
import type { Flat } from '#catalog/art/svg.ts';
import type { DrawnObject } from './drawn-object.ts';
import { gem } from './parts.ts';

export const cuirass: DrawnObject = () => {
  const torso = extrude(mirrored('0,.25 .34,.36 .5,.8 .62,1.2 .5,1.6 .24,1.72 0,1.5'), 0.5, {
    bevel: 0.1,
    material: 'metal',
    dome: 0.22,
    apex: [0, 1.12],
  });
  const pauldron = [2, 1, 0]
    .flatMap((i) => {
      const plate = lathe(outline('.46,0 .5,.06 .42,.26 .22,.4 0,.44'), 9, i === 1 ? 'stone' : 'metal', { start: 10 });
      return move(
        rotateZ(scale(plate, 1 - i * 0.1, 0.95 - i * 0.1, 1 - i * 0.12), -20 - i * 14),
        0.66 + i * 0.12,
        1.42 - i * 0.2,
        0,
      );
    })
    .reverse();
  const skirt = [-2, -1, 0, 1, 2].flatMap((i) => {
    const flap = extrude(outline('-.16,0 .16,0 .13,-.42 0,-.5 -.13,-.42'), 0.22, {
      bevel: 0.04,
      material: i % 2 ? 'cloth' : 'stone',
    });
    return move(rotateZ(flap, i * 7), i * 0.2, 0.46, 0.1 - Math.abs(i) * 0.05);
  });
  const stud = extrude(polygonOf(6, 0.17), 0.1, { bevel: 0.03, material: 'metal', front: 'emit' });
  const parts = [skirt, torso, pauldron, mirrorX(pauldron), move(stud, 0, 1.14, 0.44)];
  return parts.map((part) => move(part, 0, 0.12));
};

/** A crown on a cushion. */
export const crown: DrawnObject = () => {
  const points = Array.from({ length: 9 }, (_, i) => {
    const degrees = (i * 360) / 9;
    const tooth: Flat[] = [
      [-0.24, 0],
      [0.24, 0],
      [0.14, 0.3],
      [0, i % 2 ? 0.62 : 0.95],
      [-0.14, 0.3],
    ];
    const mesh = move(extrude(tooth, 0.08, { bevel: 0.03, material: 'metal', back: true, dome: 0.05 }), 0, 0.26, 0.74);
    return { depth: Math.cos((degrees * Math.PI) / 180), mesh: rotateY(mesh, degrees) };
  }).sort((a, b) => a.depth - b.depth);
  const band = lathe(outline('.66,0 .78,0 .8,.12 .76,.3 .66,.3'), 18, 'metal');
  const jewels = [-60, -20, 20, 60].map((degrees) =>
    rotateY(move(rotateX(gem(0.1, 0.12, 6, 'emit'), 90), 0, 0.16, 0.76), degrees),
  );
  const cushion = lathe(outline('0,0 .85,0 .95,.12 .9,.42 .7,.52 0,.48'), 12, 'cloth');
  const back = points.filter(({ depth }) => depth < 0).map(({ mesh }) => mesh);
  const front = points.filter(({ depth }) => depth >= 0).map(({ mesh }) => mesh);
  return [cushion, ...[...back, band, ...front, ...jewels].map((mesh) => move(rotateX(mesh, 8), 0, 0.62))];
};

/** A horned mask with lit eyes. */
export const mask: DrawnObject = () => {
  const face = extrude(mirrored('0,-.92 .3,-.62 .52,-.2 .66,.34 .5,.72 .2,.84 0,.66'), 0.36, {
    bevel: 0.08,
    material: 'metal',
    dome: 0.34,
    apex: [0, 0.1],
  });
  const slit = extrude(outline('.12,.2 .44,.38 .4,.2 .2,.1'), 0.06, { bevel: 0, material: 'emit' });
  const teeth = [-0.2, 0, 0.2].flatMap((x) => move(rotateX(gem(0.07, 0.3, 4, 'steel'), 170), x, -0.62, 0.22));
  const horn = maskHorn();
  const parts = [[...horn, ...mirrorX(horn)], face, move([...slit, ...mirrorX(slit)], 0, 0, 0.36), teeth];
  return parts.map((part) => move(scale(part, 0.86), 0, 0.96));
};

function maskHorn(): Mesh {
  const horn: Mesh = [];
  let [x, y] = [0.44, 0.62];
  for (let i = 0; i < 6; i++) {
    const degrees = 18 + i * 17;
    const width = 0.2 - i * 0.03;
    const joint = lathe(
      [
        [0, 0],
        [width, 0],
        [width - 0.03, 0.3],
        [0, 0.32],
      ],
      6,
      'stone',
    );
    horn.push(...move(rotateZ(joint, degrees - 78), x, y, -0.1));
    x += 0.24 * Math.sin(((78 - degrees) * Math.PI) / 180);
    y += 0.24 * Math.cos(((78 - degrees) * Math.PI) / 180);
  }
  return horn;
}
